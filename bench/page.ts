import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { dropDataDir, newDataDir } from '../tests/data-dir.ts'
import { freePort, startSite } from '../tests/site.ts'
import { has, processorSeconds, sendLoad, type Load } from './process.ts'
import { median, whole, type Row } from './row.ts'

const seconds = 8
const rounds = 3
const load = ['-c', '64', '-d', String(seconds), '-H', 'accept-encoding=br']

interface Served {
  load: Load
  processorUs: number
}

/** Q1: the warm home page beside nginx serving the same bytes and headers, one worker each, in turns. */
export async function page(): Promise<Row[]> {
  if (!has('nginx'))
    return [
      {
        requirement: 'Q1',
        what: 'warm home page beside nginx',
        target: '≥ 0.60 ×',
        figure: 'nginx is not installed',
      },
    ]
  const dataDir = await newDataDir()
  const site = await startSite({ dataDir, env: { NODE_ENV: 'production', LOG_LEVEL: 'warn' } })
  const nginx = await startNginx(dataDir, await fetchPacked(site.url))
  try {
    const ours: Served[] = []
    const theirs: Served[] = []
    await measure(site.url, site.pid)
    for (let round = 0; round < rounds; round++) {
      theirs.push(await measure(nginx.url, nginx.workerPid))
      ours.push(await measure(site.url, site.pid))
    }
    const rate = (runs: Served[]) => median(runs.map((run) => run.load.requests.average))
    const p99 = (runs: Served[]) => median(runs.map((run) => run.load.latency.p99))
    const cost = (runs: Served[]) => median(runs.map((run) => run.processorUs))
    const ratio = rate(ours) / rate(theirs)
    const costRatio = cost(theirs) / cost(ours)
    const slow = p99(ours) / Math.max(1, p99(theirs))
    return [
      {
        requirement: 'Q1',
        what: 'warm home page, requests per second beside nginx',
        target: '≥ 0.60 ×',
        figure: `${ratio.toFixed(2)} × (${whole(rate(ours))}/s and ${whole(rate(theirs))}/s)`,
        isMet: ratio >= 0.6,
      },
      {
        requirement: 'Q1',
        what: 'p99 of the same, beside nginx',
        target: '< 3 ×',
        figure: `${slow.toFixed(2)} × (${p99(ours)} ms and ${p99(theirs)} ms)`,
        isMet: slow < 3,
      },
      {
        requirement: 'Q1',
        what: 'processor time per request, nginx to ours (free of the load generator)',
        target: '',
        figure: `${costRatio.toFixed(2)} × (${cost(ours).toFixed(1)} µs and ${cost(theirs).toFixed(1)} µs)`,
      },
    ]
  } finally {
    await nginx.stop()
    await site.stop()
    await dropDataDir(dataDir)
  }
}

async function measure(url: string, pid: number): Promise<Served> {
  const before = processorSeconds(pid)
  const result = await sendLoad(url, load)
  const processorUs = ((processorSeconds(pid) - before) * 1e6) / result.requests.total
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} refused ${result.non2xx + result.errors} requests`)
  return { load: result, processorUs }
}

interface Packed {
  body: Buffer
  headers: [string, string][]
}

/** The page as it goes over the wire: fetch would unpack it. */
function fetchPacked(url: string): Promise<Packed> {
  return new Promise((done, broken) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const own = new Set([
          'date',
          'connection',
          'keep-alive',
          'content-length',
          'content-type',
          'etag',
          'transfer-encoding',
        ])
        const headers = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
          own.has(name) ? [] : [[name, String(value)]],
        )
        done({ body: Buffer.concat(chunks), headers })
      })
    }).on('error', broken)
  })
}

async function startNginx(dataDir: string, { body, headers }: Packed) {
  const folder = join(dataDir, 'nginx')
  const port = await freePort()
  await mkdir(join(folder, 'html'), { recursive: true })
  await writeFile(join(folder, 'html', 'index.html'), body)
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
    ${headers.map(([name, value]) => `add_header ${name} ${quoted(value)};`).join('\n    ')}
  }
}`,
  )
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  for (let waited = 0; waited < 5000; waited += 50) {
    if ((await fetch(url, { headers: { 'accept-encoding': 'identity' } }).catch(() => undefined))?.ok) break
    await sleep(50)
  }
  const children = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
  return {
    url,
    workerPid: Number(children.trim().split(' ')[0]),
    stop: () =>
      new Promise<void>((done) => {
        child.once('exit', () => done())
        child.kill('SIGQUIT')
      }),
  }
}
