import type { IncomingMessage } from 'node:http'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { Log } from '#db/log.ts'
import { priorities, type Priority } from './priority.ts'

export type Reason = 'in-flight' | 'database' | 'event-loop'

/** From what on requests of a priority are refused. */
interface Limit {
  /** Requests under way, of both priorities. */
  inFlight: number
  /** Queries that wait for a connection. */
  poolWaiting: number
  /** Milliseconds that a new request waits for its turn in the event loop. */
  delayMs: number
}
export type OverloadLimits = Record<Priority, Limit>

/** Enquiries have a part of the room to themselves that nothing else can take. */
const usualLimits: OverloadLimits = {
  other: { inFlight: 96, poolWaiting: 16, delayMs: 400 },
  enquiry: { inFlight: 160, poolWaiting: 32, delayMs: 700 },
}

const sampleEveryMs = 200
const resolutionMs = 20
const tellEveryMs = 10_000

interface Options {
  log: Log
  /** How many queries wait for a connection of those that this priority uses. */
  queriesWaiting(priority: Priority): number
  limits?: OverloadLimits
}

interface Slot {
  req: IncomingMessage
  isCounted: boolean
  /** Its body was already on the way at the last sample. */
  isSlow: boolean
}

/**
 * Tells which requests to refuse so that the others are still answered soon: by how many are under way, how many queries wait for the
 * database, and how long the event loop keeps a new request waiting.
 */
export function createOverload({ log, queriesWaiting, limits = usualLimits }: Options) {
  const receiving = new Set<Slot>()
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  delays.enable()
  let inFlight = 0
  // A single pause says nothing: a delay counts once two samples in a row show it.
  let lastDelayMs = 0
  let lastingDelayMs = 0
  let turnStartedAt = 0
  let refused: Partial<Record<Priority, number>> = {}
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

  function reasonToRefuse(priority: Priority): Reason | undefined {
    const limit = limits[priority]
    if (inFlight >= limit.inFlight) return 'in-flight'
    if (queriesWaiting(priority) >= limit.poolWaiting) return 'database'
    return Math.max(lastingDelayMs, turnMs()) >= limit.delayMs ? 'event-loop' : undefined
  }

  function count(slot: Slot, isCounted: boolean) {
    if (slot.isCounted === isCounted) return
    slot.isCounted = isCounted
    inFlight += isCounted ? 1 : -1
  }

  /** A body that trickles in costs no work: its request gives its slot to others until it is all there. */
  function countReceived() {
    for (const slot of receiving) {
      if (slot.req.complete) {
        receiving.delete(slot)
        count(slot, true)
      } else if (slot.isSlow) count(slot, false)
      slot.isSlow = true
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
    if (Object.keys(refused).length === 0 || performance.now() - toldAt < tellEveryMs) return
    toldAt = performance.now()
    log.warn({ refused }, 'More is asked than can be answered: requests were refused')
    refused = {}
  }
  const sampling = setInterval(sample, sampleEveryMs)
  sampling.unref()

  return {
    /** Why a request of this priority can't come in now, which is counted; undefined when it can. */
    refuse(priority: Priority): Reason | undefined {
      const reason = reasonToRefuse(priority)
      if (!reason) return undefined
      refused[priority] = (refused[priority] ?? 0) + 1
      return reason
    },
    /** Gives a request a slot; the function it returns gives it back, and is called once. */
    enter(req: IncomingMessage): () => void {
      const slot = { req, isCounted: false, isSlow: false }
      count(slot, true)
      if (req.method !== 'GET' && req.method !== 'HEAD') receiving.add(slot)
      return () => {
        receiving.delete(slot)
        count(slot, false)
      }
    },
    /** The priorities that a request would be refused of just now. */
    refusing(): Priority[] {
      return priorities.filter((priority) => reasonToRefuse(priority) !== undefined)
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
