import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { Limits, Rate } from '#features/context/context.server.ts'

/** Rates counted in the database, so that every server holds a client to the same figure; in this process when it can't be reached. */
export function createLimits(pool: Pool): Limits {
  return limitsOf((rate) => {
    const options = { keyPrefix: rate.name, points: rate.points, duration: rate.seconds }
    return new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
      inMemoryBlockOnConsumed: rate.points + 1,
      insuranceLimiter: new RateLimiterMemory(options),
    })
  })
}

/** Rates of this process alone. */
export function createMemoryLimits(): Limits {
  return limitsOf(
    (rate) => new RateLimiterMemory({ keyPrefix: rate.name, points: rate.points, duration: rate.seconds }),
  )
}

/** Never refuses: for benchmarks. */
export const noLimits: Limits = {
  consume: async () => ({ allowed: true, retryAfterS: 0 }),
  remaining: async (rate) => rate.points,
  refund: async () => undefined,
  reset: async () => undefined,
}

// What is counted is often an address: only its hash is kept.
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 24)

function limitsOf(create: (rate: Rate) => RateLimiterAbstract): Limits {
  const limiters = new Map<string, RateLimiterAbstract>()
  const limiterOf = (rate: Rate) => {
    const limiter = limiters.get(rate.name) ?? create(rate)
    limiters.set(rate.name, limiter)
    return limiter
  }
  return {
    async consume(rate, key) {
      try {
        await limiterOf(rate).consume(hashed(key))
        return { allowed: true, retryAfterS: 0 }
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return { allowed: false, retryAfterS: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) }
      }
    },
    async remaining(rate, key) {
      const state = await limiterOf(rate).get(hashed(key))
      return state ? Math.max(0, state.remainingPoints) : rate.points
    },
    async refund(rate, key) {
      await limiterOf(rate).reward(hashed(key))
    },
    async reset(rate, key) {
      await limiterOf(rate).delete(hashed(key))
    },
  }
}
