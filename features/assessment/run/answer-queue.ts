export interface WaitingAnswer {
  value: number | null
  /** Ms since 1970, by this device's clock. */
  chosenAt: number
}
export type WaitingAnswers = Record<string, WaitingAnswer>

/** `waiting`: no connection, or the server can't take it now; it is tried again. `refused`: it never will be taken. */
export type SaveState = 'saved' | 'saving' | 'waiting' | 'refused'

interface Options {
  /** What was left over from before. */
  waiting: WaitingAnswers
  /** Resolves once they are kept; rejects with whether another try may help. */
  send(answers: { question: string; value: number | null; agoMs: number }[]): Promise<void>
  isFinal(error: unknown): boolean
  /** Called at every change of what waits. */
  onChange(state: SaveState, waiting: WaitingAnswers): void
}

const delaysMs = [1000, 2000, 4000, 8000, 15_000, 30_000]

/** Sends answers in the order of need: what is chosen while a request is under way goes with the next one; what fails is tried again. */
export function createAnswerQueue({ waiting: leftOver, send, isFinal, onChange }: Options) {
  const waiting = new Map(Object.entries(leftOver))
  let running: Promise<boolean> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let state: SaveState = 'saved'

  function tell(next: SaveState) {
    state = next
    onChange(state, Object.fromEntries(waiting))
  }

  async function sendAll(): Promise<boolean> {
    while (waiting.size > 0) {
      tell('saving')
      const batch = [...waiting]
      try {
        const now = Date.now()
        await send(
          batch.map(([question, { value, chosenAt }]) => ({
            question,
            value,
            agoMs: Math.max(0, now - chosenAt),
          })),
        )
      } catch (error) {
        return fail(error)
      }
      failures = 0
      // One that was changed meanwhile still has to go.
      for (const [question, sent] of batch) if (waiting.get(question) === sent) waiting.delete(question)
    }
    tell('saved')
    return true
  }

  function fail(error: unknown): false {
    if (isFinal(error)) {
      waiting.clear()
      tell('refused')
      return false
    }
    timer = setTimeout(() => void flush(), delaysMs[Math.min(failures, delaysMs.length - 1)])
    failures += 1
    tell('waiting')
    return false
  }

  /** Sends what waits, at once. Returns whether everything is kept. */
  async function flush(): Promise<boolean> {
    if (state === 'refused') return false
    clearTimeout(timer)
    running ??= sendAll().finally(() => (running = undefined))
    return running
  }

  return {
    add(question: string, value: number | null) {
      if (state === 'refused') return
      waiting.set(question, { value, chosenAt: Date.now() })
      if (running) tell('saving')
      else void flush()
    },
    flush,
    stop: () => clearTimeout(timer),
  }
}

export type AnswerQueue = ReturnType<typeof createAnswerQueue>
