# What is refused of what people ask for by name: a game, seats, options.

game = game: there is no { $given }; there are { $there }
bench = bench: there is no { $given } for { $of }; there are { $there }
player = player: there is no { $given }; there are { $there }
lang = lang: there are words in { $there }, not { $given }
seat = seat: { $given } is not one of 0 to { $last }
seats = seats: { $title } is for { $one ->
        [yes] { $most }
       *[no] { $least } to { $most }
    } players, not { $given }
option = options.{ $name }: { $title } has no such option; it has { $there }
value = options.{ $name }: { $given } is none of { $there }
no-object = options.{ $name }: an object is not possible
no-folder = options.{ $name }: { $folder } is a folder, and a file is expected
extra = { $package } is not installed: pip install 'captains-table[{ $extra }]'
