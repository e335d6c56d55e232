import { group } from 'd3-array'
import { DemoError, type Table } from '#features/demos/frame/demo.ts'
import type { Block, Check, ValueMeanings } from '#features/demos/frame/report/report.ts'
import { dayMs, hourMs } from '#lib/durations.ts'
import { laplaceTrend } from './laplace.ts'
import { isCalledOff } from './order-status.ts'
import { guessOrderKind, isOrderKind, orderKindLabels, orderKinds, type OrderKind } from './order-kinds.ts'
import type { OrderColumns } from './order-columns.ts'
import type { Life } from './weibull.ts'

const mostTypes = 40

export interface OrderSettings {
  /** Orders of one asset within so many hours are of one failure. */
  sameWithin: number
  /** The list goes on for so many days after its last row. */
  watchedAfter: number
}

export interface ReadOrders {
  lives: Life[]
  assets: Asset[]
  failures: number
  /** Orders that belong to a failure before them. */
  followOns: number
  /** Assets that had run on since their last failure or renewal when watching ended. */
  running: number
  /** When watching ended, in ms. */
  end: number
  /** Laplace's statistic; above 0 where failures come ever closer. */
  trend: number
  /** Undefined without a column of types. */
  meanings: ValueMeanings | undefined
  /** What the column of statuses said of the orders; undefined without one. */
  statuses: Statuses | undefined
}

interface Statuses {
  heading: string
  /** Orders that were cancelled, and so are left out. */
  out: number
  cancelled: string[]
  /** Their orders count, though nobody said that they should. */
  unknown: string[]
}

interface Asset {
  name: string
  orders: number
  failures: number
  /** In ms; NaN for none. */
  last: number
}

interface Order {
  asset: string
  at: number
  kind: OrderKind | undefined
}

/**
 * Times between the failures of each asset, in days; the last goes on to the end of the list and is censored there, as is what a renewal ends. What ran
 * before an asset's first failure is left out: nobody knows since when. `chosen` is what the visitor says of a type.
 */
export function readOrders(
  { columns, length, headings, layout }: Table<OrderColumns>,
  { sameWithin, watchedAfter }: OrderSettings,
  chosen: Readonly<Record<string, string>> = {},
): ReadOrders {
  const types = columns.type?.map((type) => type.trim())
  const dates = layout === 'failures' ? columns.failed : columns.raised
  const kindOf = (type: string) => {
    const own = chosen[type]
    return isOrderKind(own) ? own : guessOrderKind(type)
  }
  const isOut = (i: number) => isCalledOff(columns.status?.[i] ?? '') === true
  const kindOfRow = (i: number) => (types ? kindOf(types[i] ?? '') : 'failure')
  const orders = Array.from({ length }, (_, i): Order => ({
    asset: columns.asset[i] ?? '',
    at: dates[i] ?? 0,
    kind: isOut(i) ? 'out' : kindOfRow(i),
  }))
  const meanings = types && meaningsOf(types, kindOf, headings?.type ?? 'Type of order')
  let [start, end] = [Infinity, -Infinity]
  for (const { at } of orders) [start, end] = [Math.min(start, at), Math.max(end, at)]
  end += watchedAfter * dayMs
  const lives: Life[] = []
  const times: number[] = []
  let [followOns, running] = [0, 0]
  const assets = [...group(orders, ({ asset }) => asset)].map(([name, all]): Asset => {
    const events = all
      .filter(({ kind }) => kind === 'failure' || kind === 'renewal')
      .toSorted((a, b) => a.at - b.at)
    let [since, last, failures] = [Number.NaN, Number.NaN, 0]
    for (const { at, kind } of events) {
      if (kind === 'failure' && at - last < sameWithin * hourMs) {
        followOns++
        continue
      }
      const age = (at - since) / dayMs
      if (age > 0) lives.push({ age, hasFailed: kind === 'failure' })
      since = at
      if (kind !== 'failure') continue
      last = at
      failures++
      times.push((at - start) / dayMs)
    }
    if (end > since) {
      lives.push({ age: (end - since) / dayMs, hasFailed: false })
      running++
    }
    return { name, orders: all.length, failures, last }
  })
  return {
    lives,
    assets: assets.toSorted((a, b) => b.failures - a.failures),
    failures: times.length,
    followOns,
    running,
    end,
    trend: times.length > 0 ? laplaceTrend(times, (end - start) / dayMs) : 0,
    meanings,
    statuses: columns.status && statusesOf(columns.status, headings?.status ?? 'Status'),
  }
}

function statusesOf(cells: readonly string[], heading: string): Statuses {
  const each = [...new Set(cells)]
  return {
    heading,
    out: cells.filter((cell) => isCalledOff(cell) === true).length,
    cancelled: each.filter((status) => isCalledOff(status) === true),
    unknown: each.filter((status) => isCalledOff(status) === undefined),
  }
}

function meaningsOf(
  types: readonly string[],
  kindOf: (type: string) => OrderKind | undefined,
  heading: string,
): ValueMeanings {
  const counts = new Map<string, number>()
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1)
  if (counts.size > mostTypes)
    throw new DemoError(
      `“${heading}” holds ${counts.size} different texts, too many to be types of orders. Choose another column, or none.`,
    )
  return {
    title: `Which values of ${heading} are failures`,
    note: 'Codes such as PM01 mean something else in each firm. Change any that are wrong.',
    options: orderKinds.map((value) => ({ value, label: orderKindLabels[value] })),
    rows: [...counts]
      .toSorted((a, b) => b[1] - a[1])
      .map(([value, times]) => ({
        value,
        detail: `${times.toLocaleString('en-GB')} ${times === 1 ? 'order' : 'orders'}`,
        meaning: kindOf(value) ?? null,
      })),
  }
}

const count = (value: number) => value.toLocaleString('en-GB')
const of = (value: number, noun: string) => `${count(value)} ${noun}${value === 1 ? '' : 's'}`
const dayOf = (at: number) =>
  new Date(at).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

/** What times between failures assume beside what lives do, held against the orders. */
export function orderChecks(read: ReadOrders, { sameWithin, watchedAfter }: OrderSettings): Check[] {
  const { assets, failures, followOns, running, end, meanings } = read
  const failing = assets.filter((asset) => asset.failures > 0).length
  return [
    {
      name: 'It is known which orders are failures',
      state: meanings ? 'passed' : 'doubtful',
      says: `${meanings ? '' : 'No column has types of orders, so each row counts as a failure. '}${of(failures, 'failure')} of ${of(failing, 'asset')}.${followOns > 0 ? ` ${count(followOns)} more ${followOns === 1 ? 'order' : 'orders'} came within ${count(sameWithin)} hours of a failure and ${followOns === 1 ? 'belongs' : 'belong'} to it.` : ''}`,
    },
    {
      name: 'It is known until when the assets were watched',
      state: watchedAfter > 0 ? 'passed' : 'doubtful',
      says: `${watchedAfter > 0 ? 'As you say, until' : 'The latest date in the file is taken:'} ${dayOf(end)}. ${of(running, 'asset')} had run on since the last failure or renewal by then. What ran before the first failure of each is left out, since nobody knows when it began.`,
    },
    ...(read.statuses ? [statusCheck(read.statuses)] : []),
    trendCheck(read),
  ]
}

const shownStatuses = 4
const quoted = (texts: readonly string[]) =>
  texts
    .slice(0, shownStatuses)
    .map((text) => `“${text}”`)
    .join(', ') + (texts.length > shownStatuses ? ` and ${count(texts.length - shownStatuses)} more` : '')

function statusCheck({ heading, out, cancelled, unknown }: Statuses): Check {
  const left =
    out > 0
      ? `${of(out, 'order')} with ${quoted(cancelled)} in ${heading} ${out === 1 ? 'was' : 'were'} cancelled and ${out === 1 ? 'is' : 'are'} left out.`
      : `No order was cancelled, as ${heading} says.`
  return {
    name: 'Cancelled orders are left out',
    state: unknown.length > 0 ? 'doubtful' : 'passed',
    says:
      unknown.length > 0
        ? `${left} Orders with ${quoted(unknown)} count; take them out of the file if they were never carried out.`
        : left,
  }
}

/** Of a standard normal, two-sided: 5% and 0.1%. */
const [unlikely, hardlyPossible] = [1.96, 3.29]

function trendCheck({ trend }: ReadOrders): Check {
  const name = 'A repair makes the asset as good as before'
  const size = Math.abs(trend).toFixed(2)
  const figures = `Laplace’s test of a trend gives ${trend < -0.005 ? '−' : ''}${size}`
  if (Math.abs(trend) < unlikely)
    return { name, state: 'passed', says: `${figures}: failures come neither closer nor further apart.` }
  const way = trend > 0 ? 'closer together' : 'further apart'
  return Math.abs(trend) < hardlyPossible
    ? { name, state: 'doubtful', says: `${figures}: failures come ${way} as time goes on.` }
    : {
        name,
        state: 'failed',
        says: `${figures}: failures come ${way} as time goes on, so the times between them aren’t alike and have no one distribution. ${trend > 0 ? 'The assets wear out as a whole; look at what each repair leaves as it was.' : 'Something made them better; take the orders since then.'}`,
      }
}

export function assetTable({ assets }: ReadOrders): Block {
  return {
    id: 'assets',
    kind: 'table',
    title: 'Asset by asset',
    columns: [{ label: 'Asset' }, { label: 'Orders' }, { label: 'Failures' }, { label: 'Last failure' }],
    rows: assets.map(({ name, orders, failures, last }) => [
      name,
      orders,
      failures,
      Number.isFinite(last) ? new Date(last).toISOString().slice(0, 10) : '',
    ]),
    note: 'Assets with the most failures first.',
  }
}
