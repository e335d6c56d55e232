import { Agent, get } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { dropDataDir, newDataDir } from '#tests/data-dir.ts'
import { startSite } from '#tests/site.ts'
import { postJson, signIn } from '#tests/visits.ts'

const running = z.looseObject({ proxy: z.unknown().optional() })

async function siteWith(env: Record<string, string>) {
  const dataDir = await newDataDir()
  onTestFinished(() => dropDataDir(dataDir))
  const site = await startSite({ dataDir, env })
  onTestFinished(() => site.stop())
  const readyz = async () => (await fetch(`${site.url}/readyz`)).json()
  const lines = () =>
    site
      .output()
      .split('\n')
      .filter((line) => line.includes('TRUSTED_PROXIES'))
  const runningFor = async (token: string) =>
    running.parse(
      await (
        await fetch(`${site.url}/api/dashboard/running`, { headers: { authorization: `Bearer ${token}` } })
      ).json(),
    )
  return { site, readyz, lines, runningFor }
}

test(
  'a proxy that is not named in TRUSTED_PROXIES is told of at its first header: in the log once, by /readyz and on the dashboard',
  {
    timeout: 120_000,
  },
  async () => {
    const { site, readyz, lines, runningFor } = await siteWith({})
    const token = await signIn(site.url)
    expect(await readyz()).toMatchObject({ status: 'ready', warnings: [] })
    expect((await runningFor(token)).proxy).toBeNull()

    // A page that is kept in memory: nothing behind it would see the header.
    for (let n = 1; n <= 12; n++)
      await fetch(site.url, { headers: { 'x-forwarded-for': `198.51.100.${n}`, connection: 'close' } })
    const [line = ''] = await vi.waitUntil(() => (lines().length > 0 ? lines() : undefined), {
      timeout: 10_000,
    })
    expect(JSON.parse(line)).toMatchObject({ level: 'warn', peer: '127.0.0.1', header: 'x-forwarded-for' })
    expect(lines()).toHaveLength(1)
    expect(site.output()).not.toContain('198.51.100.')

    const told = await readyz()
    expect(told).toMatchObject({ status: 'ready', warnings: [expect.stringContaining('TRUSTED_PROXIES')] })
    // Anybody may read it.
    expect(JSON.stringify(told)).not.toContain('127.0.0.1')
    expect((await runningFor(token)).proxy).toMatchObject({ peer: '127.0.0.1', header: 'x-forwarded-for' })

    const email = 'sam@site.test'
    const password = 'four gulls above the slipway'
    const invited = await postJson(
      `${site.url}/api/users/invitations`,
      { email, name: 'Sam Example', role: 'sales' },
      { authorization: `Bearer ${token}` },
    )
    const { url } = z.object({ url: z.string() }).parse(await invited.json())
    await postJson(`${site.url}/api/auth/accept`, {
      token: new URL(url).searchParams.get('invite'),
      name: 'Sam Example',
      password,
    })
    const answer = await postJson(`${site.url}/api/auth/login`, { email, password })
    const sales = z.object({ token: z.string() }).parse(await answer.json())
    expect((await runningFor(sales.token)).proxy).toBeUndefined()
  },
)

test(
  'a proxy that first asks for itself, as a health check does, is told of at its first header',
  { timeout: 120_000 },
  async () => {
    const { site, readyz, lines } = await siteWith({})
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    onTestFinished(() => agent.destroy())
    const ask = (headers: Record<string, string>) =>
      new Promise<boolean>((done, failed) => {
        const asked = get(`${site.url}/healthz`, { agent, headers }, (answer) => {
          answer.resume()
          answer.once('end', () => done(asked.reusedSocket))
        }).once('error', failed)
      })
    await ask({})
    expect(await ask({})).toBe(true)
    expect((await readyz()).warnings).toEqual([])
    expect(await ask({ 'x-forwarded-for': '198.51.100.1' })).toBe(true)
    expect((await readyz()).warnings).toHaveLength(1)
    await ask({ 'x-forwarded-for': '198.51.100.2' })
    expect(lines()).toHaveLength(1)
  },
)

test.for(['forwarded', 'x-real-ip'])(
  '%s tells of one as well, and a proxy that is named is none to warn of',
  {
    timeout: 120_000,
  },
  async (header) => {
    const env: Record<string, string> = header === 'forwarded' ? { TRUSTED_PROXIES: 'loopback' } : {}
    const { site, readyz, lines } = await siteWith(env)
    await fetch(`${site.url}/healthz`, { headers: { [header]: 'for=198.51.100.1' } })
    const isNamed = 'TRUSTED_PROXIES' in env
    expect((await readyz()).warnings).toHaveLength(isNamed ? 0 : 1)
    expect(lines()).toHaveLength(isNamed ? 0 : 1)
  },
)
