/** Fewer than these under way are no queue, whatever they take: what comes together shares transactions, dozens at a time. */
const busyFrom = 32
const judgeAfterMs = 1000
const windowMs = 2000

/**
 * How long one more request would take, by Little's law: those under way divided by how many are answered a second. It tells nothing, 0 ms,
 * until they have been many for a second, so that a crowd that arrives at once on a quiet server is let in.
 */
export function createExpectedWait() {
  let since: number | undefined
  let done: { at: number; answers: number }[] = []
  let inFlight = 0
  let answers = 0
  let perMs: number | undefined

  return {
    /** One more, or one less, is under way. */
    count(change: 1 | -1) {
      inFlight += change
    },
    answered() {
      answers += 1
    },
    sample(now: number) {
      if (inFlight < busyFrom) {
        since = undefined
        done = []
        perMs = undefined
      } else if (since === undefined) since = now
      else {
        done.push({ at: now, answers })
        while (done[0] && now - done[0].at > windowMs) since = done.shift()?.at ?? since
        const sum = done.reduce((so, one) => so + one.answers, 0)
        if (now - since >= judgeAfterMs) perMs = sum / (now - since)
      }
      answers = 0
    },
    ms: () => (perMs === undefined || inFlight < busyFrom ? 0 : inFlight / perMs),
  }
}

export type ExpectedWait = ReturnType<typeof createExpectedWait>
