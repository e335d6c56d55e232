import { spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, type Site } from '../tests/site.ts'

/**
 * nginx with `deploy/nginx.conf` in front of a site, changed in its addresses and without TLS, whose cost on the same two cores would be the
 * generator's as well. The site must trust the proxy (`TRUSTED_PROXIES=loopback`).
 */
export async function startBehindNginx(
  site: Site,
): Promise<{ url: string; pid: number; stop(): Promise<void> }> {
  const folder = join(site.dataDir, 'nginx')
  await mkdir(folder, { recursive: true })
  const port = await freePort()
  const example = await readFile('deploy/nginx.conf', 'utf8')
  const [inClear, secure] = [
    example.indexOf('server {\n    listen 80;'),
    example.indexOf('server {\n    listen 443'),
  ]
  const config = (example.slice(0, inClear) + example.slice(secure))
    .replaceAll('server 127.0.0.1:3000', `server ${new URL(site.url).host}`)
    .replace(/^ *(?:listen \[|ssl_).*\n/gm, '')
    .replace('listen 443 ssl http2 ', `listen 127.0.0.1:${port} `)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${folder}/${what};`,
  )
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; worker_rlimit_nofile 20000; pid ${folder}/pid; error_log ${folder}/errors crit;
events { worker_connections 10000; }
http { ${temporary.join(' ')} access_log off;\n${config}\n}`,
  )
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  for (let waited = 0; waited < 10_000; waited += 50) {
    if ((await fetch(url).catch(() => undefined))?.ok) break
    await sleep(50)
  }
  const stop = () =>
    new Promise<void>((done) => {
      child.once('exit', () => done())
      child.kill('SIGTERM')
    })
  return { url, pid: child.pid ?? 0, stop }
}
