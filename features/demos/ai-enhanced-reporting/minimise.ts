/**
 * The lowest place of a function of a few variables, by the simplex of Nelder and Mead (Computer Journal 7, 1965), 120 steps or until
 * it no longer moves.
 */
export function minimise(
  score: (at: readonly number[]) => number,
  start: readonly number[],
  size: number,
): number[] {
  const made = (at: number[]) => ({ at, score: score(at) })
  const corners = [
    made([...start]),
    ...start.map((_, i) => made(start.map((value, k) => (k === i ? value + size : value)))),
  ]
  for (let step = 0; step < 120; step++) {
    corners.sort((a, b) => a.score - b.score)
    const best = corners[0]
    const worst = corners.at(-1)
    const second = corners.at(-2)
    if (!best || !worst || !second || worst.score - best.score <= 1e-10 * Math.abs(best.score)) break
    const rest = corners.slice(0, -1)
    const centre = start.map((_, i) => rest.reduce((sum, { at }) => sum + (at[i] ?? 0), 0) / rest.length)
    const beyond = (by: number) => made(centre.map((c, i) => c + by * (c - (worst.at[i] ?? 0))))
    const mirrored = beyond(1)
    let next = mirrored
    if (mirrored.score < best.score) {
      const further = beyond(2)
      if (further.score < mirrored.score) next = further
    } else if (mirrored.score >= second.score) next = beyond(mirrored.score < worst.score ? 0.5 : -0.5)
    if (next.score < worst.score) corners[corners.length - 1] = next
    else {
      const shrunk = rest
        .slice(1)
        .concat(worst)
        .map(({ at }) => made(at.map((value, i) => ((best.at[i] ?? 0) + value) / 2)))
      corners.splice(1, shrunk.length, ...shrunk)
    }
  }
  corners.sort((a, b) => a.score - b.score)
  return corners[0]?.at ?? [...start]
}
