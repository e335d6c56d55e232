/** A text and the codes of its letters, read once where it is compared often. */
export interface Spelt {
  text: string
  letters: Uint16Array
}

export const spelt = (text: string): Spelt => ({
  text,
  letters: Uint16Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)),
})

/** Jaro similarity with Winkler's bonus for a common start of up to four letters; 0 to 1. Source: W. E. Winkler, 1990. */
export const jaroWinkler = (one: string, other: string): number => likeness(spelt(one), spelt(other))

/** The same of texts whose letters are known. */
export function likeness(one: Spelt, other: Spelt): number {
  if (one.text === other.text) return 1
  // From the shorter: which letters pair up depends on where the search begins, and the measure shall be the same both ways.
  const difference = one.letters.length - other.letters.length
  const isFirst = difference < 0 || (difference === 0 && one.text <= other.text)
  const a = isFirst ? one.letters : other.letters
  const b = isFirst ? other.letters : one.letters
  if (a.length === 0) return 0
  const m = pairLetters(a, b)
  if (m === 0) return 0
  const jaro = (m / a.length + m / b.length + (m - crossedOf(a, b, m) / 2) / m) / 3
  let start = 0
  while (start < 4 && start < a.length && a[start] === b[start]) start++
  return jaro + start * 0.1 * (1 - jaro)
}

// Kept from pair to pair: thousands are compared, and none waits for anything in between.
let isTaken = new Uint8Array(64)
let paired = new Uint16Array(64)

/** Pairs each letter of the shorter text with the first equal one near its place that is still free; returns how many. */
function pairLetters(a: Uint16Array, b: Uint16Array): number {
  if (isTaken.length < b.length) {
    isTaken = new Uint8Array(2 * b.length)
    paired = new Uint16Array(2 * b.length)
  }
  for (let j = 0; j < b.length; j++) isTaken[j] = 0
  const reach = Math.max(0, (b.length >> 1) - 1)
  let m = 0
  for (let i = 0; i < a.length; i++) {
    const letter = a[i] ?? 0
    const end = Math.min(b.length - 1, i + reach)
    for (let j = Math.max(0, i - reach); j <= end; j++) {
      if (letter !== b[j] || isTaken[j]) continue
      isTaken[j] = 1
      paired[m++] = i
      break
    }
  }
  return m
}

/** How many of the `m` paired letters are in another order. */
function crossedOf(a: Uint16Array, b: Uint16Array, m: number): number {
  let crossed = 0
  for (let k = 0, j = 0; k < m; k++, j++) {
    while (!isTaken[j]) j++
    if (a[paired[k] ?? 0] !== b[j]) crossed++
  }
  return crossed
}

/** "CustNo", "cust_no" and "Cust. No" are the same two words. */
export const wordsOf = (heading: string): string[] =>
  heading
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The letters of the short word are in the long one in this order, from the same first: "ctry" in "country". */
function isShortFor(short: string, long: string): boolean {
  if (short.length < 2 || short[0] !== long[0]) return false
  let at = 0
  for (const letter of long) if (letter === short[at]) at++
  return at === short.length
}

/** Words of headings that mean the same and share no letters. */
const meanings = [
  'id no nr num number code key ref',
  'tel phone mobile telephone',
  'surname last family lastname',
  'forename first given firstname',
  'town city place',
  'firm company organisation business',
  'postcode postal zip plz eircode',
  'dob birth birthday born geburtsdatum',
  'mail email',
  'addr address street',
  'customer client account acct debtor',
  'supplier vendor creditor',
  'item article part product material sku',
  'qty quantity amount count',
].map((line) => new Set(line.split(' ')))

function wordSimilarity(a: string, b: string): number {
  if (a === b) return 1
  if (meanings.some((words) => words.has(a) && words.has(b))) return 0.9
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (isShortFor(short, long)) return 0.9
  const near = jaroWinkler(a, b)
  return near >= 0.8 ? near : 0
}

/** How alike two headings are, 0 to 1: each word is held against the other's nearest; the shorter heading counts double. */
export function nameSimilarity(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  if (a.length === 0 || b.length === 0) return 0
  const cover = (from: string[], to: string[]) =>
    from.reduce((sum, word) => sum + Math.max(...to.map((second) => wordSimilarity(word, second))), 0) /
    from.length
  const [low, high] = [cover(a, b), cover(b, a)].sort((x, y) => x - y)
  const words = ((low ?? 0) + 2 * (high ?? 0)) / 3
  return Math.max(words, 0.8 * wordSimilarity(a.join(''), b.join('')))
}

/** Letters and digits only, lower case, without accents: what is compared of a cell. */
export const plain = (cell: string): string =>
  cell
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
