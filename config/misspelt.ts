export interface Misspelt {
  name: string
  meant: string
}

/** Variables of `environment` that are none of `settings` and close to one of them that is not set. Never looks at more of a value than whether it is empty. */
export function findMisspelt(
  environment: Record<string, string | undefined>,
  settings: readonly string[],
): Misspelt[] {
  const unset = settings.filter((setting) => !environment[setting])
  return Object.keys(environment).flatMap((name) => {
    if (!environment[name] || settings.includes(name)) return []
    const written = name.toUpperCase().replaceAll(/[-.]/g, '_')
    const [best] = unset
      .filter((meant) => Math.abs(meant.length - written.length) <= meant.length / 5)
      .map((meant) => ({ meant, distance: distanceOf(written, meant) }))
      .filter(({ meant, distance }) => distance <= meant.length / 5 || isSwapped(written, meant, distance))
      .toSorted((a, b) => a.distance - b.distance)
    return best ? [{ name, meant: best.meant }] : []
  })
}

/** In a short name any other difference makes another word. */
const isSwapped = (written: string, meant: string, distance: number) =>
  distance === 1 && [...written].toSorted().join('') === [...meant].toSorted().join('')

/** Letters to insert, leave out, replace or swap with their neighbour (optimal string alignment distance). */
function distanceOf(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwap ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min(at(last, j) + 1, at(row, j - 1) + 1, replaced, swapped))
    }
    before = last
    last = row
  }
  return at(last, b.length)
}

const at = (row: number[], i: number) => row[i] ?? Number.POSITIVE_INFINITY
