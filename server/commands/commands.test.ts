import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { brand } from '#config/brand.ts'
import { parseEnvFile } from '#config/env-file.server.ts'
import { listen } from '#db/listen.ts'
import { testCtx } from '#tests/context.ts'
import { backupOf, leadNames, newFolder, run, runAtTerminal, siteInUse, stateOf } from '#tests/commands.ts'

test('a command in a folder without a database says so, and makes nothing', async () => {
  const dataDir = join(await newFolder(), 'data')
  for (const args of [['backup'], ['seed'], ['seed', '--remove', '--yes'], ['backup', '--dry-run']]) {
    const { code, output } = await run(args, { env: { DATA_DIR: dataDir } })
    expect(code, args.join(' ')).toBe(2)
    expect(output).toContain(`There is no database in ${dataDir}.`)
    expect(output).toContain('--env-file FILE')
    expect(await readdir(join(dataDir, '..'))).toEqual([])
  }
})

test('the settings of a file go before those of the environment, and the target is named before anything is written', async () => {
  const { ctx, env } = await siteInUse()
  const clone = join(await newFolder(), 'data')
  const file = join(await newFolder(), 'site.env')
  await writeFile(
    file,
    `# The unit's\nDATABASE_URL=${env.DATABASE_URL}\nDATA_DIR=${env.DATA_DIR}\nMAIL_FROM=${brand.name} <hello@site.test>\nSITE_URL="${env.SITE_URL}"\n`,
  )
  const { code, output } = await run(['backup', '--env-file', file], { env: { DATA_DIR: clone } })
  expect(output).toMatch(
    /^Database: test_\w+ at .*, as site \(DATABASE_URL\); it holds 2 leads and 1 accounts; no server runs on it\n/,
  )
  expect(output).not.toContain('open-sesame')
  expect(code).toBe(0)
  expect(
    (await readdir(join(ctx.settings.dataDir, 'backups'))).some((name) => name.startsWith('backup-')),
  ).toBe(true)
  await expect(readdir(clone)).rejects.toThrow('ENOENT')
})

test(
  'an embedded database is named by its folder, and the servers that run on a database are counted',
  { timeout: 180_000 },
  async () => {
    const dataDir = join(await newFolder(), 'data')
    const made = await run(['seed', '--new'], { env: { DATA_DIR: dataDir } })
    expect(made).toMatchObject({
      code: 0,
      output: expect.stringContaining(`Database: embedded, in ${dataDir}; there is none yet`),
    })
    const again = await run(['seed', '--remove', '--dry-run'], { env: { DATA_DIR: dataDir } })
    expect(again.output).toMatch(
      new RegExp(
        `^Database: embedded, in ${dataDir}; it holds \\d+ leads and 0 accounts; no server runs on it\\n`,
      ),
    )
    expect(again.code).toBe(0)

    const { ctx, env } = await siteInUse()
    for (let servers = 1; servers <= 2; servers++) {
      const listener = await listen(ctx.database, 'content_version', () => undefined)
      onTestFinished(() => listener.close())
      expect((await run(['backup', '--dry-run'], { env })).output).toContain(
        servers === 1 ? '; a server runs on it' : '; 2 servers run on it',
      )
    }
  },
)

test('the example of settings names the folder of the unit, so that a command finds its database', async () => {
  const [example, unit] = await Promise.all(
    ['settings.example', 'site.service'].map((name) => readFile(join('deploy', name), 'utf8')),
  )
  expect(parseEnvFile(example ?? '')).toMatchObject({ DATA_DIR: '/var/lib/site' })
  expect(unit).toContain('Environment=DATA_DIR=/var/lib/site\n')
})

test('a file of settings that would be read in two ways is refused by the name of the setting', async () => {
  const file = join(await newFolder(), 'site.env')
  await writeFile(file, 'BACKUP_KEY=a-passphrase#with-a-hash\n')
  expect(await run(['backup', '--env-file', file])).toMatchObject({
    code: 2,
    output: expect.stringContaining('BACKUP_KEY holds a #'),
  })
  expect(await run(['backup', '--env-file', `${file}.gone`])).toMatchObject({
    code: 2,
    output: expect.stringContaining(`${file}.gone`),
  })
})

test('a restore without a terminal needs --yes, and changes nothing without it', async () => {
  const { ctx, env } = await siteInUse()
  const file = await backupOf(ctx)
  await ctx.database.pool.query("update leads set name = 'Ben Changed' where name = 'Ben Orr'")
  const before = await stateOf(ctx)
  const refused = await run(['restore', file], { env })
  expect(refused.code).toBe(2)
  expect(refused.output).toContain('add --yes')
  expect(refused.output).toContain('with 2 leads, is replaced by')
  expect(await stateOf(ctx)).toEqual(before)

  expect(await run(['restore', file, '--yes'], { env })).toMatchObject({ code: 0 })
  expect(await leadNames(ctx)).toEqual(['Ada Hope', 'Ben Orr'])
})

test(
  'at a terminal a restore asks for the site’s name, and another word changes nothing',
  { timeout: 180_000 },
  async () => {
    const { ctx, env } = await siteInUse()
    const file = await backupOf(ctx)
    await ctx.database.pool.query("update leads set name = 'Ben Changed' where name = 'Ben Orr'")
    const before = await stateOf(ctx)
    expect(await runAtTerminal(['restore', file], { env, typed: 'yes' })).toMatchObject({
      code: 1,
      output: expect.stringContaining('Nothing was changed'),
    })
    expect(await stateOf(ctx)).toEqual(before)
    expect(await runAtTerminal(['restore', file], { env, typed: brand.name })).toMatchObject({ code: 0 })
    expect(await leadNames(ctx)).toEqual(['Ada Hope', 'Ben Orr'])
  },
)

test('a restore into a database that is not this site’s needs --new', async () => {
  const { ctx, env, before } = await siteInUse()
  const file = await backupOf(ctx)
  const own = await stateOf(ctx)
  expect(own.rows).not.toBe(before.rows)
  // The clone of an operator: the settings of the unit are missing.
  const elsewhere = await run(['restore', file, '--yes'], {
    env: { ...env, SITE_URL: 'http://localhost:3000' },
  })
  expect(elsewhere.code).toBe(2)
  expect(elsewhere.output).toContain(
    `at ${env.SITE_URL}, and these are the settings of ${brand.name} at http://localhost:3000`,
  )
  expect(await stateOf(ctx)).toEqual(own)

  const unused = await testCtx({ limits: 'off' })
  const fresh = { ...env, DATABASE_URL: unused.database.url, DATA_DIR: unused.settings.dataDir }
  const emptyBefore = await stateOf(unused)
  expect(await run(['restore', file, '--yes'], { env: fresh })).toMatchObject({
    code: 2,
    output: expect.stringContaining('it has no accounts'),
  })
  expect(await stateOf(unused)).toEqual(emptyBefore)

  const gone = join(await newFolder(), 'gone')
  expect(await run(['restore', file, '--yes'], { env: { ...env, DATA_DIR: gone } })).toMatchObject({
    code: 2,
    output: expect.stringContaining(`There is no folder ${gone}`),
  })
  expect(await stateOf(ctx)).toEqual(own)

  expect(await run(['restore', file, '--yes', '--new'], { env: fresh })).toMatchObject({ code: 0 })
  expect(await leadNames(unused)).toEqual(['Ada Hope', 'Ben Orr'])
})

test('a dry run says what would be done and writes nothing, neither to the database nor to a folder', async () => {
  const { ctx, env, before: untouched } = await siteInUse()
  expect(await run(['backup', '--dry-run'], { env })).toMatchObject({ code: 0 })
  expect(await stateOf(ctx)).toEqual(untouched)
  const file = await backupOf(ctx)
  const before = await stateOf(ctx)
  for (const [args, said] of [
    [['backup', '--dry-run'], /rows would be saved/],
    [
      ['restore', file, '--dry-run'],
      /The file is whole\. All data of the database .* with 2 leads, is replaced/,
    ],
    [['restore', file, '--check', '--dry-run'], /It would be loaded aside/],
    [['seed', '--dry-run'], /Demo data of twelve weeks is added to the database .*, which has 2 leads/],
    [['seed', '--remove', '--dry-run'], /The demo data, 0 leads/],
  ] as const) {
    const { code, output } = await run([...args], { env })
    expect(output).toMatch(said)
    expect(output).toContain('Dry run: nothing was written.')
    expect(code, args.join(' ')).toBe(0)
    expect(await stateOf(ctx), args.join(' ')).toEqual(before)
  }
})

test('demo data on a site with leads of its own needs --yes', async () => {
  const { ctx, env, before } = await siteInUse()
  expect(await run(['seed'], { env })).toMatchObject({
    code: 2,
    output: expect.stringContaining('add --yes'),
  })
  expect(await stateOf(ctx)).toEqual(before)
})

test('unknown commands, options and words are refused by name, and --help opens nothing', async () => {
  const dataDir = join(await newFolder(), 'data')
  const env = { DATA_DIR: dataDir }
  for (const [args, said] of [
    [['bakcup'], 'There is no command “bakcup”'],
    [['backup', '--dryrun'], "Unknown option '--dryrun'"],
    [['restore', 'a', 'b'], 'What is “b”?'],
    [['restore', 'a', '--site', 'Otherwright'], `This site is ${brand.name}, not Otherwright`],
    [['restore'], 'Name one file'],
    [['seed', 'remove'], 'What is “remove”?'],
  ] as const)
    expect(await run([...args], { env }), args.join(' ')).toMatchObject({
      code: 2,
      output: expect.stringContaining(said),
    })
  for (const word of ['backup', 'restore', 'seed'])
    expect(await run([word, '--help'], { env })).toMatchObject({
      code: 0,
      output: expect.stringContaining('--dry-run'),
    })
  // `npm run backup --dry-run`, without -- before it.
  expect(await run(['backup'], { env: { ...env, npm_config_dry_run: 'true' } })).toMatchObject({
    code: 2,
    output: expect.stringContaining('npm took --dry-run for itself'),
  })
  await expect(readdir(dataDir)).rejects.toThrow('ENOENT')
})
