import { setImmediate as nextTurn } from 'node:timers/promises'

const longestMs = 5

/** Returns a pause for long work: called between its steps, it lets the process serve others whenever 5 ms have passed since the last time. */
export function inShortSteps(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < longestMs) return
    await nextTurn()
    since = performance.now()
  }
}
