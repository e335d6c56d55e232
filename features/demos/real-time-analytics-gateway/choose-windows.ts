import { quantileSorted } from 'simple-statistics'
import { latenessOf } from './lateness.ts'

/** In seconds; NaN where the visitor left it open. */
export interface WindowChoice {
  window: number
  delay: number
  allowed: number
}

const roundSpans = [
  1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14_400, 21_600, 43_200, 86_400,
]
/** p99 of fewer is little more than the largest. */
export const enoughForTail = 100

/**
 * What was left open, from the messages: the shortest round window that holds a hundred of them on average, a watermark behind which 1 in
 * 100 comes, and an allowed lateness for all of them.
 */
export function chooseWindows(at: ArrayLike<number>, asked: WindowChoice): WindowChoice {
  let [first, last] = [Infinity, -Infinity]
  for (let i = 0; i < at.length; i++) {
    first = Math.min(first, at[i] ?? 0)
    last = Math.max(last, at[i] ?? 0)
  }
  const seconds = (last - first) / 1000
  const needed = (seconds * enoughForTail) / Math.max(1, at.length)
  const late = [...latenessOf(at).sort()]
  const half = (ms: number) => Math.ceil(ms / 500) / 2
  const delay = or(asked.delay, Math.min(3600, half(quantileSorted(late, 0.99))))
  return {
    window: or(asked.window, roundSpans.find((span) => span >= needed) ?? 86_400),
    delay,
    // A message that late by its event time is as late to the end of its window at most.
    allowed: or(asked.allowed, Math.min(86_400, Math.max(0, half(late.at(-1) ?? 0) - delay))),
  }
}

const or = (asked: number, found: number) => (Number.isNaN(asked) ? found : asked)
