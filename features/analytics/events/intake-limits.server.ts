import type { Ctx, Rate } from '#features/context/context.server.ts'
import { minuteMs } from '#lib/durations.ts'

/** What is taken of a limit at a time: the database is asked once for so many units. */
const lot = 100
/** Beyond a limit one in so many is kept, until they come to `sampledUnits`. */
const oneIn = 20
const sampledUnits = 200

/** In lots a minute. A server gives each client the first lot of a minute by itself: few ever need another. */
const limits = {
  events: {
    client: { name: 'events', points: 11, seconds: 60 },
    overall: { name: 'events-overall', points: 120, seconds: 60 },
  },
  measurements: {
    client: { name: 'measurements', points: 11, seconds: 60 },
    overall: { name: 'measurements-overall', points: 120, seconds: 60 },
  },
} satisfies Record<string, { client: Rate; overall: Rate }>
type Kind = keyof typeof limits

interface Purse {
  units: number
  beyond: number
  sampled: number
  /** The lot that is being asked for. */
  filling?: Promise<boolean> | undefined
}

interface Minute {
  at: number
  clients: Map<string, Purse>
  overall: Purse
}

/** One for each process, and for each test's database. */
const minutes = new WeakMap<Ctx['settings'], Map<Kind, Minute>>()

/**
 * Which of these things are kept, each with its cost in units: all of them up to 1,200 units a minute for a client and 12,000 for all
 * together on all servers, and beyond either a sample.
 */
export async function admit(ctx: Ctx, kind: Kind, costs: number[]): Promise<boolean[]> {
  const minute = minuteOf(ctx, kind)
  const { address } = ctx.client
  const client = minute.clients.get(address) ?? purse(lot)
  minute.clients.set(address, client)
  const kept: boolean[] = []
  for (const cost of costs) {
    const short = (await pays(ctx, client, limits[kind].client, address, cost))
      ? (await pays(ctx, minute.overall, limits[kind].overall, 'all', cost))
        ? undefined
        : minute.overall
      : client
    kept.push(!short || isSampled(short, cost))
  }
  return kept
}

function minuteOf({ settings, clock }: Ctx, kind: Kind): Minute {
  const at = Math.floor(clock.now().getTime() / minuteMs)
  const kinds = minutes.get(settings) ?? new Map<Kind, Minute>()
  minutes.set(settings, kinds)
  const known = kinds.get(kind)
  if (known?.at === at) return known
  const fresh = { at, clients: new Map<string, Purse>(), overall: purse(0) }
  kinds.set(kind, fresh)
  return fresh
}

const purse = (units: number): Purse => ({ units, beyond: 0, sampled: 0 })

async function pays(ctx: Ctx, from: Purse, rate: Rate, key: string, cost: number): Promise<boolean> {
  while (from.units < cost) {
    // Anyone who comes meanwhile waits for the same lot.
    from.filling ??= fill(ctx, from, rate, key)
    if (!(await from.filling) && from.units < cost) return false
  }
  from.units -= cost
  return true
}

async function fill(ctx: Ctx, purse: Purse, rate: Rate, key: string): Promise<boolean> {
  try {
    const { allowed } = await ctx.limits.consume(rate, key)
    if (allowed) purse.units += lot
    return allowed
  } finally {
    purse.filling = undefined
  }
}

function isSampled(of: Purse, cost: number): boolean {
  of.beyond += 1
  if (of.beyond % oneIn !== 0 || of.sampled + cost > sampledUnits) return false
  of.sampled += cost
  return true
}
