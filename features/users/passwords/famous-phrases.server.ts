/** Passphrases that guides give as examples, and lines that everybody knows: long, and among the first that are tried. Letters only. */
export const famousPhrases = `
correct horse battery staple
horse staple battery correct
battery horse staple correct
staple battery horse correct
troubador
the quick brown fox
lazy dog
lorem ipsum dolor
to be or not to be
that is the question
may the force be with you
these are not the droids
i am your father
winter is coming
you know nothing
one ring to rule
you shall not pass
live long and prosper
beam me up scotty
elementary my dear
hasta la vista
here is looking at you
frankly my dear
there is no place like home
houston we have a problem
life is like a box
to infinity and beyond
my name is bond
open sesame
once upon a time
happily ever after
it was the best of times
call me ishmael
in the beginning
our father who art
the lord is my shepherd
god save the king
god save the queen
god bless america
rule britannia
for queen and country
keep calm and carry on
mind the gap
four score and seven
we the people
i have a dream
ask not what your country
one small step for man
never gonna give you up
hello darkness my old friend
let it be let it be
all you need is love
we are the champions
we will rock you
stairway to heaven
another brick in the wall
twinkle twinkle little
humpty dumpty sat
mary had a little lamb
roses are red
violets are blue
happy birthday to you
you will never walk alone
youll never walk alone
glory glory man united
supercalifragilistic
i love you so much
i love my family
let me in please
trust no one
knowledge is power
carpe diem
cogito ergo sum
el psy kongroo
`
  .trim()
  .split('\n')
  .map((line) => line.replaceAll(' ', ''))
