import { places } from './places.ts'
import { termOf } from '#lib/english.ts'

/** How people type on a phone, and what they mean. */
const shortForms = new Map(
  Object.entries({
    u: 'you',
    ur: 'your',
    ye: 'you',
    yer: 'your',
    r: 'are',
    y: 'why',
    n: 'and',
    nd: 'and',
    da: 'the',
    dat: 'that',
    wat: 'what',
    wot: 'what',
    wats: 'whats',
    wher: 'where',
    hoo: 'who',
    wiv: 'with',
    av: 'have',
    menny: 'many',
    anyfink: 'anything',
    sumfink: 'something',
    nuffink: 'nothing',
    fone: 'phone',
    yous: 'you',
    wen: 'when',
    hw: 'how',
    cud: 'could',
    shud: 'should',
    wud: 'would',
    pls: 'please',
    plz: 'please',
    thx: 'thanks',
    ta: 'thanks',
    cos: 'because',
    coz: 'because',
    bout: 'about',
    tho: 'though',
    b4: 'before',
    ppl: 'people',
    gonna: 'going to',
    wanna: 'want to',
    gotta: 'have to',
    dunno: 'dont know',
    tmrw: 'tomorrow',
    wk: 'week',
    wks: 'weeks',
    mth: 'month',
    mths: 'months',
    yr: 'year',
    yrs: 'years',
    hr: 'hour',
    hrs: 'hours',
    mins: 'minutes',
    secs: 'seconds',
    info: 'information',
    docs: 'documents',
    pic: 'picture',
    pics: 'pictures',
    photo: 'picture',
    photos: 'pictures',
    image: 'picture',
    images: 'pictures',
    temp: 'temperature',
    approx: 'about',
    maintenence: 'maintenance',
    maintanance: 'maintenance',
    recieve: 'receive',
    definately: 'definitely',
    seperate: 'separate',
  }),
)

/** Where it is asked whether we come there, a town stands for its part of the islands; elsewhere its name tells nothing of the question. */
const asksOfPlace =
  /\b(?:come|comes|coming|travel|travels|visit|visits|cover|covered|covers|serve|far|over|out)\b/i
const countryOf = new Map(
  Object.entries(places).flatMap(([country, towns]) =>
    towns.split(/\s+/).map((town): [string, string] => [town, country]),
  ),
)

const inOurWords = (word: string) => countryOf.get(word)?.split(' ') ?? [word]

const longestWord = 40

const plainLetters = (text: string) =>
  // Most are plain already; taking accents off is the slow part.
  /^[\x20-\x7e]*$/.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')

/** The words of a message in small letters, without accents and apostrophes, phone spelling written out. */
export function visitorWordsIn(text: string): string[] {
  return plainLetters(text)
    .toLowerCase()
    .replace(/[’'`]/g, '')
    .replaceAll('&', ' and ')
    .replaceAll('%', ' percent ')
    .split(/[^\p{L}\p{N}£€$]+/u)
    .filter(Boolean)
    .flatMap((word) => shortForms.get(word)?.split(' ') ?? [word.slice(0, longestWord)])
}

/** Words without endings, pairs of them, and runs of three and four letters, which find what is misspelt. */
export const featureKinds = ['words', 'pairs', 'letters'] as const
export type FeatureKind = (typeof featureKinds)[number]

/** What two wordings are compared by: of each kind the parts that have the features, see `featuresIn`. `words` are those of the text, where they are known. */
export function partsOf(text: string, words = visitorWordsIn(text)): Record<FeatureKind, string[]> {
  const plain = asksOfPlace.test(text) ? words.flatMap(inOurWords) : words
  const terms = plain.map(termOf)
  const framed = ['^', ...terms, '$']
  return {
    words: terms,
    pairs: framed.slice(1).map((term, i) => `${framed[i]} ${term}`),
    letters: plain,
  }
}

/** The features of a part where it isn’t one itself: of a word its runs of letters. */
export const featuresIn: Partial<Record<FeatureKind, (part: string) => string[]>> = {
  letters(word) {
    const edged = `_${word}_`
    return [3, 4].flatMap((length) =>
      Array.from({ length: Math.max(0, edged.length - length + 1) }, (_, i) => edged.slice(i, i + length)),
    )
  },
}
