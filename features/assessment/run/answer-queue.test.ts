import { expect, onTestFinished, test, vi } from 'vitest'
import { createAnswerQueue, type SaveState, type WaitingAnswers } from './answer-queue.ts'

interface Sent {
  question: string
  value: number | null
  agoMs: number
}

/** A queue whose sends are settled by the test. */
function queueOf(waiting: WaitingAnswers = {}) {
  vi.useFakeTimers({ now: new Date('2026-11-18T10:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const sends: { answers: Sent[]; keep(): void; fail(error: Error): void }[] = []
  const states: SaveState[] = []
  const left: WaitingAnswers[] = []
  const queue = createAnswerQueue({
    waiting,
    send: (answers) => new Promise((keep, fail) => sends.push({ answers, keep, fail })),
    isFinal: (error) => error instanceof RangeError,
    onChange: (state, rest) => {
      states.push(state)
      left.push(rest)
    },
  })
  return { queue, sends, states, left }
}

test('an answer is sent at once, and those chosen meanwhile go together with the next request', async () => {
  const { queue, sends, states } = queueOf()
  queue.add('S1', 2)
  queue.add('S2', 1)
  queue.add('S2', 3)
  expect(sends).toHaveLength(1)
  sends[0]?.keep()
  await vi.advanceTimersByTimeAsync(0)
  expect(sends.map(({ answers }) => answers.map(({ question, value }) => [question, value]))).toEqual([
    [['S1', 2]],
    [['S2', 3]],
  ])
  sends[1]?.keep()
  await vi.advanceTimersByTimeAsync(0)
  expect(states.at(-1)).toBe('saved')
})

test('an answer that is changed while it is on its way is sent again', async () => {
  const { queue, sends } = queueOf()
  queue.add('S1', 2)
  queue.add('S1', 4)
  sends[0]?.keep()
  await vi.advanceTimersByTimeAsync(0)
  expect(sends[1]?.answers).toMatchObject([{ question: 'S1', value: 4 }])
})

test('without a connection it waits, tries again later, and says how long ago the answer was chosen', async () => {
  const { queue, sends, states, left } = queueOf()
  queue.add('S1', null)
  sends[0]?.fail(new Error('offline'))
  await vi.advanceTimersByTimeAsync(0)
  expect(states.at(-1)).toBe('waiting')
  expect(left.at(-1)).toMatchObject({ S1: { value: null } })
  await vi.advanceTimersByTimeAsync(1000)
  sends[1]?.fail(new Error('offline'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(sends[2]?.answers).toEqual([{ question: 'S1', value: null, agoMs: 3000 }])
  sends[2]?.keep()
  await vi.advanceTimersByTimeAsync(0)
  expect(left.at(-1)).toEqual({})
})

test('what a closed tab left over is sent when asked for, with its age', async () => {
  const { queue, sends } = queueOf({ D1: { value: 1, chosenAt: Date.parse('2026-11-18T09:59:00Z') } })
  const done = queue.flush()
  expect(sends[0]?.answers).toEqual([{ question: 'D1', value: 1, agoMs: 60_000 }])
  sends[0]?.keep()
  expect(await done).toBe(true)
})

test('what will never be taken is not tried again', async () => {
  const { queue, sends, states } = queueOf()
  queue.add('S1', 2)
  sends[0]?.fail(new RangeError('finished'))
  await vi.advanceTimersByTimeAsync(120_000)
  queue.add('S2', 2)
  expect(states.at(-1)).toBe('refused')
  expect(await queue.flush()).toBe(false)
  expect(sends).toHaveLength(1)
})
