import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseEnv, settingNames } from '#config/env.server.ts'
import { installed } from './installed.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const operations = read('docs/operations.md')

/** The first column of the table below a heading, without its back-ticks. */
function firstColumn(document: string, heading: string): string[] {
  const part = document.slice(document.indexOf(`\n## ${heading}\n`)).split('\n## ')[1] ?? ''
  return [...part.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name)
}

test('the table of settings holds each setting that the process reads, and no other', () => {
  const named = firstColumn(operations, 'Settings').flatMap((name) => {
    if (name !== 'JOBS_<PROVIDER>_BASE') return [name]
    const line = operations.split('\n').find((one) => one.includes(name)) ?? ''
    return [...line.matchAll(/`([A-Z]+)`/g)].map(([, provider]) => `JOBS_${provider}_BASE`)
  })
  expect(settingNames.length).toBeGreaterThan(25)
  expect(named.toSorted()).toEqual(settingNames.toSorted())
})

const compose = read('compose.yaml')
const example = read('deploy/settings.example')
const unit = read('deploy/site.service')

test('what compose, the unit and the example set are settings', () => {
  const inCompose = [...compose.matchAll(/^ {6}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name)
  const inExample = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name)
  const inUnit = [...unit.matchAll(/^Environment=([A-Z_]+)=/gm)].map(([, name = '']) => name)
  expect(inCompose.length).toBeGreaterThan(15)
  expect(inExample.length).toBeGreaterThan(5)
  expect(inUnit).toContain('DATA_DIR')
  // Those of PostgreSQL's image.
  const isForeign = (name: string) => name.startsWith('POSTGRES_')
  expect(
    [...inCompose, ...inExample, ...inUnit].filter(
      (name) => !settingNames.includes(name) && !isForeign(name),
    ),
  ).toEqual([])
  // What the example asks for reaches the container, whose folder is the image's own.
  const isOfUnit = (name: string) => name === 'DATA_DIR'
  expect(inExample.filter((name) => !isOfUnit(name) && !compose.includes(`\${${name}`))).toEqual([])
})

test('the unit, the image and npm start begin the same process, with the engine’s defaults', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } }
  const command = /exec (node .+)$/.exec(scripts.start)?.[1]
  expect(command).toBe('node build/server/main.js')
  expect(/^ExecStart=\S+\/(node .+)$/m.exec(unit)?.[1]).toBe(command)
  const image: unknown = JSON.parse(/^CMD (\[.+\])$/m.exec(read('Containerfile'))?.[1] ?? '[]')
  expect(image).toEqual(command?.split(' '))
  for (const text of [unit, containerfile, compose, example])
    expect(text).not.toMatch(/NODE_OPTIONS|MALLOC_|LD_PRELOAD|UV_THREADPOOL_SIZE/)
})

test('both give a stop the time it may take: the longest drain, and 40 s to finish', () => {
  expect(parseEnv({ DRAIN_SECONDS: '60' }).DRAIN_SECONDS).toBe(60)
  expect(() => parseEnv({ DRAIN_SECONDS: '61' })).toThrow(/DRAIN_SECONDS/)
  expect(unit).toMatch(/^TimeoutStopSec=100$/m)
  expect(unit).toMatch(/^KillMode=mixed$/m)
  expect(compose).toMatch(/^ {4}stop_grace_period: 100s$/m)
})

test.runIf(installed('promtool'))(
  'the alerts are rules that Prometheus takes, and they fire when they should',
  () => {
    const run = (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' })
      expect(status, stdout + stderr).toBe(0)
      return stdout
    }
    expect(run('check', 'rules', 'deploy/prometheus-alerts.yml')).toMatch(
      /SUCCESS: (?:1[5-9]|[2-9]\d) rules found/,
    )
    expect(run('test', 'rules', 'tests/prometheus-alerts.test.yml')).toContain('SUCCESS')
  },
)

test('the dashboard has panels that do not lie over each other, each with a question to Prometheus', () => {
  const panel = z.object({
    title: z.string().min(3),
    gridPos: z.object({ x: z.number().max(16), y: z.number(), w: z.literal(8), h: z.literal(8) }),
    targets: z.array(z.object({ expr: z.string().min(5), refId: z.string() })).min(1),
  })
  const dashboard = z.object({ title: z.string(), panels: z.array(panel) })
  const { panels } = dashboard.parse(JSON.parse(read('deploy/grafana-dashboard.json')))
  expect(panels.length).toBeGreaterThan(10)
  expect(new Set(panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)).size).toBe(panels.length)
})

test('the proxy’s example speaks today’s TLS only, leads pages to it, refuses the API in clear, and tells who asks', () => {
  const proxy = read('deploy/nginx.conf')
  expect(/ssl_protocols ([^;]+);/.exec(proxy)?.[1]).toBe('TLSv1.2 TLSv1.3')
  const ciphers = /ssl_ciphers ([^;]+);/.exec(proxy)?.[1]?.split(':') ?? []
  expect(ciphers.length).toBeGreaterThan(3)
  expect(ciphers.filter((name) => !/^ECDHE-.+-(?:GCM-SHA\d+|POLY1305)$/.test(name))).toEqual([])
  const inClear = proxy.slice(proxy.indexOf('listen 80;'), proxy.indexOf('listen 443'))
  expect(inClear).toMatch(/location \/api\/ \{\s+return 403;/)
  expect(inClear).toContain('return 301 https://$host$request_uri;')
  expect(inClear).not.toContain('proxy_pass')
  expect(proxy).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;')
})

test('the proxy’s example asks another server for no answer of ours, and lets go of a connection before the site or its drain does', () => {
  const proxy = read('deploy/nginx.conf')
  // nginx's own words: what it counts as a failure of a server is what it asks another one for.
  expect(/proxy_next_upstream ([^;]+);/.exec(proxy)?.[1]).toBe('error timeout')
  const servers = [...proxy.matchAll(/^ *server (127\S+)(.*);$/gm)].map(([, address, how]) => [address, how])
  // Enquiries have room of their own, and lines that stay open take none.
  expect(servers).toEqual([
    ['127.0.0.1:3000', ' max_fails=2 fail_timeout=5s max_conns=48'],
    ['127.0.0.1:3000', ' max_fails=2 fail_timeout=5s max_conns=96'],
    ['127.0.0.1:3000', ' max_fails=2 fail_timeout=5s'],
  ])
  expect(proxy.match(/^ *keepalive 64;$/gm)).toHaveLength(3)
  // The site's own limit is 20 s, the drain that the example of settings names is 10 s.
  const keptS = Number(/^ *keepalive_timeout (\d+)s;$/m.exec(proxy)?.[1])
  expect(keptS).toBeGreaterThan(0)
  expect(keptS).toBeLessThan(10)
})

test('the unit takes from the process what it does not need', () => {
  for (const line of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'CapabilityBoundingSet=', 'User=site'])
    expect(unit.split('\n')).toContain(line)
  expect(compose).toMatch(/cap_drop:\n\s+- ALL/)
  expect(compose).toContain('no-new-privileges:true')
  expect(read('Containerfile')).toMatch(/^USER node$/m)
})

const containerfile = read('Containerfile')
const healthcheck = /^HEALTHCHECK (?:.*\\\n)*.*$/m.exec(containerfile)?.[0] ?? ''

test('image, compose and systemd each have a health check', () => {
  expect(healthcheck).toContain('/readyz')
  expect(healthcheck).toContain('--interval=10s')
  const own = /^ {4}healthcheck:\n((?: {6,}.*\n)+)/m.exec(
    compose.slice(0, compose.indexOf('\n  database:')),
  )?.[1]
  expect(own).toContain("fetch('http://127.0.0.1:3000/readyz')")
  const health = read('deploy/site-health.service')
  // systemd takes one $ for itself. A site that was stopped stays so, and one whose database is away is left alone.
  expect(health).toContain('"http://127.0.0.1:$${PORT:-3000}/healthz" || systemctl restart site.service')
  expect(health).toMatch(/^Requisite=site\.service$/m)
  expect(read('deploy/site-health.timer')).toMatch(/^OnUnitInactiveSec=1min$/m)
})

test.runIf(installed('podman'))(
  'what podman builds as it is documented has the health check',
  ({ onTestFinished }) => {
    const [, flags = ''] = /^# {3}podman build (.*) -t site \. /m.exec(containerfile) ?? []
    expect(flags).not.toBe('')
    const folder = mkdtempSync(join(tmpdir(), 'image-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    writeFileSync(join(folder, 'Containerfile'), `FROM scratch\nENV A=1\n${healthcheck}\nCMD ["node"]\n`)
    const podman = (...args: string[]) =>
      spawnSync(
        'podman',
        [
          '--root',
          join(folder, 'root'),
          '--runroot',
          join(folder, 'run'),
          '--storage-driver',
          'vfs',
          ...args,
        ],
        { encoding: 'utf8', env: { ...process.env, TMPDIR: folder } },
      )
    const built = podman('build', ...flags.split(' '), '-t', 'site', folder)
    expect(built.stderr).not.toContain('HEALTHCHECK is not supported')
    if (built.status !== 0) {
      process.stdout.write(`Not run here: podman builds nothing: ${built.stderr.slice(0, 200)}\n`)
      return
    }
    const { stdout } = podman('inspect', 'site', '--format', '{{.HealthCheck}}')
    expect(stdout).toMatch(/CMD node -e fetch\(.*\/readyz/)
  },
)
