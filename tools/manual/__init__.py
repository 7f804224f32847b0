"""The manual: the pages of `docs` as one site that works from a folder, without any network.

`python -m tools.manual` builds it into `site`; `python -m tools.manual serve` shows it.

Site generators were looked at in November 2026. Zensical 0.0.73 (MIT) is still an alpha, brings 90
MB, and asks a foreign server for a script as soon as its search is to work from a folder. Material
for MkDocs 9.8 (MIT) asks for the same one, and stands on MkDocs 1.6.1, of 2024. Sphinx with MyST
and Furo (BSD, MIT) is mature and works offline, but would be some thirty packages, a build for each
language, and a theme to take apart before it looked like the table. What a manual needs (links that
are checked, a list of pages, a search, two languages, day and night) is a few hundred lines over
markdown-it-py and Pygments, which the terminal's `rich` has brought already.
"""
