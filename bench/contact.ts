import { setTimeout as sleep } from 'node:timers/promises'
import { dropDataDir, newDataDir } from '../tests/data-dir.ts'
import { startSite } from '../tests/site.ts'
import { enquiry } from '../tests/visits.ts'
import { sendLoad } from './process.ts'
import { median, whole, type Row } from './row.ts'

const rounds = 3
const wanted = 800

/** Q5: enquiries accepted and on disk per second, each from another person; mails are written to files meanwhile. */
export async function contact(): Promise<Row[]> {
  const dataDir = await newDataDir()
  const site = await startSite({ dataDir, env: { NODE_ENV: 'production', LOG_LEVEL: 'error' } })
  // After a start all pages are rendered and packed once; that work isn't part of the figure.
  await sleep(15_000)
  // The generator puts a different id at each place of this mark.
  const body = JSON.stringify(
    enquiry({ email: '[<id>]@plant.example', company: 'Load Example', message: 'Measured enquiry [<id>]' }),
  )
  const post = (...args: string[]) =>
    sendLoad(`${site.url}/api/contact`, [
      '-m',
      'POST',
      '-I',
      '-H',
      'content-type=application/json',
      '-b',
      body,
      ...args,
    ])
  try {
    await post('-c', '16', '-d', '3')
    const full = []
    for (let round = 0; round < rounds; round++) full.push(await post('-c', '32', '-d', '8'))
    const half = []
    for (let round = 0; round < rounds; round++)
      half.push(await post('-c', '32', '-d', '8', '-R', String(wanted / 2)))
    const refused = [...full, ...half].reduce((sum, run) => sum + run.non2xx + run.errors + run.timeouts, 0)
    if (refused > 0) throw new Error(`${refused} enquiries were refused`)
    const rate = median(full.map((run) => run.requests.average))
    const p99 = median(half.map((run) => run.latency.p99))
    return [
      {
        requirement: 'Q5',
        what: 'contact: accepted and durable per second',
        target: `≥ ${wanted}/s`,
        figure: `${whole(rate)}/s`,
        isMet: rate >= wanted,
      },
      {
        requirement: 'Q5',
        what: `contact: p99 at ${wanted / 2}/s`,
        target: '≤ 100 ms',
        figure: `${p99} ms (at ${whole(median(half.map((run) => run.requests.average)))}/s)`,
        isMet: p99 <= 100,
      },
    ]
  } finally {
    await site.stop()
    await dropDataDir(dataDir)
  }
}
