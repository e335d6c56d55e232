import { dropDataDir, newDataDir } from '../tests/data-dir.ts'
import { startSite, type Site } from '../tests/site.ts'
import { contactKind, offerLoad, type Tally } from './load.ts'
import { median, percentile, whole, type Row } from './row.ts'
import { processesOf, sumOfUse, underLoad, watchUse, type Used } from './under-load.ts'
import { untilPacked } from './until-packed.ts'

const rounds = 3
const seconds = 8
const wanted = { perSecond: 400, p99Ms: 100 }
const patienceMs = 10_000

/** Q5: enquiries accepted and on disk per second, each from another person; mails are written to files meanwhile. */
export async function contact(): Promise<Row[]> {
  const dataDir = await newDataDir()
  const site = await startSite({ dataDir, env: { NODE_ENV: 'production', LOG_LEVEL: 'error' } })
  try {
    await untilPacked(site)
    await post(site)
    const full = []
    for (let round = 0; round < rounds; round++) full.push(await post(site))
    const half = []
    for (let round = 0; round < rounds; round++) half.push(await post(site, wanted.perSecond / 2))
    const failed = [...full, ...half].reduce(
      (sum, { tally }) => sum + tally.refused + tally.failed + tally.gaveUp,
      0,
    )
    if (failed > 0) throw new Error(`${failed} enquiries were not accepted`)
    const rate = median(full.map(rateOf))
    const p99 = median(half.map(({ tally }) => percentile(tally.acceptedMs, 0.99)))
    return [
      underLoad(
        {
          requirement: 'Q5',
          what: 'contact: accepted and durable per second',
          target: `≥ ${wanted.perSecond}/s`,
          figure: `${whole(rate)}/s`,
          isMet: rate >= wanted.perSecond,
        },
        sumOfUse(full.map(({ used }) => used)),
      ),
      underLoad(
        {
          requirement: 'Q5',
          what: `contact: p99 at ${wanted.perSecond / 2}/s`,
          target: `≤ ${wanted.p99Ms} ms`,
          figure: `${p99.toFixed(1)} ms (at ${whole(median(half.map(rateOf)))}/s)`,
          isMet: p99 <= wanted.p99Ms,
        },
        sumOfUse(half.map(({ used }) => used)),
      ),
    ]
  } finally {
    await site.stop()
    await dropDataDir(dataDir)
  }
}

interface Posted {
  tally: Tally
  used: Used
}

const rateOf = ({ tally }: Posted) => tally.acceptedMs.length / seconds

async function post(site: Site, rate?: number): Promise<Posted> {
  const used = watchUse(await processesOf(site))
  const order = { url: site.url, seconds, kinds: [contactKind()], rate, mostConnections: 32, patienceMs }
  const tally = (await offerLoad(order, 1)).get('contact')
  if (!tally) throw new Error('The load had no enquiries')
  return { tally, used: used() }
}
