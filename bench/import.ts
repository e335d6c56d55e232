import { setTimeout as sleep } from 'node:timers/promises'
import { dropDataDir, newDataDir } from '../tests/data-dir.ts'
import { startSite } from '../tests/site.ts'
import { postJson, signIn } from '../tests/visits.ts'
import { residentBytes } from './process.ts'
import { megabytes, whole, type Row } from './row.ts'
import { untilPacked } from './until-packed.ts'

const targetS = 60
const sizes = [10_000, 100_000]

interface State {
  state: string
  problem: string | null
  counts: Record<string, number | undefined>
}

/** Q6, Q17: a file of leads from the first byte sent to the last lead written, and what the server's memory grows by meanwhile. */
export async function imports(): Promise<Row[]> {
  const rows: Row[] = []
  for (const size of sizes) {
    const { sendS, dryS, runS, undoS, peak, rest } = await measure(size)
    const all = sendS + dryS + runS
    rows.push({
      requirement: 'Q6',
      what: `import of ${whole(size)} rows: sent, tried, written`,
      target: size === sizes.at(-1) ? `≤ ${targetS} s` : '',
      figure: `${all.toFixed(1)} s (${sendS.toFixed(1)}, ${dryS.toFixed(1)}, ${runS.toFixed(1)}; undone in ${undoS.toFixed(1)} s)`,
      ...(size === sizes.at(-1) && { isMet: all <= targetS }),
    })
    rows.push({
      requirement: 'Q17',
      what: `import of ${whole(size)} rows: peak of the server’s memory above rest`,
      target: size === sizes.at(-1) ? 'bounded: ≤ 200 MB' : '',
      figure: `${megabytes(peak - rest)} (${megabytes(peak)})`,
      ...(size === sizes.at(-1) && { isMet: peak - rest <= 200e6 }),
    })
  }
  return rows
}

async function measure(size: number) {
  const dataDir = await newDataDir()
  const site = await startSite({ dataDir, env: { NODE_ENV: 'production', LOG_LEVEL: 'error' } })
  try {
    await untilPacked(site)
    const rest = residentBytes(site.pid)
    let peak = rest
    const sampling = setInterval(() => (peak = Math.max(peak, residentBytes(site.pid))), 50)
    const authorization = `Bearer ${await signIn(site.url)}`
    const file = fileOf(size)

    const sent = await timed(() => send(site.url, authorization, file))
    const url = `${site.url}/api/lead-imports/${sent.value}`
    await settled(url, authorization, 'mapping')
    const sendS = (performance.now() - sent.started) / 1000
    const mapping = ['name', 'email', 'company', 'phone', 'country', 'value']
    const plan = { mapping, mode: 'fill', owner: 'nobody' }
    const dry = await timed(async () => {
      await must(postJson(`${url}/check`, plan, { authorization }))
      return settled(url, authorization, 'checked')
    })
    const run = await timed(async () => {
      await must(postJson(`${url}/run`, {}, { authorization }))
      return settled(url, authorization, 'done')
    })
    if (run.value.counts['created'] !== size) throw new Error(`Created ${run.value.counts['created']}`)
    const undo = await timed(async () => {
      await must(postJson(`${url}/undo`, {}, { authorization }))
      return settled(url, authorization, 'undone')
    })
    if (undo.value.counts['removed'] !== size) throw new Error(`Removed ${undo.value.counts['removed']}`)
    clearInterval(sampling)
    return { sendS, dryS: dry.seconds, runS: run.seconds, undoS: undo.seconds, peak, rest }
  } finally {
    await site.stop()
    await dropDataDir(dataDir)
  }
}

function fileOf(size: number): Uint8Array {
  const rows = Array.from(
    { length: size },
    (_, i) =>
      `Person ${i} Example,person.${i}@company-${i % 5000}.example,Company ${i % 5000} Ltd,020 ${7_000_000 + i},GB,"£${i % 90},000"`,
  )
  return new TextEncoder().encode(`Name,Email,Company,Phone,Country,Value\r\n${rows.join('\r\n')}\r\n`)
}

async function send(site: string, authorization: string, file: Uint8Array): Promise<string> {
  const begun = await must(
    postJson(`${site}/api/lead-imports`, { fileName: 'measured.csv', bytes: file.length }, { authorization }),
  )
  const { id, partBytes }: { id: string; partBytes: number } = await begun.json()
  for (let part = 0; part * partBytes < file.length; part++) {
    await must(
      fetch(`${site}/api/lead-imports/${id}/parts/${part}`, {
        method: 'PUT',
        headers: { authorization, 'content-type': 'application/octet-stream' },
        body: file.slice(part * partBytes, (part + 1) * partBytes),
      }),
    )
  }
  await must(postJson(`${site}/api/lead-imports/${id}/uploaded`, {}, { authorization }))
  return id
}

async function must(asked: Promise<Response>): Promise<Response> {
  const answer = await asked
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

async function settled(url: string, authorization: string, state: string): Promise<State> {
  for (;;) {
    const now: State = await (await must(fetch(url, { headers: { authorization } }))).json()
    if (now.state === state) return now
    if (now.state === 'failed') throw new Error(now.problem ?? 'The import failed')
    await sleep(100)
  }
}

async function timed<T>(work: () => Promise<T>) {
  const started = performance.now()
  const value = await work()
  return { started, seconds: (performance.now() - started) / 1000, value }
}
