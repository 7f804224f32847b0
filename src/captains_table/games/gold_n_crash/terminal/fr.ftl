# Ce que dit le plateau de Gold'n'Crash dans le terminal.

gold-code-bomb = Bo
gold-code-board = Ab
gold-code-fish = Pê
gold-code-reinforce = Re
gold-code-secure = Sé
gold-code-gold = Or
gold-actions = { $name } : { $count ->
        [one] encore { $count } action
       *[other] encore { $count } actions
    }
gold-last-turn = dernier tour
gold-one-more-turn = puis le dernier tour
gold-flying = vole
gold-resisted = a tenu { $count }
gold-wreck = épave
gold-no-guest = pas d’Invité
gold-wish-nine_gold = Or en tout
gold-wish-two_in_a_turn = cartes en un tour
gold-wish-five_cards = cartes
gold-wish-four_types = types
gold-spread = Dans le Trésor
gold-at-risk = Exposé
gold-next = À piocher
gold-under = Au fond
gold-preview = Aperçu : { $choice }
gold-pile = Défausse, { $name }
gold-with-gold = avec { $count } Or
gold-by-crash = en abattant le dernier Zeppelin adverse
gold-bombs = Bombarde à la force { $strength } le Zeppelin adverse { $column_of }.
gold-crashes = Il s’écrase à coup sûr.
gold-resists = Il résiste à coup sûr.
gold-may-crash = Il s’écrase si sa solidité est de { $weak } ; elle peut être de { $values }.
gold-guest-lost = { $destroys ->
        [sure] Son Invité est perdu.
       *[perhaps] S’il s’écrase, son Invité est perdu.
    }
gold-wins = C’est le dernier : vous gagnez sur-le-champ.
gold-boards = { $count ->
        [one] Chasse la dernière carte de la colonne adverse { $column_of } : { $cards }.
       *[other] Chasse { $count } cartes de la colonne adverse { $column_of } : { $cards }.
    }
gold-fishes = De votre défausse à votre main : { $cards }.
gold-draws = { $count ->
        [one] Pioche { $count } carte.
       *[other] Pioche { $count } cartes.
    }
gold-to-secure = { $from ->
        [both] { $count ->
            [one] Sécurise une carte de gauche ou de droite.
           *[other] Sécurise { $count } cartes de gauche et de droite, à votre choix.
        }
       *[one] { $count ->
            [one] Sécurise la dernière carte de votre colonne { $column_of }.
           *[other] Sécurise { $count } cartes de votre colonne { $column_of }.
        }
    }
gold-secures = Dans votre Trésor : { $cards }.
gold-no-effect = Une carte Or n’a pas d’effet quand on la joue.
gold-cracks = La carte du dessus du Trésor adverse va à la défausse adverse.
gold-loots = De la défausse adverse à votre Trésor : { $cards }.
gold-looks = { $count ->
        [one] Vous montre la dernière carte de votre pioche.
       *[other] Vous montre les { $count } prochaines cartes de votre pioche.
    }
gold-then-board = Ensuite, vous déplacez la dernière carte d’une colonne vers une colonne voisine.
gold-then-fish = Ensuite, vous reprenez en main la dernière carte d’une colonne.
gold-moves = Vers votre colonne { $column_of } : { $cards }.
gold-calls-back = De retour dans votre main : { $cards }.
gold-guest-comes = Comble { $guest_the } : { $guest_gold } pour votre Trésor.
gold-third = Troisième carte { $card } : la colonne est défaussée.
gold-deck-out = Votre pioche se vide : l’autre équipage jouera le dernier tour.
gold-observed-top = Va sur votre pioche.
gold-observed-bottom = Va sous votre pioche.
gold-column-0 = G
gold-column-1 = M
gold-column-2 = D
gold-short-draw = piocher
gold-short-pass = finir le tour
gold-short-bombs = force { $count }
gold-short-boards = chasse { $count }
gold-short-fishes = pêche { $count }
gold-short-draws = pioche { $count }
gold-short-secures = sécurise { $count }
gold-short-looks = en regarde { $count }
gold-short-cracks = perce le coffre
gold-short-loots = pille { $count }
gold-short-moves = déplace une carte
gold-short-calls = reprend une carte
gold-sign-card = une carte : ce qu’elle est, et son or
gold-sign-column = une colonne : on ne prend que la dernière carte
gold-sign-gold = or ; « Exposé » : sans Invité pour le protéger dans le Trésor
gold-sign-zeppelin = un Zeppelin et une épave ; « a tenu 1 » : 1 bombe n’a pas suffi
gold-sign-hull = la solidité que peut avoir un Zeppelin, pour ce que vous savez
gold-sign-guest = un Invité, son or et son souhait ; sur un Trésor : verrouillé
gold-sign-back = des cartes cachées ; à qui le tour
gold-sign-short = dans un choix abrégé : défausser ; deux fois ; colonne vidée
gold-worth-bomb = toutes celles de la colonne frappent le Zeppelin d’en face. Défaussée : perce le Trésor adverse
gold-worth-board = chasse la dernière carte de la colonne d’en face. Défaussée : déplace une de vos dernières cartes
gold-worth-fish = prend le dessus de votre défausse. Défaussée : reprend en main une de vos dernières cartes
gold-worth-reinforce = pioche une carte. Défaussée : regarde les deux prochaines de votre pioche
gold-worth-secure = met dans votre Trésor la dernière carte d’une colonne voisine. Défaussée : pille la défausse adverse
gold-worth-gold = pas d’effet, et ne peut pas être défaussée
