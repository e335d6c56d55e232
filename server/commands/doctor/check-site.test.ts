import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '#db/listen.ts'
import { certificateUntil } from '#tests/certificate.ts'
import { siteInUse } from '#tests/commands.ts'
import { examine, siteThatSays } from '#tests/doctor.ts'
import { serve } from '#tests/loopback-server.ts'
import { freePort } from '#tests/site.ts'
import { clockFinding } from './check-site.ts'

test('a wrong SITE_URL is told: nobody there, another site, another build', async () => {
  const { ctx, env } = await siteInUse()
  const nowhere = `http://127.0.0.1:${await freePort()}`
  expect((await examine({ ...env, SITE_URL: nowhere })).about('site')[0]).toMatch(
    /^warning: .*ECONNREFUSED.*; no server runs on this database$/,
  )
  const listener = await listen(ctx.database, 'content_version', () => undefined)
  onTestFinished(() => listener.close())
  expect((await examine({ ...env, SITE_URL: nowhere })).about('site')[0]).toMatch(/^wrong: .*ECONNREFUSED/)
  const other = await siteThatSays('<!doctype html><title>Parked</title>')
  expect((await examine({ ...env, SITE_URL: other })).about('site')).toEqual([
    `wrong: ${other} can’t be asked: another site answers there`,
  ])
  const older = await siteThatSays({ build: 'older', client: { forwarding: 'none' } })
  expect((await examine({ ...env, SITE_URL: older })).about('site')).toEqual([
    `warning: ${older} is served by another build, older; this is test-build`,
  ])
  const { about } = await examine({ DATABASE_URL: env.DATABASE_URL, DATA_DIR: env.DATA_DIR })
  expect(about('site')[0]).toBe('warning: SITE_URL is not set: links in mails lead to http://localhost:3000')
})

test('a proxy that the server does not trust is wrong, and so is one that passes on invented addresses', async () => {
  const { env } = await siteInUse()
  const proxyOf = async (seen: (header: string | undefined) => object) => {
    const { base } = await serve(({ headers }, response) => {
      const client = seen(headers['x-forwarded-for']?.toString())
      response.end(JSON.stringify({ build: 'test-build', client }))
    })
    return (await examine({ ...env, SITE_URL: base })).about('proxy')[0]
  }
  expect(await proxyOf(() => ({ forwarding: 'ignored' }))).toMatch(/^wrong: .*doesn’t trust it/)
  expect(await proxyOf(() => ({ forwarding: 'trusted', address: '203.0.113.9' }))).toBe(
    'ok: Trusted; this machine is seen as 203.0.113.9, and an invented address is not believed',
  )
  expect(await proxyOf((header) => ({ forwarding: 'trusted', address: header ?? '203.0.113.9' }))).toMatch(
    /^wrong: Anybody may claim any address/,
  )
})

test('a certificate that browsers refuse is wrong', async () => {
  const { env } = await siteInUse()
  // It comes with a certificate that it signed itself.
  const server = new SMTPServer({ secure: true, logger: false })
  server.on('error', () => undefined)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())))
  const { port } = server.server.address() as AddressInfo
  const found = await examine({ ...env, SITE_URL: `https://127.0.0.1:${port}` })
  expect(found.about('certificate')).toEqual([expect.stringMatching(/^wrong: Browsers refuse it: /)])
  expect(found.code).toBe(1)
})

test('a certificate that ends within two weeks is a warning, with its days', async () => {
  const { env } = await siteInUse()
  const trusted = getCACertificates('default')
  onTestFinished(() => setDefaultCACertificates(trusted))
  const toldOf = async (days: number) => {
    const { cert, key } = certificateUntil(new Date(Date.now() + (days + 0.5) * 24 * 3_600_000))
    setDefaultCACertificates([...trusted, cert])
    const server = createServer({ cert, key }, (_request, response) => response.end())
    await new Promise<void>((done) => server.listen(0, 'localhost', done))
    onTestFinished(() => new Promise<void>((done) => server.close(() => done())))
    const { port } = server.address() as AddressInfo
    return (await examine({ ...env, SITE_URL: `https://localhost:${port}` })).about('certificate')
  }
  expect(await toldOf(40)).toEqual(['ok: Valid for 40 more days'])
  expect(await toldOf(14)).toEqual(['ok: Valid for 14 more days'])
  expect(await toldOf(13)).toEqual(['warning: Valid for 13 more days'])
  expect(await toldOf(-1)).toEqual(['wrong: Browsers refuse it: CERT_HAS_EXPIRED'])
})

test('a clock that is off is told, from 5 s a warning and from 30 s wrong', async () => {
  const { env } = await siteInUse()
  const late = new Date(Date.now() + 120_000).toUTCString()
  const siteUrl = await siteThatSays({ build: 'test-build', client: { forwarding: 'none' } }, { date: late })
  const found = await examine({ ...env, SITE_URL: siteUrl })
  expect(found.about('clock')[0]).toMatch(
    /^wrong: The clock of the server at .* is 1(?:19|20|21)(?:\.\d)? s ahead/,
  )
  expect(found.about('clock')[1]).toMatch(/^ok: The clock of the database/)
  expect([4000, -6000, 31_000].map((ms) => clockFinding('x', ms).state)).toEqual(['ok', 'warning', 'wrong'])
})
