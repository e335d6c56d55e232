import { visitorWordsIn } from '#features/answers/text-features.ts'

/** Words that hold sentences together, of the languages that our visitors speak beside English. */
const foreign = new Set(
  `der das und ist nicht sie wir haben kann konnen fur mit auf ein eine wie was auch bei guten tag danke bitte wird im wo
 le la les des est et vous nous avez pour une avec dans sur qui que quel comment bonjour merci je mon votre cest pouvez
 el los las y es para con por una como que cuanto hola gracias tiene usted puede buenos dias en tal del
 il gli che sono con una quanto ciao grazie avete posso buongiorno della nel
 os nao voce para com uma como quanto ola obrigado tem pode bom dia
 het een en niet zijn van voor met hoe wat kunnen jullie hallo dank goedemorgen
 czy jest nie jak ile macie dzien dobry prosze dziekuje dla sie mamy oraz pomagacie
 agus ta le conas dia duit bhfuil raibh maith agat cad feidir libh sinn
 si nu este cu pentru cum cat buna ziua multumesc aveti la din
 ir kaip labas aciu yra kiek`.split(/\s+/),
)
const english = new Set(
  `the you your we our i my it is are was do does did can could would will have has what how when where which who why for from of to and
  with not but if at by be this that there any some need want get cost price work help please hi hello thanks about they us me a an
  in on or so as ring call camera cameras data ai company`.split(/\s+/),
)
const leastWords = 3

/** Whether a message is written in another language than English. Names and single foreign words are no language. */
export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const latin = text.match(/\p{Script=Latin}/gu) ?? []
  if (letters.length > 3 && latin.length * 2 < letters.length) return true
  const words = visitorWordsIn(text)
  if (words.length < leastWords) return false
  const own = words.filter((word) => foreign.has(word)).length
  const theirs = words.filter((word) => english.has(word)).length
  return own >= 2 && own > theirs && own * 4 >= words.length
}
