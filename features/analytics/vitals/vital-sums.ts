/** A layout shift as the browser tells it. Times in ms. */
export interface Shift {
  startTime: number
  value: number
  hadRecentInput: boolean
}

/**
 * CLS: the largest sum of shifts without input in a window that lasts at most 5 s and ends with a second of rest.
 * Source: web.dev/articles/cls ("session window", 2021). Returns the sum so far after each shift.
 */
export function layoutShifts(): (shift: Shift) => number {
  let most = 0
  let sum = 0
  let began = -Infinity
  let last = -Infinity
  return ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return most
    const goesOn = startTime - last < 1000 && startTime - began < 5000
    sum = goesOn ? sum + value : value
    if (!goesOn) began = startTime
    last = startTime
    most = Math.max(most, sum)
    return most
  }
}

/** An event with an interaction's id: a tap, click or key, from the input to the next paint. Times in ms. */
export interface Interaction {
  interactionId: number
  duration: number
}

const mostKept = 10

/**
 * INP: the slowest interaction, leaving out one for every 50 there were. An interaction lasts as long as its longest event.
 * Source: web.dev/articles/inp. `count` is how many there were in all, also those too quick to be told. Undefined before the first.
 */
export function interactions(): (entry: Interaction, count: number) => number | undefined {
  const longest = new Map<number, number>()
  return ({ interactionId, duration }, count) => {
    if (interactionId) {
      longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0))
      if (longest.size > mostKept) {
        const [[quickest] = [0]] = [...longest].sort(([, a], [, b]) => a - b)
        longest.delete(quickest)
      }
    }
    const slowest = [...longest.values()].sort((a, b) => b - a)
    return slowest[Math.min(slowest.length - 1, Math.floor(count / 50))]
  }
}
