import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { firstHalf } from '../features/search/golden/first-half.ts'
import { dropDataDir, newDataDir } from '../tests/data-dir.ts'
import { startSite, type Site } from '../tests/site.ts'
import { rowLogged, rowStored } from './after-load.ts'
import { startBehindNginx } from './behind-nginx.ts'
import { contactKind, offerLoad, sumOf, warmUpMs, type Kind, type Tally } from './load.ts'
import { has, residentBytes } from './process.ts'
import { megabytes, percentile, whole, type Row } from './row.ts'
import { processesOf, underLoad, watchUse, type Used } from './under-load.ts'
import { untilPacked } from './until-packed.ts'

const factors = [1, 3]
const seconds = 15
const processes = 2
const patienceMs = 10_000
/** Each visitor by a connection of its own. */
const mostConnections = 4000
const wanted = { p99Ms: 1000, normalWithinS: 5, mostBytes: 800e6, keptShare: 0.5, turnMs: 1000 }

const contact = contactKind()
const mix: Kind[] = [
  { name: 'page', weight: 8, method: 'GET', path: '/' },
  {
    name: 'beacon',
    weight: 6,
    method: 'POST',
    path: '/api/events',
    body: JSON.stringify({ events: [{ name: 'page_view', path: '/contact' }] }),
  },
  { name: 'search', weight: 3, method: 'GET', path: '/api/search?q=bearing%20failure' },
  {
    name: 'chat',
    weight: 2,
    method: 'POST',
    path: '/api/chatbot',
    body: JSON.stringify({ message: firstHalf[0]?.asks, sessionId: null }),
  },
  contact,
]

interface Run {
  tallies: Map<string, Tally>
  used: Used
  peakBytes: number
  longestTurnMs: number
  normalAfterS: number
}

/** Q10: what the server can do is offered once and three times over, and how it is again afterwards. */
export async function overload(): Promise<Row[]> {
  const dataDir = await newDataDir()
  const env = { NODE_ENV: 'production', LOG_LEVEL: 'error', TRUSTED_PROXIES: 'loopback' }
  const site = await startSite({ dataDir, env })
  const all: Map<string, Tally>[] = []
  try {
    await untilPacked(site)
    const rows = [
      ...(await overloaded('contact', { site, url: site.url, kinds: [contact], extra: [] }, all)),
      ...(await overloaded('mix', { site, url: site.url, kinds: mix, extra: [] }, all)),
    ]
    if (has('nginx')) {
      const nginx = await startBehindNginx(site)
      const asked = { site, url: nginx.url, kinds: mix, extra: [nginx.pid] }
      rows.push(...(await overloaded('mix behind nginx', asked, all)))
      await nginx.stop()
    } else {
      rows.push({
        requirement: 'Q10',
        what: 'mix behind nginx',
        target: '',
        figure: 'not measured: no nginx',
      })
    }
    rows.push(await rowStored(site, all), rowLogged(site))
    return rows
  } finally {
    await site.stop()
    await dropDataDir(dataDir)
  }
}

interface Asked {
  site: Site
  url: string
  kinds: Kind[]
  /** Processes that serve beside the site's own. */
  extra: number[]
}

/** Capacity in a closed loop, then the same and three times it in an open one. Adds what was sent to `all`. */
async function overloaded(what: string, asked: Asked, all: Map<string, Tally>[]): Promise<Row[]> {
  const { site } = asked
  const restBytes = residentBytes(site.pid)
  await closedLoop(asked, 2)
  const used = watchUse([...(await processesOf(site)), ...asked.extra])
  const calm = await closedLoop(asked, 6)
  all.push(calm)
  const capacity = accepted(sumOf([...calm.values()])) / 6
  const row = {
    requirement: 'Q10',
    what: `${what}: capacity, closed loop`,
    target: '',
    figure: `${whole(capacity)}/s`,
  }
  const rows = [underLoad(row, used())]
  for (const factor of factors) {
    const run = await openLoop(asked, capacity * factor)
    all.push(run.tallies)
    rows.push(...rowsOf(`${what} at ${factor} ×`, run, { capacity, restBytes, factor }))
  }
  return rows
}

const accepted = (tally: Tally) => tally.acceptedMs.length
const shareOf = (tally: Tally | undefined) => (tally ? accepted(tally) / tally.offered : Number.NaN)
/** All but enquiries, and the page, which is always served. */
const rest = ['beacon', 'search', 'chat']
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

const closedLoop = ({ url, kinds }: Asked, duration: number) =>
  offerLoad({ url, seconds: duration, kinds, mostConnections: 32, patienceMs }, 1)

/** A generator is at work this long after it was called. */
const startUpMs = 400

async function openLoop({ site, url, kinds, extra }: Asked, rate: number): Promise<Run> {
  await longestTurn(site)
  let peakBytes = 0
  const watch = setInterval(() => {
    peakBytes = Math.max(peakBytes, residentBytes(site.pid))
  }, 200)
  const used = watchUse([...(await processesOf(site)), ...extra], processes)
  const running = offerLoad({ url, seconds, kinds, rate, mostConnections, patienceMs }, processes)
  await sleep(warmUpMs + seconds * 1000 + startUpMs)
  const normalAfterS = await secondsUntilNormal(url)
  const tallies = await running
  const usedBoth = used()
  clearInterval(watch)
  return { tallies, used: usedBoth, peakBytes, longestTurnMs: await longestTurn(site), normalAfterS }
}

/** Milliseconds that the event loop was held up for at most since it was asked for the last time. */
async function longestTurn(site: Site): Promise<number> {
  const text = await (await fetch(`${site.url}/metrics`)).text()
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1]) * 1000
}

/** From now until a visitor of each kind was served five times in a row, an enquiry among them within a tenth of a second. */
async function secondsUntilNormal(url: string): Promise<number> {
  const started = performance.now()
  let since = started
  for (let good = 0; good < 5;) {
    const isGood = await isServed(url)
    good = isGood ? good + 1 : 0
    if (!isGood) since = performance.now()
    if (since - started > 20_000) return Number.POSITIVE_INFINITY
    await sleep(50)
  }
  return (since - started) / 1000
}

async function isServed(url: string): Promise<boolean> {
  const answers = await Promise.all(
    mix.map(async ({ name, method, path, body }) => {
      const started = performance.now()
      const text = body?.replaceAll('[<id>]', randomUUID())
      const answer = await fetch(url + path, {
        method,
        headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
        ...(text !== undefined && { body: text }),
      }).catch(() => undefined)
      await answer?.text().catch(() => undefined)
      return answer?.ok === true && (name !== 'contact' || performance.now() - started < 100)
    }),
  )
  return answers.every(Boolean)
}

interface Before {
  capacity: number
  restBytes: number
  factor: number
}

function rowsOf(
  name: string,
  { tallies, used, peakBytes, longestTurnMs, normalAfterS }: Run,
  before: Before,
): Row[] {
  const sum = sumOf([...tallies.values()])
  const isOver = before.factor > 1
  const times = sum.acceptedMs
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
  const rate = accepted(sum) / seconds
  const unanswered = sum.failed + sum.gaveUp
  const row = (what: string, target: string, figure: string, isMet?: boolean): Row => ({
    requirement: 'Q10',
    what: `${name}: ${what}`,
    target,
    figure,
    ...(isMet !== undefined && { isMet }),
  })
  const loaded = (...of: Parameters<typeof row>) => underLoad(row(...of), used)
  const kept = wanted.keptShare * before.capacity
  return [
    loaded(
      'accepted per second',
      isOver ? `≥ ${whole(kept)}/s` : '',
      `${whole(rate)}/s of ${whole(sum.offered / seconds)}/s`,
      isOver ? rate >= kept : undefined,
    ),
    loaded(
      'p99 of the accepted',
      `≤ ${wanted.p99Ms} ms`,
      `${whole(p99)} ms (p50 ${whole(p50)} ms)`,
      p99 <= wanted.p99Ms,
    ),
    row(
      'refused, and refused without Retry-After',
      'none without',
      `${percent(sum.refused / sum.offered)}, ${sum.withoutRetryAfter} without`,
      sum.withoutRetryAfter === 0,
    ),
    row('broken or not answered in 10 s', '0', whole(unanswered), unanswered === 0),
    ...(tallies.size > 1
      ? [
          row(
            'served of each kind',
            'enquiries before the rest',
            [...tallies].map(([kind, tally]) => `${kind} ${percent(shareOf(tally))}`).join(', '),
            !isOver || rest.every((kind) => shareOf(tallies.get('contact')) >= shareOf(tallies.get(kind))),
          ),
        ]
      : []),
    row(
      'memory of the server at most',
      `≤ ${megabytes(wanted.mostBytes)}`,
      `${megabytes(peakBytes)} (${megabytes(before.restBytes)} at rest)`,
      peakBytes <= wanted.mostBytes,
    ),
    row(
      'longest turn of the event loop',
      `≤ ${wanted.turnMs} ms`,
      `${whole(longestTurnMs)} ms`,
      longestTurnMs <= wanted.turnMs,
    ),
    row(
      'normal again',
      `≤ ${wanted.normalWithinS} s`,
      `${normalAfterS.toFixed(1)} s`,
      normalAfterS <= wanted.normalWithinS,
    ),
  ]
}
