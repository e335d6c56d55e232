import type { IncomingMessage } from 'node:http'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { Log } from '#db/log.ts'
import { createExpectedWait, type ExpectedWait } from './expected-wait.ts'
import { shares, type Share } from './shares.ts'

export type Reason = 'in-flight' | 'database' | 'event-loop' | 'wait'

/** From what on a share is refused. */
interface Limit {
  /** Requests under way, of all shares. */
  inFlight: number
  /** Queries that wait for a connection. */
  poolWaiting: number
  /** Milliseconds that a new request waits for its turn in the event loop, or for its answer. */
  delayMs: number
}
export type OverloadLimits = Record<Share, Limit>

/**
 * Each share has a part of the room to itself that the ones below it can't take. At the 800 enquiries a second that two
 * cores are to take, 160 of them are a fifth of a second, and more than share a transaction.
 */
const usualLimits: OverloadLimits = {
  beacon: { inFlight: 32, poolWaiting: 6, delayMs: 200 },
  search: { inFlight: 64, poolWaiting: 12, delayMs: 300 },
  page: { inFlight: 96, poolWaiting: 16, delayMs: 400 },
  staff: { inFlight: 96, poolWaiting: 16, delayMs: 400 },
  tool: { inFlight: 128, poolWaiting: 24, delayMs: 500 },
  enquiry: { inFlight: 160, poolWaiting: 32, delayMs: 700 },
}

/** A tool may wait for a model that words its answers, which says nothing of this server. */
const judgedByWait = shares.filter((share) => share !== 'tool')

const sampleEveryMs = 200
const resolutionMs = 20
const tellEveryMs = 10_000

interface Options {
  log: Log
  /** How many queries wait for a connection of those that this share uses. */
  queriesWaiting(share: Share): number
  limits?: OverloadLimits
}

interface Place {
  share: Share
  req: IncomingMessage
  isCounted: boolean
  /** Its body was already on the way at the last sample. */
  isSlow: boolean
}

/**
 * Tells which requests to refuse so that the others are still answered soon: by how many are under way, how many queries wait for the
 * database, and how long the event loop and those before it keep a new request waiting.
 */
export function createOverload({ log, queriesWaiting, limits = usualLimits }: Options) {
  const receiving = new Set<Place>()
  const waits = new Map<Share, ExpectedWait>(judgedByWait.map((share) => [share, createExpectedWait()]))
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  delays.enable()
  let inFlight = 0
  // A single pause says nothing: a delay counts once two samples in a row show it.
  let lastDelayMs = 0
  let lastingDelayMs = 0
  let turnStartedAt = 0
  let refused: Partial<Record<Share, number>> = {}
  let toldAt = -tellEveryMs

  /** How long this turn of the event loop has been busy with requests: those that follow in it have waited for it. */
  function turnMs(): number {
    const now = performance.now()
    if (turnStartedAt > 0) return now - turnStartedAt
    turnStartedAt = now
    setImmediate(() => {
      turnStartedAt = 0
    })
    return 0
  }

  function reasonToRefuse(share: Share): Reason | undefined {
    const limit = limits[share]
    if (inFlight >= limit.inFlight) return 'in-flight'
    if (queriesWaiting(share) >= limit.poolWaiting) return 'database'
    if (Math.max(lastingDelayMs, turnMs()) >= limit.delayMs) return 'event-loop'
    return expectedMs(share) >= limit.delayMs ? 'wait' : undefined
  }

  /** How long a request of this share would take, or one of those above it: they come first. */
  function expectedMs(share: Share): number {
    let longest = 0
    for (let at = shares.indexOf(share); at < shares.length; at++)
      longest = Math.max(longest, waits.get(shares[at] ?? share)?.ms() ?? 0)
    return longest
  }

  function count(place: Place, isCounted: boolean) {
    if (place.isCounted === isCounted) return
    place.isCounted = isCounted
    inFlight += isCounted ? 1 : -1
    waits.get(place.share)?.count(isCounted ? 1 : -1)
  }

  /** A body that trickles in costs no work: its request gives its place to others until it is all there. */
  function countReceived() {
    for (const place of receiving) {
      if (place.req.complete) {
        receiving.delete(place)
        count(place, true)
      } else if (place.isSlow) count(place, false)
      place.isSlow = true
    }
  }

  function sample() {
    const { mean, stddev } = delays
    delays.reset()
    // Weighted by how long each lasted, as those who arrive meet them. No number when there was none.
    const delayMs = Math.max(0, (mean + stddev ** 2 / mean) / 1e6 - resolutionMs) || 0
    lastingDelayMs = Math.min(lastDelayMs, delayMs)
    lastDelayMs = delayMs
    countReceived()
    for (const wait of waits.values()) wait.sample(performance.now())
    if (Object.keys(refused).length === 0 || performance.now() - toldAt < tellEveryMs) return
    toldAt = performance.now()
    log.warn({ refused }, 'More is asked than can be answered: requests were refused')
    refused = {}
  }
  const sampling = setInterval(sample, sampleEveryMs)
  sampling.unref()

  return {
    /** Why a request of this share can't come in now, which is counted; undefined when it can. */
    refuse(share: Share): Reason | undefined {
      const reason = reasonToRefuse(share)
      if (!reason) return undefined
      refused[share] = (refused[share] ?? 0) + 1
      return reason
    },
    /** Gives a request a place; what is answered gives it back, and is called once. */
    enter(share: Share, req: IncomingMessage): () => void {
      const place = { share, req, isCounted: false, isSlow: false }
      count(place, true)
      if (req.method !== 'GET' && req.method !== 'HEAD') receiving.add(place)
      return () => {
        receiving.delete(place)
        count(place, false)
        waits.get(share)?.answered()
      }
    },
    /** The shares that a request would be refused of just now. */
    refusing(): Share[] {
      return shares.filter((share) => reasonToRefuse(share) !== undefined)
    },
    get inFlight() {
      return inFlight
    },
    close() {
      clearInterval(sampling)
      delays.disable()
    },
  }
}

export type Overload = ReturnType<typeof createOverload>
