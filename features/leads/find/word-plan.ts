/** So many rows are planned for: a plan for a million does for fewer. */
const rows = 1_000_000
/** What PostgreSQL takes for one row that its index of words names, in microseconds. */
const namedUs = 0.8
/** Of five searches one has words that shun each other, so that all rows of the index are read for nothing. */
const inVain = 0.2
/** Words come together less evenly than chance has it. */
const spread = 3

export interface WordPlan {
  /** So many of the newest are looked through before the index is asked; none where that would take longer. */
  newest: number
  /** Which of the words the index is asked for, by their place. The others are looked for in the rows that it names. */
  indexed: number[]
}

/** What was seen in the newest rows. */
export interface WordSample {
  seen: number
  /** How many of them have each of the words. */
  having: number[]
  /** How many have them all. */
  found: number
}

interface Wanted {
  /** So many rows that have all words. */
  limit: number
  /** What looking through one more of the newest takes, in microseconds. */
  walkUs: number
  /** What reading one row takes that the index names, its words included. */
  readUs: number
}

/** What no row of a sample has is as rare as half a row. */
const shareOf = (count: number, seen: number) => Math.max(count, 0.5) / seen
/** What by chance were in more rows of a sample than this, and is in none, isn’t there by chance. */
const missedByChance = 2

/**
 * How to find rows that have all words, by how common each of them is. The index of words reads all that have one of them, so the common ones are better
 * looked for in what the rare ones have.
 */
export function planWords({ seen, having, found }: WordSample, { limit, walkUs, readUs }: Wanted): WordPlan {
  const byRarity = having
    .map((count, place) => ({ share: shareOf(count, seen), place }))
    .toSorted((a, b) => a.share - b.share)
  const byChance = byRarity.reduce((product, { share }) => product * share, 1)
  const together = found > 0 ? found / seen : Math.min(byChance, missedByChance / seen)
  const costs = byRarity.map((_, last) => {
    const asked = byRarity.slice(0, last + 1)
    const named = asked.reduce((sum, { share }) => sum + share, 0) * rows
    const candidates = asked.reduce((product, { share }) => product * share, 1) * rows
    const read = Math.min(candidates, (limit * candidates) / (together * rows))
    return namedUs * named + readUs * (read + inVain * candidates)
  })
  const least = Math.min(...costs)
  const newest = Math.ceil((spread * limit) / together)
  return {
    newest: newest * walkUs < least ? newest : 0,
    indexed: byRarity.slice(0, costs.indexOf(least) + 1).map(({ place }) => place),
  }
}
