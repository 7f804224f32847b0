title = Lagoon
tagline = Tirez des perles du sac et gardez les meilleures.
players-and-time = 2 à 4 joueurs, { minutes } minutes
minutes = 5
# Une phrase par ligne.
summary =
    À tour de rôle, tirez une perle du sac, que vous seul regardez.
    Gardez-la, ou rejetez-la dans la mer : c’est possible deux fois par partie.
    Posez ce que vous gardez, caché ou visible de tous.
    Quand le sac est vide, une perle noire cachée compte 3 points, une blanche cachée 1, une perle visible 2. Le plus de points gagne.

## Perles et lieux

pearl-white = perle blanche
    .a = une perle blanche
pearl-black = perle noire
    .a = une perle noire
zone-bag = Sac
zone-hand = Perle en main
zone-sea = Mer
zone-hidden = Perles cachées
zone-open = Perles visibles
zone-throws = Jets restants

## Décisions

kind-keep-or-throw = Garder ou jeter
prompt-keep-or-throw = { $throws ->
        [0] Vous avez trouvé { $pearl_a } et il ne vous reste aucun jet.
       *[other] Vous avez trouvé { $pearl_a }. La garder, ou la jeter à la mer ?
    }
kind-lay = Cachée ou visible
prompt-lay = Poser { $pearl_a }, cachée ou visible de tous ?
choice-keep = La garder
choice-throw = La jeter à la mer
choice-lay = La poser { $way }
way-hidden = cachée
way-open = visible de tous

## Ce qui se passe

event-pearl-drawn = { $seat } tire { $pearl_a }.
    .seat = Vous tirez { $pearl_a }.
event-pearl-drawn-unseen = { $seat } tire une perle.
    .seat = Vous tirez une perle.
event-pearl-kept = { $seat } garde la perle.
    .seat = Vous gardez la perle.
event-pearl-thrown = { $seat } jette { $pearl_a } à la mer.
    .seat = Vous jetez { $pearl_a } à la mer.
event-pearl-thrown-unseen = { $seat } jette la perle à la mer.
    .seat = Vous jetez la perle à la mer.
event-pearl-hidden = { $seat } cache { $pearl_a }.
    .seat = Vous cachez { $pearl_a }.
event-pearl-hidden-unseen = { $seat } cache la perle.
    .seat = Vous cachez la perle.
event-pearl-opened = { $seat } montre { $pearl_a }.
    .seat = Vous montrez { $pearl_a }.
event-pearl-opened-unseen = { $seat } montre la perle.
    .seat = Vous montrez la perle.

## Le score

score-white = Perles blanches cachées
score-black = Perles noires cachées
score-open = Perles visibles
score-total = Points
