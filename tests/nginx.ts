import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { TestContext } from 'vitest'
import { freePort } from './site.ts'
import { eventually } from './visits.ts'

const name = 'www.site.example'

/** One request as nginx logged it: a list has an entry for each server that was tried. */
export interface Passed {
  method: string
  uri: string
  status: number
  servers: string[]
  bytesSent: number[]
}

export interface Answer {
  status: number
  headers: Record<string, unknown>
  body: string
}

/** nginx with `deploy/nginx.conf`, changed in its addresses and paths alone, in front of servers on these ports of this machine. */
export async function startNginx(ports: number[], { onTestFinished }: Pick<TestContext, 'onTestFinished'>) {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  makeCertificate(folder)
  const [clear, secure] = [await freePort(), await freePort()]
  const site = (await readFile('deploy/nginx.conf', 'utf8'))
    .replace(/^( *server )127\.0\.0\.1:3000(.*)$/gm, (_, before: string, after: string) =>
      ports.map((port) => `${before}127.0.0.1:${port}${after}`).join('\n'),
    )
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${clear};`)
    .replace('listen 443 ', `listen 127.0.0.1:${secure} `)
    .replaceAll(`/etc/letsencrypt/live/${name}/`, `${folder}/`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${folder}/${what};`,
  )
  const line = '$request_method $uri $status [$upstream_addr] [$upstream_bytes_sent]'
  await writeFile(
    join(folder, 'nginx.conf'),
    `worker_processes 2; daemon off; pid ${folder}/pid; error_log stderr warn;
     events { worker_connections 1024; }
     http { ${temporary.join(' ')} log_format tries '${line}'; access_log ${folder}/access tries;\n${site}\n}`,
  )
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const exited = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await exited
  })
  const agent = new Agent({ keepAlive: true, ca: await readFile(join(folder, 'fullchain.pem')) })
  onTestFinished(() => agent.destroy())

  /** Through nginx, by TLS. Throws when the connection ends without an answer. */
  const ask = (method: string, path: string, body?: object): Promise<Answer> =>
    new Promise((answered, failed) => {
      const sent = body && JSON.stringify(body)
      const headers = sent
        ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }
        : {}
      const options = { host: '127.0.0.1', port: secure, servername: name, path, method, agent }
      request({ ...options, headers: { host: name, ...headers } }, (answer) => {
        text(answer).then(
          (got) => answered({ status: answer.statusCode ?? 0, headers: answer.headers, body: got }),
          failed,
        )
      })
        .once('error', failed)
        .end(sent)
    })
  await eventually(
    () => {
      if (child.exitCode !== null) throw new Error(`nginx ended:\n${errors}`)
      return ask('GET', '/metrics').then(
        () => true,
        () => undefined,
      )
    },
    { withinMs: 20_000, what: 'nginx' },
  )
  return {
    ask,
    errors: () => errors,
    async passed(): Promise<Passed[]> {
      const log = await readFile(join(folder, 'access'), 'utf8')
      return [...log.matchAll(/^(\S+) (\S+) (\d+) \[(.*)\] \[(.*)\]$/gm)].map((found) => {
        const [, method = '', uri = '', status, servers = '', bytes = ''] = found
        return {
          method,
          uri,
          status: Number(status),
          servers: servers.split(', '),
          bytesSent: bytes.split(', ').map(Number),
        }
      })
    },
  }
}

function makeCertificate(folder: string) {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`]
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...key, ...subject, ...files], { stdio: 'ignore' })
}
