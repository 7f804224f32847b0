# What the board of Oh Captain! says in the terminal.

role = Role
only-you = For your eyes only, { $name }
face-down = Face-down
all-open = Nothing is hidden
looking-on = What everybody may know
talent = Talent
found = Find
under-bottle = Under the bottle
known-to-all = Known to all
you-know = You know
known = { $place }: { $cards }
known-with = with { $names }
known-under = under the bottle
nomads-near = The Nomads are near!
signs = { $captain } Captain   { $turn } has the cave   { $coin } coin   { $back } face-down card
worth-lantern = counts { $points } points
worth-egg = counts minus 1 and is never announced
worth-hook = the most of them count 4 together
worth-lizard = the most of them count 4 together
worth-pistol = the most of them count 4 together
worth-purse = counts 1; every Explorer begins with one
worth-nomads = among the last four cards; ends the game
