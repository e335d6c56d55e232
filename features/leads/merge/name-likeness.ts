const wordsOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word && !titles.has(word))

const titles = new Set([
  'mr',
  'mrs',
  'ms',
  'miss',
  'mx',
  'dr',
  'prof',
  'sir',
  'phd',
  'msc',
  'bsc',
  'jr',
  'sr',
])

/**
 * Whether two names may be one person's: the same words in any order, an initial for a first name, one word more, or a slip of the pen
 * (one letter in a word of four or more, two in one of eight).
 */
export function areNamesAlike(a: string, b: string): boolean {
  const [short = [], long = []] = [wordsOf(a), wordsOf(b)].toSorted((one, two) => one.length - two.length)
  if (short.length === 1 && long.length > 1) return false
  const left = [...long]
  let initials = 0
  for (const word of short.toSorted((one, two) => two.length - one.length)) {
    const index = left.findIndex((other) => isSameWord(word, other))
    if (index === -1) return false
    if (word.length === 1 || left[index]?.length === 1) initials += 1
    left.splice(index, 1)
  }
  return initials < short.length
}

function isSameWord(a: string, b: string): boolean {
  if (a === b) return true
  if (a.length === 1 || b.length === 1) return a[0] === b[0]
  const longer = Math.max(a.length, b.length)
  const allowed = longer >= 8 ? 2 : longer >= 4 ? 1 : 0
  return slips(a, b) <= allowed
}

/** Letters to add, drop, change or swap with the next. Source: Damerau, optimal string alignment. */
function slips(a: string, b: string): number {
  let older: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost)
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, (older[j - 2] ?? 0) + 1)
      row.push(best)
    }
    older = last
    last = row
  }
  return last[b.length] ?? Infinity
}
