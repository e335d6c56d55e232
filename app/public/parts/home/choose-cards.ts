interface Sorted {
  category: string
}

/** The first `atMost` of each category, in the given order. */
export function firstOfEach<T extends Sorted>(cards: readonly T[], atMost: number): T[] {
  const taken = new Map<string, number>()
  return cards.filter(({ category }) => {
    const count = (taken.get(category) ?? 0) + 1
    taken.set(category, count)
    return count <= atMost
  })
}

/** A copy in random order (Fisher and Yates); `random` gives numbers from 0 to under 1. */
export function shuffled<T>(list: readonly T[], random: () => number = Math.random): T[] {
  const rest = [...list]
  const drawn: T[] = []
  while (rest.length > 0) drawn.push(...rest.splice(Math.floor(random() * rest.length), 1))
  return drawn
}
