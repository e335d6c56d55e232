import { z } from 'zod'
import { enquiry } from '../tests/visits.ts'
import { output } from './process.ts'

const kind = z.object({
  name: z.string(),
  /** How many of each round are of this kind. */
  weight: z.number(),
  method: z.enum(['GET', 'POST']),
  /** An id of its own is in each request for `[<id>]`. */
  path: z.string(),
  body: z.optional(z.string()),
})
export type Kind = z.infer<typeof kind>

/** Enquiries, each from another person. */
export const contactKind = (): Kind => ({
  name: 'contact',
  weight: 1,
  method: 'POST',
  path: '/api/contact',
  body: JSON.stringify(
    enquiry({ email: '[<id>]@plant.example', company: 'Load Example', message: 'Measured enquiry [<id>]' }),
  ),
})

export const loadOrder = z.object({
  url: z.string(),
  seconds: z.number(),
  kinds: z.array(kind),
  /** Requests a second; left out, each connection asks again as soon as it is answered. */
  rate: z.optional(z.number()),
  mostConnections: z.number(),
  patienceMs: z.number(),
})
export type LoadOrder = z.infer<typeof loadOrder>

/** So long a generator asks on a few connections before it counts: its own code, cold, would be part of the figures. */
export const warmUpMs = 1000

const tally = z.object({
  offered: z.number(),
  /** 429 and 503. */
  refused: z.number(),
  /** Any other error, and connections that broke. */
  failed: z.number(),
  /** Not answered in time. */
  gaveUp: z.number(),
  withoutRetryAfter: z.number(),
  /** Milliseconds from when each accepted request was due to the end of its answer. */
  acceptedMs: z.array(z.number()),
})
export type Tally = z.infer<typeof tally>

/** Sends an order from `processes` processes that share its rate and connections. Returns a tally for each kind. */
export async function offerLoad(order: LoadOrder, processes: number): Promise<Map<string, Tally>> {
  const part = {
    ...order,
    rate: order.rate === undefined ? undefined : order.rate / processes,
    mostConnections: Math.ceil(order.mostConnections / processes),
  }
  const outputs = await Promise.all(
    Array.from({ length: processes }, () =>
      output(process.execPath, ['bench/load-process.ts', JSON.stringify(part)]),
    ),
  )
  const results = outputs.map((text) => z.record(z.string(), tally).parse(JSON.parse(text)))
  return new Map(
    order.kinds.map(({ name }) => [name, sumOf(results.flatMap((result) => result[name] ?? []))]),
  )
}

/** Tallies as one. */
export function sumOf(tallies: Tally[]): Tally {
  const sum = (pick: (one: Tally) => number) => tallies.reduce((so, one) => so + pick(one), 0)
  return {
    offered: sum((one) => one.offered),
    refused: sum((one) => one.refused),
    failed: sum((one) => one.failed),
    gaveUp: sum((one) => one.gaveUp),
    withoutRetryAfter: sum((one) => one.withoutRetryAfter),
    acceptedMs: tallies.flatMap((one) => one.acceptedMs),
  }
}
