interface Named {
  path: string
  title: string
}

const leastLikeness = 0.45

/**
 * The pages whose addresses or titles look most like a path, at most three, the best first. Likeness is Dice's coefficient of the pairs
 * of letters (Dice 1945), of the last part of the path before the whole of it.
 */
export function nearestPages(path: string, pages: Named[]): Named[] {
  const wanted = pairsOf(lastPart(path))
  const whole = pairsOf(path)
  return pages
    .map(({ path, title }) => ({
      path,
      title,
      likeness: Math.max(
        0.9 * dice(wanted, pairsOf(lastPart(path))) + 0.1 * dice(whole, pairsOf(path)),
        0.8 * dice(wanted, pairsOf(title)),
      ),
    }))
    .filter(({ likeness }) => likeness >= leastLikeness)
    .toSorted((a, b) => b.likeness - a.likeness || a.path.localeCompare(b.path))
    .slice(0, 3)
    .map(({ path, title }) => ({ path, title }))
}

const lastPart = (path: string) => path.split('/').findLast(Boolean) ?? ''

function pairsOf(text: string): Set<string> {
  const letters = text
    .toLowerCase()
    .replace(/\.[a-z]{2,5}$/, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)),
  )
}

function dice(a: Set<string>, b: Set<string>): number {
  return a.size + b.size === 0 ? 0 : (2 * [...a].filter((pair) => b.has(pair)).length) / (a.size + b.size)
}
