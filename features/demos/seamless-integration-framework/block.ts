/** Tables with fewer pairs are compared whole. */
const mostWhole = 300_000
/** A key shared by more pairs than this is joined with one of another field. */
const mostInBlock = 1500
const mostPairs = 900_000
const keyLength = 5

export interface Candidates {
  pairs: { s: number; t: number; /** In how many ways it was found. */ ways: number }[]
  isWhole: boolean
  /** The most pairs were reached, and some were left out. */
  isCut: boolean
}

type Cells = readonly (readonly string[])[]

/**
 * Pairs of rows that may mean the same: all of them where there are few, else those that share the beginning or the consonants of a
 * field. Where too many share it, a second field has to agree as well.
 */
export function candidatePairs(
  source: Cells,
  target: Cells,
  rows: { source: number; target: number },
): Candidates {
  if (rows.source * rows.target <= mostWhole) {
    const pairs = Array.from({ length: rows.source * rows.target }, (_, i) => ({
      s: Math.floor(i / rows.target),
      t: i % rows.target,
      ways: 1,
    }))
    return { pairs, isWhole: true, isCut: false }
  }
  const found = new Map<number, { s: number; t: number; ways: number }>()
  let isCut = false
  const take = ({ s: own, t: other }: Block) => {
    for (const s of own) {
      for (const t of other) {
        const key = s * rows.target + t
        const known = found.get(key)
        if (known) known.ways++
        else if (found.size < mostPairs) found.set(key, { s, t, ways: 1 })
        else isCut = true
      }
    }
  }
  for (const keyOf of [startOf, consonantsOf]) {
    source.forEach((cells, f) => {
      const all = Array.from({ length: rows.source }, (_, i) => i)
      for (const block of blocksOf(cells, target[f] ?? [], keyOf, all, undefined).values()) {
        if (block.s.length * block.t.length <= mostInBlock) {
          take(block)
          continue
        }
        source.forEach((second, g) => {
          if (g === f) return
          for (const part of blocksOf(second, target[g] ?? [], keyOf, block.s, block.t).values())
            if (part.s.length * part.t.length <= mostInBlock) take(part)
        })
      }
    })
  }
  return { pairs: [...found.values()], isWhole: false, isCut }
}

interface Block {
  s: number[]
  t: number[]
}

function blocksOf(
  own: readonly string[],
  other: readonly string[],
  keyOf: (cell: string) => string,
  sources: readonly number[],
  targets: readonly number[] | undefined,
): Map<string, Block> {
  const blocks = new Map<string, Block>()
  for (const s of sources) {
    const key = keyOf(own[s] ?? '')
    if (key === '') continue
    const block = blocks.get(key)
    if (block) block.s.push(s)
    else blocks.set(key, { s: [s], t: [] })
  }
  for (const t of targets ?? other.keys()) blocks.get(keyOf(other[t] ?? ''))?.t.push(t)
  return blocks
}

const startOf = (cell: string) => cell.slice(0, keyLength)
/** Its first letter and the consonants after it, each once: most slips are of vowels. Numbers from behind. */
const consonantsOf = (cell: string) =>
  /^[\d-]+$/.test(cell)
    ? cell.slice(-keyLength)
    : cell.slice(0, 1) +
      cell
        .slice(1)
        .replace(/[aeiouyhw]/g, '')
        .replace(/(.)\1+/g, '$1')
        .slice(0, keyLength)
