const shortest = 10
/** A reading inside the limits weighs against so many outside. */
const insideWeight = 4

/** From which reading on nearly all lie outside the limits, to the end; undefined where the level comes back. */
export function lastingShift(isOutside: readonly boolean[], from: number): number | undefined {
  let [sum, most] = [0, 0]
  let start: number | undefined
  for (let i = isOutside.length - 1; i >= from; i--) {
    sum += isOutside[i] ? 1 : -insideWeight
    if (sum > most) [most, start] = [sum, i]
  }
  return start !== undefined && isOutside.length - start >= shortest ? start : undefined
}
