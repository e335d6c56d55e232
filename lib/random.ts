/** Numbers that look random and are the same for the same seed, in every engine of JavaScript. */
export interface Random {
  /** Even, from 0 up to but without 1. */
  next(): number
  /** Even, a whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number
  /** Normal, with this mean and standard deviation. */
  normal(mean?: number, deviation?: number): number
  /** One of these, each as likely. */
  pick<T>(items: readonly T[]): T
}

/** Source: mulberry32 (T. Ettinger, public domain), 32 bits of state; normal deviates by Box and Muller (1958). */
export function seededRandom(seed: number): Random {
  // In an array: a number that no small integer holds would be put on the heap anew by each call.
  const kept = new Uint32Array([seed])
  const next = () => {
    const state = ((kept[0] ?? 0) + 0x6d2b79f5) >>> 0
    kept[0] = state
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    whole,
    normal: (mean = 0, deviation = 1) =>
      mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick: (items) => {
      const item = items[whole(0, items.length - 1)]
      if (item === undefined) throw new RangeError('There is nothing to pick from')
      return item
    },
  }
}
