import type { Field } from './link-records.ts'

/** A key shared by more pairs than this tells nothing. */
const mostInBlock = 250
const mostPairs = 400_000
const keyLength = 5

/** Pairs whose first five letters agree in any field with enough different values; all others are never compared. */
export function blockedPairs(fields: readonly Field[]): {
  pairs: { s: number; t: number }[]
  isCut: boolean
} {
  const seen = new Set<number>()
  const pairs: { s: number; t: number }[] = []
  for (const { source, target } of fields) {
    const blocks = new Map<string, { s: number[]; t: number[] }>()
    const put = (side: 's' | 't', cells: readonly string[]) =>
      cells.forEach((cell, row) => {
        if (cell === '') return
        const key = cell.slice(0, keyLength)
        const block = blocks.get(key)
        if (block) block[side].push(row)
        else blocks.set(key, { s: [], t: [], [side]: [row] })
      })
    put('s', source)
    put('t', target)
    for (const { s: own, t: other } of blocks.values()) {
      if (own.length * other.length > mostInBlock) continue
      for (const s of own) {
        for (const t of other) {
          const key = s * target.length + t
          if (seen.has(key)) continue
          if (pairs.length >= mostPairs) return { pairs, isCut: true }
          seen.add(key)
          pairs.push({ s, t })
        }
      }
    }
  }
  return { pairs, isCut: false }
}
