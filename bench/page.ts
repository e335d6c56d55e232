import { spawn, type ChildProcess } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { dropDataDir, newDataDir } from '../tests/data-dir.ts'
import { freePort, startSite } from '../tests/site.ts'
import { has } from './process.ts'
import { median, whole, type Row } from './row.ts'
import { sumOfUse, underLoad, watchUse, type Used } from './under-load.ts'
import { sendWithWrk, wrkThreads, type WrkRun } from './wrk.ts'
import { untilPacked } from './until-packed.ts'

const seconds = 5
const rounds = 5
const wanted = { rate: 0.85, p99: 2 }

interface Server {
  url: string
  pids: number[]
  stop(): Promise<void>
}
interface Served {
  run: WrkRun
  used: Used
}

/** Q1: the warm home page beside a bare Node server that holds the same bytes and headers, one process each, in turns; nginx beside both. */
export async function page(): Promise<Row[]> {
  if (!has('wrk')) {
    const what = 'warm home page beside a bare Node server'
    const figure = 'not measured: wrk is not installed'
    return [{ requirement: 'Q1', what, target: `≥ ${wanted.rate} ×`, figure }]
  }
  const dataDir = await newDataDir()
  const site = await startSite({ dataDir, env: { NODE_ENV: 'production', LOG_LEVEL: 'warn' } })
  const others: Server[] = []
  try {
    await untilPacked(site)
    const packed = await fetchPacked(site.url)
    const bare = await startBare(dataDir, packed)
    others.push(bare)
    const nginx = has('nginx') ? await startNginx(dataDir, packed) : undefined
    if (nginx) others.push(nginx)
    const runs: { ours: Served; bare: Served }[] = []
    const nginxRuns: Served[] = []
    const ours = { url: site.url, pids: [site.pid] }
    await measure(ours)
    await measure(bare)
    for (let round = 0; round < rounds; round++) {
      runs.push({ bare: await measure(bare), ours: await measure(ours) })
      if (nginx) nginxRuns.push(await measure(nginx))
    }
    return [...rowsOf(runs), ...(nginx ? [nginxRow(nginxRuns)] : [])]
  } finally {
    for (const other of others) await other.stop()
    await site.stop()
    await dropDataDir(dataDir)
  }
}

function rowsOf(runs: { ours: Served; bare: Served }[]): Row[] {
  const both = (pick: (one: Served) => number) =>
    [median(runs.map(({ ours }) => pick(ours))), median(runs.map(({ bare }) => pick(bare)))] as const
  const ratio = (pick: (one: Served) => number) =>
    median(runs.map(({ ours, bare }) => pick(ours) / pick(bare)))
  const perSecond = ({ run }: Served) => run.perSecond
  const p99 = ({ run }: Served) => run.p99Ms
  const cost = ({ run, used }: Served) => (used.serverS * 1e6) / run.requests
  const [rate, slow] = [ratio(perSecond), ratio(p99)]
  const [ourRate, bareRate] = both(perSecond)
  const [ourP99, bareP99] = both(p99)
  const [ourCost, bareCost] = both(cost)
  const used = sumOfUse(runs.flatMap(({ ours, bare }) => [ours.used, bare.used]))
  const rows: Row[] = [
    {
      requirement: 'Q1',
      what: 'warm home page, requests per second beside a bare Node server',
      target: `≥ ${wanted.rate} ×`,
      figure: `${rate.toFixed(2)} × (${whole(ourRate)}/s and ${whole(bareRate)}/s)`,
      isMet: rate >= wanted.rate,
    },
    {
      requirement: 'Q1',
      what: 'p99 of the same',
      target: `< ${wanted.p99} ×`,
      figure: `${slow.toFixed(2)} × (${ourP99.toFixed(1)} ms and ${bareP99.toFixed(1)} ms)`,
      isMet: slow < wanted.p99,
    },
    {
      requirement: 'Q1',
      what: 'processor time per request, bare Node server’s to ours',
      target: '',
      figure: `${ratio((one) => 1 / cost(one)).toFixed(2)} × (${ourCost.toFixed(1)} µs ours, ${bareCost.toFixed(1)} µs)`,
    },
  ]
  return rows.map((row) => underLoad(row, used))
}

function nginxRow(runs: Served[]): Row {
  const figure = `${whole(median(runs.map(({ run }) => run.perSecond)))}/s`
  const row = { requirement: 'Q1', what: 'nginx with the same bytes and headers', target: '', figure }
  return underLoad(row, sumOfUse(runs.map(({ used }) => used)))
}

async function measure({ url, pids }: Omit<Server, 'stop'>): Promise<Served> {
  const used = watchUse(pids, wrkThreads)
  const run = await sendWithWrk(url, seconds)
  if (run.errors > 0) throw new Error(`${url} refused ${run.errors} requests`)
  return { run, used: used() }
}

interface Packed {
  body: Buffer
  headers: [name: string, value: string][]
}

/** Node adds them by itself. */
const added = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

/** The page as it goes over the wire: fetch would unpack it. */
function fetchPacked(url: string): Promise<Packed> {
  return new Promise((done, broken) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const headers = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
          added.has(name) ? [] : [[name, String(value)]],
        )
        done({ body: Buffer.concat(chunks), headers })
      })
    }).on('error', broken)
  })
}

async function startBare(dataDir: string, { body, headers }: Packed): Promise<Server> {
  const [headersFile, bodyFile] = [join(dataDir, 'bare-headers.json'), join(dataDir, 'bare-body')]
  await writeFile(headersFile, JSON.stringify(headers.flat()))
  await writeFile(bodyFile, body)
  const port = await freePort()
  const child = spawn(process.execPath, ['bench/bare-server.ts', String(port), headersFile, bodyFile], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return started(child, `http://127.0.0.1:${port}`)
}

async function startNginx(dataDir: string, { body, headers }: Packed): Promise<Server> {
  const folder = join(dataDir, 'nginx')
  const port = await freePort()
  await mkdir(join(folder, 'html'), { recursive: true })
  await writeFile(join(folder, 'html', 'index.html'), body)
  const own = new Set(['content-length', 'content-type', 'etag'])
  const quoted = (text: string) =>
    `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('$', '')}"`
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_timeout 60; keepalive_requests 10000000; default_type text/html; charset utf-8;
  open_file_cache max=100 inactive=60s;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${folder}/html;
    ${headers
      .filter(([name]) => !own.has(name))
      .map(([name, value]) => `add_header ${name} ${quoted(value)};`)
      .join('\n    ')}
  }
}`,
  )
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return started(child, `http://127.0.0.1:${port}`)
}

async function started(child: ChildProcess, url: string): Promise<Server> {
  for (let waited = 0; waited < 10_000; waited += 50) {
    if ((await fetch(url, { headers: { 'accept-encoding': 'identity' } }).catch(() => undefined))?.ok) break
    await sleep(50)
  }
  const stop = () =>
    new Promise<void>((done) => {
      child.once('exit', () => done())
      child.kill('SIGTERM')
    })
  return { url, pids: [child.pid ?? 0], stop }
}
