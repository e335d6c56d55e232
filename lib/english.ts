import { stemmer } from 'stemmer'

/** A word as it is in a text, and what it is compared by. */
export interface Word {
  from: number
  to: number
  /** Small letters without accents and apostrophes. */
  plain: string
}

const wordPattern = /%|[\p{L}\p{N}]+(?:[’'&][\p{L}\p{N}]+)*/gu
const longestWord = 40

/** The words of a text in order, with their places in it. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    plain: plainOf(word).slice(0, longestWord),
  })).filter(({ plain }) => plain !== '')
}

function plainOf(word: string) {
  if (word === '%') return 'percent'
  // Most words of the site are plain already; taking accents off is the slow part.
  const bare = /^[\x20-\x7e]*$/.test(word) ? word : word.normalize('NFKD').replace(/\p{M}/gu, '')
  return bare.toLowerCase().replace(/[’'&]/g, '')
}

/** Forms that no rule of endings brings together. */
const irregular = new Map(
  `ate:eat been:be began:begin begun:begin bought:buy broke:break broken:break brought:bring built:build caught:catch chose:choose
  chosen:choose drew:draw drawn:draw drove:drive driven:drive fed:feed fell:fall fallen:fall felt:feel found:find fought:fight
  froze:freeze frozen:freeze gave:give grew:grow grown:grow held:hold hid:hide hidden:hide hung:hang kept:keep knew:know known:know
  led:lead left:leave lent:lend lost:lose made:make meant:mean met:meet paid:pay proven:prove ran:run rose:rise risen:rise said:say
  saw:see seen:see sent:send shown:show sold:sell spent:spend spoke:speak spoken:speak stole:steal stolen:steal stood:stand swore:swear
  taught:teach thought:think threw:throw thrown:throw told:tell took:take taken:take tore:tear torn:tear understood:understand
  woke:wake wore:wear worn:wear won:win wrote:write written:write men:man women:woman children:child feet:foot teeth:tooth
  criteria:criterion analyses:analysis`
    .split(/\s+/)
    .map((pair): [string, string] => [pair.split(':')[0] ?? '', pair.split(':')[1] ?? '']),
)

const stems = new Map<string, string>()
const keptStems = 50_000

/** -ise and -isation, of which the stemmer knows the American spelling. What stands before is long enough to leave “rise” alone. */
const britishEnding = /^(.{3,})is(e|es|ed|er|ers|ing|ation|ations)$/

/** The stem that a plain word is indexed by, after M. F. Porter, “An algorithm for suffix stripping” (1980). Codes and numbers are their own. */
export function termOf(plain: string): string {
  const known = stems.get(plain)
  if (known !== undefined) return known
  const word = irregular.get(plain) ?? plain
  const stem = /^[a-z]+$/.test(word) ? stemmer(word.replace(britishEnding, '$1iz$2')) : word
  if (stems.size < keptStems) stems.set(plain, stem)
  return stem
}

/** Words that carry no subject. They aren't indexed, and in a query they count only when there is nothing else. */
export const stopWords = new Set(
  `a about above after again all also although am an and any anything are as at be because been before being below between both but by
  came can cannot cant come could couldnt did didnt do does doesnt doing done dont down during each either else even ever every for from further
  get gets getting give given go goes going got had has hasnt have havent having he her here hers him his how however i id if ill im in
  into is isnt it its itself ive just let lets like made make makes many may me might more most much must my myself no nor not now of
  off on once only onto or other our ours out over own per please put quite rather really same she should shouldnt so some somebody
  someone something somewhere still such take taken than that thats the their theirs them then there theres these they theyre thing
  things this those through to too under until up upon us very via was wasnt we well were weve what whats when where whether which
  while who whom whose why will with within without wont would wouldnt yes yet you youre your yours`.split(
    /\s+/,
  ),
)

/** What the telling words of a text are indexed as, each once. */
export function termsOf(text: string): string[] {
  return [...new Set(wordsOf(text).flatMap(({ plain }) => (stopWords.has(plain) ? [] : [termOf(plain)])))]
}
