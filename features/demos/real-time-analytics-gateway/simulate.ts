import { seededRandom } from '#lib/random.ts'

export interface Load {
  /** Messages a second. */
  rate: number
  /** Percent of messages that are held back. */
  late: number
  /** Longest time for which one is held back, in seconds. */
  longest: number
}

export const simulatedSeconds = 60
export const firstMs = Date.UTC(2026, 10, 2, 6)
/** A line's network is down from the first to the second second; its messages come when it is back. */
const outage = [22, 26] as const

interface Message {
  at: number
  arrived: number
  value: number
  id: string
}

/**
 * One minute of cycle times in ms, from a fixed seed, in the order of arrival. Most travel 0.15 s; some are held back, one line loses its
 * network for 4 s, and one message in a hundred is sent twice because its receipt was lost.
 */
export function simulate({ rate, late, longest }: Load) {
  const random = seededRandom(7)
  const messages: Message[] = []
  const count = Math.round(rate * simulatedSeconds)
  for (let i = 0; i < count; i++) {
    const second = ((i + random.next()) / count) * simulatedSeconds
    const isSlow = second >= 36 && second < 42
    const value = Number((Math.exp(3.7 + 0.32 * random.normal()) * (isSlow ? 1.45 : 1)).toFixed(2))
    const isHeld = random.next() * 100 < late
    const travel = -0.15 * Math.log(1 - random.next())
    const isCut = i % 3 === 0 && second >= outage[0] && second < outage[1]
    const delay = isHeld ? random.next() * longest : isCut ? outage[1] - second + travel : travel
    const at = firstMs + Math.floor(second * 1000)
    const message = { at, arrived: firstMs + second * 1000 + delay * 1000, value, id: `m${i + 1}` }
    messages.push(message)
    if (random.next() < 0.01)
      messages.push({ ...message, arrived: message.arrived + 500 + random.next() * 4000 })
  }
  messages.sort((a, b) => a.arrived - b.arrived)
  return {
    at: messages.map(({ at }) => at),
    arrived: messages.map(({ arrived }) => Math.round(arrived)),
    value: messages.map(({ value }) => value),
    id: messages.map(({ id }) => id),
  }
}
