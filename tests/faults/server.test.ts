import { expect, onTestFinished, test } from 'vitest'
import { dropDataDir, newDataDir } from '#tests/data-dir.ts'
import { postgresPid, startSite, stopLeftDatabase } from '#tests/site.ts'
import { enquiry, eventually, postJson } from '#tests/visits.ts'
import { either } from './length.ts'
import { trial } from './trial.ts'

test(
  'SIGTERM lets what is in flight finish: each request is answered or was never taken',
  { timeout: 120_000 },
  async () => {
    const dataDir = await newDataDir()
    const site = await startSite({ dataDir })
    onTestFinished(() => dropDataDir(dataDir))
    const answers = Array.from({ length: 40 }, (_, i) =>
      postJson(
        `${site.url}/api/contact`,
        enquiry({ email: `last${i}@plant.example`, message: `The last ${i}` }),
      ).then(
        ({ status }) => status,
        () => 'never taken',
      ),
    )
    await answers[0]
    await site.stop()
    const outcomes = await Promise.all(answers)
    expect(outcomes.filter((one) => one !== 201 && one !== 503 && one !== 'never taken')).toEqual([])
    expect(outcomes).toContain(201)
    expect(await postgresPid(dataDir)).toBeUndefined()
  },
)

test(
  'the database dies five times in the middle of work and the site lives: pages are served, enquiries told to wait, and all is well again by itself',
  { timeout: 120_000 },
  async () => {
    const dataDir = await newDataDir()
    const site = await startSite({ dataDir })
    onTestFinished(async () => {
      await site.stop()
      await dropDataDir(dataDir)
    })
    for (let round = 0; round < 5; round++) {
      const answers = Array.from({ length: 8 }, (_, i) =>
        postJson(
          `${site.url}/api/contact`,
          enquiry({ email: `r${round}.${i}@plant.example`, message: `Round ${round}.${i}` }),
        ),
      )
      await answers[0]
      const pid = await postgresPid(dataDir)
      expect(pid).toBeGreaterThan(1)
      process.kill(pid ?? 0, 'SIGKILL')
      for (const answer of await Promise.all(answers)) {
        expect([201, 503]).toContain(answer.status)
        if (answer.status === 503) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      }
      expect((await fetch(site.url)).status).toBe(200)
      await eventually(async () => (await fetch(`${site.url}/readyz`)).ok || undefined, {
        withinMs: 20_000,
        what: 'readiness',
      })
    }
    const after = await postJson(
      `${site.url}/api/contact`,
      enquiry({ email: 'after@plant.example', message: 'After it came back.' }),
    )
    expect(after.status).toBe(201)
  },
)

test(
  'a second server on the same data folder shares its database, the one that started it may be killed under writes, and a third start never starts another',
  { timeout: either(300_000, 600_000) },
  async ({ onTestFinished }) => {
    const dataDir = await newDataDir()
    let first = await startSite({ dataDir })
    const pid = await postgresPid(dataDir)
    const second = await startSite({ dataDir })
    onTestFinished(async () => {
      await second.stop()
      await first.stop()
      await stopLeftDatabase(dataDir)
      await dropDataDir(dataDir)
    })
    expect(await postgresPid(dataDir)).toBe(pid)
    const body = enquiry({ email: 'both@plant.example', message: 'To one, then to the other.' })
    const ids = await Promise.all(
      [first, second].map(async ({ url }) => (await postJson(`${url}/api/contact`, body)).json()),
    )
    expect(ids[0]).toEqual(ids[1])
    const port = Number(new URL(first.url).port)
    await trial({
      nemesis: 'two servers on one data folder, the keeper killed',
      sites: [second],
      alsoWrittenTo: [first],
      rounds: either(1, 8),
      lastsMs: 1000,
      maySilence: true,
      strike: () => first.kill(),
      heal: async () => (first = await startSite({ dataDir, port })),
    })
    expect(await postgresPid(dataDir)).toBe(pid)
    await first.stop()
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
  },
)
