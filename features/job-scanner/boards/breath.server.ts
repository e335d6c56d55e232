import { setImmediate as nextTurn } from 'node:timers/promises'

const longestMs = 10

/** A pause for other requests of the process whenever the work since the last one took longer than a visitor should notice. */
export function breath(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < longestMs) return
    await nextTurn()
    since = performance.now()
  }
}
