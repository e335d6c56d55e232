import { textOf, type Cell } from './cell.ts'

/** Words for the lower of two settings, whatever the other one is called. */
const lowWords = new Set([
  '-',
  '−',
  '–',
  'low',
  'lo',
  'l',
  'off',
  'no',
  'min',
  'old',
  'without',
  'niedrig',
  'aus',
  'nein',
  'bas',
])

/** −1 and 1 for a column that holds two words, such as "+" and "-"; undefined for any other. */
export function twoWords(cells: readonly Cell[]): Map<string, number> | undefined {
  const words = new Set<string>()
  for (const cell of cells) {
    const word = textOf(cell)
    if (word !== '') words.add(word)
    if (words.size > 2) return undefined
  }
  const [first = '', second = ''] = [...words].sort(
    (a, b) => Number(isLow(b)) - Number(isLow(a)) || (a < b ? -1 : 1),
  )
  return words.size === 2
    ? new Map([
        [first, -1],
        [second, 1],
      ])
    : undefined
}

const isLow = (word: string) => lowWords.has(word.toLowerCase())
