const consonant = '[^aeiou]'
const vowel = '[aeiouy]'
const run = `${consonant}[^aeiouy]*`
const vowels = `${vowel}[aeiou]*`
const atLeastOne = new RegExp(`^(?:${run})?${vowels}${run}`)
const exactlyOne = new RegExp(`^(?:${run})?${vowels}${run}(?:${vowels})?$`)
const moreThanOne = new RegExp(`^(?:${run})?${vowels}${run}${vowels}${run}`)
const hasVowel = new RegExp(`^(?:${run})?${vowel}`)
const shortEnd = new RegExp(`^${run}${vowel}[^aeiouwxy]$`)

const secondEndings: [string, string][] = [
  ['ational', 'ate'],
  ['ization', 'ize'],
  ['isation', 'ize'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['entli', 'ent'],
  ['ousli', 'ous'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['iser', 'ize'],
  ['alli', 'al'],
  ['ator', 'ate'],
  ['bli', 'ble'],
  ['eli', 'e'],
]

const thirdEndings: [string, string][] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['alise', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
]

const lastEndings = new RegExp(
  `(?:ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|ise|al|er|ic|ou|(?<=[st])ion)$`,
)

/**
 * The stem of a small English word, after M. F. Porter, "An algorithm for suffix stripping" (1980), with the British endings
 * -ise and -isation beside -ize. Words with digits and words under three letters are their own stem.
 */
export function stemOf(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word
  let stem = word.startsWith('y') ? `Y${word.slice(1)}` : word
  stem = withoutPlural(stem)
  stem = withoutPast(stem)
  if (stem.endsWith('y') && hasVowel.test(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`
  stem = replaced(stem, secondEndings)
  stem = replaced(stem, thirdEndings)
  const bare = stem.replace(lastEndings, '')
  if (bare !== stem && moreThanOne.test(bare)) stem = bare
  if (stem.endsWith('e')) {
    const short = stem.slice(0, -1)
    if (moreThanOne.test(short) || (exactlyOne.test(short) && !shortEnd.test(short))) stem = short
  }
  if (stem.endsWith('ll') && moreThanOne.test(stem)) stem = stem.slice(0, -1)
  return stem.toLowerCase()
}

function withoutPlural(word: string) {
  if (/(?:ss|i)es$/.test(word)) return word.slice(0, -2)
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word
}

function withoutPast(word: string) {
  if (word.endsWith('eed')) return atLeastOne.test(word.slice(0, -3)) ? word.slice(0, -1) : word
  const [, bare] = /^(.+?)(?:ed|ing)$/.exec(word) ?? []
  if (bare === undefined || !hasVowel.test(bare)) return word
  if (/(?:at|bl|iz|is)$/.test(bare)) return `${bare}e`
  if (/([^aeiouylsz])\1$/.test(bare)) return bare.slice(0, -1)
  return shortEnd.test(bare) ? `${bare}e` : bare
}

function replaced(word: string, endings: [string, string][]) {
  const [from, to] = endings.find(([ending]) => word.endsWith(ending)) ?? []
  if (from === undefined || to === undefined) return word
  const bare = word.slice(0, -from.length)
  return atLeastOne.test(bare) ? bare + to : word
}
