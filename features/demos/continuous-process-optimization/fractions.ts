/** Settings that are multiplied, by index in rising order: [0, 2] is A × C. */
export type Word = readonly number[]

/** Which settings are made of which others, by how many there are and how many runs as a power of 2. */
const generators: Record<number, Record<number, readonly string[]>> = {
  3: { 2: ['C=AB'] },
  4: { 3: ['D=ABC'] },
  5: { 3: ['D=AB', 'E=AC'], 4: ['E=ABCD'] },
  6: { 3: ['D=AB', 'E=AC', 'F=BC'], 4: ['E=ABC', 'F=BCD'], 5: ['F=ABCDE'] },
  7: {
    3: ['D=AB', 'E=AC', 'F=BC', 'G=ABC'],
    4: ['E=ABC', 'F=BCD', 'G=ACD'],
    5: ['F=ABCD', 'G=ABDE'],
    6: ['G=ABCDEF'],
  },
}

const letters = 'ABCDEFG'
const wordOf = (text: string): number[] => [...text].map((letter) => letters.indexOf(letter))

/**
 * A two-level plan of 2^power runs in standard order, each setting −1 or 1; the fraction with the least aberration where that is fewer than
 * all corners. Throws `RangeError` for a fraction that doesn't exist. Source: G. E. P. Box, J. S. Hunter, W. G. Hunter, Statistics for
 * Experimenters, 2nd edition, table 6.22.
 */
export function twoLevelRuns(settings: number, power: number): number[][] {
  const made = settings === power ? [] : generators[settings]?.[power]
  if (!made) throw new RangeError(`No plan of 2^${power} runs for ${settings} settings`)
  return Array.from({ length: 2 ** power }, (_, run) => {
    const row = Array.from({ length: power }, (_, i) => (Math.floor(run / 2 ** i) % 2) * 2 - 1)
    for (const generator of made) row.push(product(row, wordOf(generator.slice(2))))
    return row
  })
}

/** The first row of their plan of twelve runs; the others are its turns, and all low. */
const plackettBurman = [1, 1, -1, 1, 1, 1, -1, -1, -1, 1, -1]

/** Twelve runs of up to eleven settings, each told from the others. Source: the same, table of N = 12. */
export const twelveRuns = (settings: number): number[][] => [
  ...plackettBurman.map((_, turn) =>
    Array.from({ length: settings }, (_, i) => plackettBurman.at((i - turn) % plackettBurman.length) ?? 0),
  ),
  Array.from({ length: settings }, () => -1),
]

/** How many runs, as powers of 2, a plan of so many settings may have; the fewest first. */
export const powersOf = (settings: number): number[] => [
  ...Object.keys(generators[settings] ?? {}).map(Number),
  settings,
]

export const product = (row: readonly number[], word: Word) => word.reduce((all, i) => all * (row[i] ?? 0), 1)

/** All products of settings, by length and then by order. */
export function wordsOf(settings: number): Word[] {
  const words = Array.from({ length: 2 ** settings - 1 }, (_, n) =>
    Array.from({ length: settings }, (_, i) => i).filter((i) => ((n + 1) >> i) & 1),
  )
  return words.sort((a, b) => a.length - b.length || compare(a, b))
}

function compare(a: Word, b: Word): number {
  const i = a.findIndex((one, i) => one !== b[i])
  return i < 0 ? 0 : (a[i] ?? 0) - (b[i] ?? 0)
}

export interface Alias {
  word: Word
  /** −1 where the two go against each other. */
  sign: 1 | -1
}

/** Products that no run tells apart; the shortest stands for the others. */
export interface Contrast {
  word: Word
  aliases: Alias[]
  /** −1 or 1 for each run. */
  column: number[]
}

export interface Structure {
  /** `settings`: only settings are told from each other, and products of two are spread over all of them (Plackett–Burman). */
  kind: 'products' | 'settings'
  contrasts: Contrast[]
  /** Products that are the same in every run: the defining relation. */
  defining: Alias[]
  /** Length of the shortest of them; undefined for a full plan. */
  resolution: number | undefined
}

/**
 * What the corners of a plan can tell apart: products of settings as well where they are alike or independent, else the settings alone where
 * these are. Undefined where not even that holds, since runs are missing.
 */
export const structureOf = (corners: readonly (readonly number[])[]): Structure | undefined =>
  ofProducts(corners) ?? ofSettings(corners)

/** Source: R. L. Plackett, J. P. Burman, The design of optimum multifactorial experiments, Biometrika 33, 1946. */
function ofSettings(corners: readonly (readonly number[])[]): Structure | undefined {
  const settings = corners[0]?.length ?? 0
  if (settings >= corners.length) return undefined
  const columns = Array.from({ length: settings }, (_, i) => corners.map((row) => row[i] ?? 0))
  const isOrthogonal = columns.every(
    (one, i) => sumOf(one) === 0 && columns.slice(0, i).every((other) => inner(one, other) === 0),
  )
  return isOrthogonal
    ? {
        kind: 'settings',
        contrasts: columns.map((column, i) => ({ word: [i], aliases: [], column })),
        defining: [],
        resolution: 3,
      }
    : undefined
}

const sumOf = (column: readonly number[]) => column.reduce((all, one) => all + one, 0)
const inner = (one: readonly number[], other: readonly number[]) =>
  one.reduce((all, value, i) => all + value * (other[i] ?? 0), 0)

function ofProducts(corners: readonly (readonly number[])[]): Structure | undefined {
  const settings = corners[0]?.length ?? 0
  const defining: Alias[] = []
  const contrasts: Contrast[] = []
  for (const word of wordsOf(settings)) {
    const column = corners.map((row) => product(row, word))
    const sum = sumOf(column)
    if (Math.abs(sum) === corners.length) {
      defining.push({ word, sign: sum > 0 ? 1 : -1 })
      continue
    }
    if (sum !== 0) return undefined
    let isNew = true
    for (const contrast of contrasts) {
      const shared = inner(column, contrast.column)
      if (shared === 0) continue
      if (Math.abs(shared) !== corners.length) return undefined
      contrast.aliases.push({ word, sign: shared > 0 ? 1 : -1 })
      isNew = false
      break
    }
    if (isNew) contrasts.push({ word, aliases: [], column })
  }
  return { kind: 'products', contrasts, defining, resolution: defining[0]?.word.length }
}

/** "A × C" with the names of the settings. */
export const wordName = (word: Word, names: readonly string[]) => word.map((i) => names[i] ?? '').join(' × ')

const roman = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII']

export const resolutionName = (resolution: number) => roman[resolution] ?? String(resolution)
