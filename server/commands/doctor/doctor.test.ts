import type { AddressInfo } from 'node:net'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { brand } from '#config/brand.ts'
import { sealSecret } from '#features/users/second-step/second-step-seal.server.ts'
import { newFolder, run, siteInUse, stateOf } from '#tests/commands.ts'
import { examine, siteThatSays } from '#tests/doctor.ts'
import { mountSmallDisk } from '#tests/faults/full-disk.ts'
import { openMailbox } from '#tests/mailbox.ts'
import { freePort } from '#tests/site.ts'
import { checkNode } from './check-machine.ts'

const keys = {
  SECRETS_KEY: 'Wq3vT8mZx1Lr7Kd5Np2Hs9Bf4Gj6Yc0A',
  BACKUP_KEY: 'b7Xn4Rk9Tz2Qw6Ve1Ml8Jd3Hg5Fs0PaC',
}

test('a site in order has nothing wrong, and exit code 0', async () => {
  const { env } = await siteInUse()
  const mailbox = await openMailbox()
  onTestFinished(() => mailbox.close())
  const siteUrl = await siteThatSays({ build: 'test-build', client: { forwarding: 'none' } })
  const settings = { ...env, ...keys, SITE_URL: siteUrl, SMTP_URL: mailbox.url }
  expect((await run(['backup'], { env: settings })).code).toBe(0)
  const found = await examine(settings)
  expect(found.about('site')).toEqual([`ok: ${siteUrl} is served by this build, test-build`])
  expect(found.about('proxy')).toEqual(['ok: There is none in front: the server sees who asks'])
  expect(found.about('database').filter((line) => line.startsWith('wrong'))).toEqual([])
  expect(found.about('database').join()).toMatch(
    /PostgreSQL 18\.\d.*All \d+ migrations are applied,ok: NOTIFY arrives/,
  )
  expect(found.about('mail')).toEqual([expect.stringMatching(/^ok: 127\.0\.0\.1:\d+ takes the connection$/)])
  expect(found.about('clock')).toHaveLength(2)
  expect(found.about('keys')).toEqual(['ok: SECRETS_KEY is set', 'ok: BACKUP_KEY is set'])
  expect(found.about('backups')).toEqual([
    'ok: The last one is 0 hours old',
    expect.stringMatching(/^ok: backup-.*\.age is encrypted, and BACKUP_KEY opens it$/),
    expect.stringContaining('warning: The site itself takes none off this machine'),
  ])
  expect(found.about('node')).toEqual([`ok: Node ${process.versions.node}`])
  expect(found.code).toBe(0)
  const { output } = await run(['doctor'], { env: settings })
  expect(output).toMatch(/^ok {7}mail /m)
  expect(output).toMatch(/\n0 wrong, \d+ warnings, \d+ in order\n$/)
  expect(mailbox.mails).toEqual([])
})

test('it writes nothing, not even where something is wrong', async () => {
  const { ctx, env, before } = await siteInUse()
  expect((await examine(env)).code).toBe(1)
  expect(await stateOf(ctx)).toEqual(before)
})

test('an unreachable database is wrong, without its password, and all the rest is looked at', async () => {
  const port = await freePort()
  const found = await examine({
    DATABASE_URL: `postgres://site:open-sesame@127.0.0.1:${port}/site`,
    DATA_DIR: await newFolder(),
  })
  expect(found.about('database')).toEqual([
    expect.stringMatching(`^wrong: site at 127.0.0.1:${port}, as site \\(DATABASE_URL\\): .*ECONNREFUSED`),
  ])
  expect(found.output).not.toContain('open-sesame')
  expect(found.about('mail')).toHaveLength(1)
  expect(found.about('keys')).toHaveLength(2)
  expect(found.code).toBe(1)
})

test('a folder without a database is named, and stays as it is', async () => {
  const folder = await newFolder()
  const found = await examine({ DATA_DIR: join(folder, 'data') })
  expect(found.about('database')[0]).toContain(`wrong: embedded, in ${folder}/data: There is no database`)
  expect(found.about('disk')[0]).toContain('can’t be written to')
  expect(await readdir(folder)).toEqual([])
})

test('a database with migrations missing, or newer than the code, is told', async () => {
  const { ctx, env } = await siteInUse()
  await ctx.database.pool.query(
    'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)',
  )
  expect((await examine(env)).about('database')).toContain('warning: 1 migrations are not applied yet')
  await ctx.database.pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 4102444800000)",
  )
  expect((await examine(env)).about('database').join()).toContain(
    'wrong: It is newer than this code: 1 of its',
  )
})

test('a database whose NOTIFY does not arrive is wrong', async () => {
  const { ctx, env } = await siteInUse()
  // As behind a pooler in transaction mode: it is taken, and nobody hears it.
  await ctx.database.pool.query(`
    create schema deaf;
    create function deaf.pg_notify(text, text) returns void language sql as 'select';
    alter database "${ctx.database.connection.database}" set search_path = deaf, public, pg_catalog`)
  const found = await examine(env)
  expect(found.about('database').at(-1)).toMatch(
    /^wrong: Servers don’t hear of each other’s changes: A NOTIFY .* does not arrive/,
  )
  expect(found.output).toContain('Behind PgBouncer use its session mode')
  expect(found.code).toBe(1)
})

test('a dead mail server, a wrong password and a port without TLS are told apart', async () => {
  const { env } = await siteInUse()
  const port = await freePort()
  expect((await examine({ ...env, SMTP_URL: `smtp://127.0.0.1:${port}` })).about('mail')).toEqual([
    expect.stringMatching(`^wrong: 127.0.0.1:${port}: .*ECONNREFUSED`),
  ])
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username, password }, _session, callback) =>
      username === 'site' && password === 'right'
        ? callback(null, { user: 'site' })
        : callback(new Error('Invalid username or password')),
  })
  server.on('error', () => undefined)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())))
  const host = `127.0.0.1:${(server.server.address() as AddressInfo).port}`
  const mailOf = async (url: string) => {
    const { code, output, about } = await examine({ ...env, SMTP_URL: url })
    expect(output).not.toMatch(/right|guess-me/)
    return { code, line: about('mail')[0], output }
  }
  const denied = await mailOf(`smtp://site:guess-me@${host}`)
  expect(denied).toMatchObject({ code: 1, line: expect.stringMatching(/^wrong: .*Invalid login/) })
  expect(denied.output).toContain('User name or password in SMTP_URL are wrong')
  expect((await mailOf(`smtp://site:right@${host}`)).line).toBe(
    `ok: ${host} takes the connection and the sign-in as site`,
  )
  const tls = await mailOf(`smtps://site:right@${host}`)
  expect(tls.line).toMatch(/^wrong: /)
  expect(tls.output).toContain('smtps:// is for ports that speak TLS at once')
})

test('with --mail a test mail arrives, and without SMTP_URL that is wrong', async () => {
  const { ctx, env } = await siteInUse()
  const mailbox = await openMailbox()
  onTestFinished(() => mailbox.close())
  const before = await stateOf(ctx)
  const found = await examine({ ...env, SMTP_URL: mailbox.url }, '--mail', 'you@example.com')
  expect(found.about('mail')[1]).toMatch(/^ok: A test mail from .* to you@example\.com was taken: 250/)
  expect(mailbox.mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
    ['you@example.com', `Test mail of ${brand.name}`],
  ])
  expect(await stateOf(ctx)).toEqual(before)
  expect((await examine(env, '--mail', 'you@example.com')).about('mail')).toEqual([
    'wrong: No mail goes to you@example.com: SMTP_URL is not set',
  ])
  mailbox.mood = 'refuses for now'
  expect(
    (await examine({ ...env, SMTP_URL: mailbox.url }, '--mail', 'you@example.com')).about('mail')[1],
  ).toMatch(/^wrong: The test mail to you@example\.com was refused: .*451/)
})

test('a full disk is wrong', async (context) => {
  const folder = await newFolder()
  const disk = await mountSmallDisk(join(folder, 'data'), 20, context)
  if (!disk) return context.skip('no disk may be mounted here')
  const { env } = await siteInUse()
  disk.fill()
  const found = await examine({ ...env, DATA_DIR: join(folder, 'data') })
  expect(found.about('disk')[0]).toMatch(/^wrong: Full: 0 bytes free of 2\d\.\d MB/)
  expect(found.code).toBe(1)
})

test('missing, weak and lost keys are told', async () => {
  const { ctx, env } = await siteInUse()
  expect((await examine(env)).about('keys')).toEqual([
    'warning: SECRETS_KEY is not set: secrets of second steps lie in clear in the database',
    'warning: BACKUP_KEY is not set: backups lie in clear',
  ])
  const same = 'passwordpassword'
  expect((await examine({ ...env, SECRETS_KEY: same, BACKUP_KEY: same })).about('keys')).toEqual([
    'warning: SECRETS_KEY is easily guessed',
    'warning: BACKUP_KEY is easily guessed',
    'warning: SECRETS_KEY and BACKUP_KEY are the same',
  ])
  const { rows } = await ctx.database.pool.query<{ id: string }>('select id from users')
  const id = rows[0]?.id ?? ''
  const sealedBy = async (secretsKey: string) =>
    ctx.database.pool.query('update users set totp_secret = $1', [
      await sealSecret({ ...ctx, settings: { ...ctx.settings, secretsKey } }, id, 'JBSWY3DPEHPK3PXP'),
    ])
  await sealedBy('another key, which was lost')
  const lost = await examine({ ...env, ...keys })
  expect(lost.about('keys')[2]).toMatch(/^wrong: 1 second steps are sealed with another SECRETS_KEY/)
  await sealedBy(keys.SECRETS_KEY)
  expect((await examine({ ...env, ...keys })).about('keys')[2]).toBe(
    'ok: All 1 second steps are as SECRETS_KEY says',
  )
})

test('an old Node is wrong', () => {
  expect(['20.19.0', '22.21.9', '22.22.0', '24.1.0'].map((version) => checkNode(version).state)).toEqual([
    'wrong',
    'wrong',
    'ok',
    'ok',
  ])
})

test('a misspelt setting is told, in the environment and in a file', async () => {
  const { env } = await siteInUse()
  const told = ['warning: SMPT_URL is no setting']
  expect((await examine({ ...env, SMPT_URL: 'smtp://mail.example' })).about('settings')).toEqual(told)
  const file = join(await newFolder(), 'site.env')
  await writeFile(file, 'SMPT_URL=smtp://mail.example\n')
  expect((await examine(env, '--env-file', file)).about('settings')).toEqual(told)
})
