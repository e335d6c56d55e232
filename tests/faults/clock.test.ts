import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDatabase } from '#db/test-database.ts'
import { openMailbox } from '#tests/mailbox.ts'
import { hourMs } from '#lib/durations.ts'
import { either } from './length.ts'
import { askPatiently, signInPatiently } from './patience.ts'
import { siteOn } from './stage.ts'
import { trial } from './trial.ts'
import { sending } from './writers.ts'

const jumps = [2 * hourMs, -2 * hourMs, 5 * hourMs, -5 * hourMs]

test(
  'the server’s clock jumps by hours, forwards and back: whoever is signed in stays so, everything is taken, each mail is sent',
  { timeout: either(300_000, 600_000) },
  async (context) => {
    const folder = await mkdtemp(join(tmpdir(), 'clock-'))
    context.onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const file = join(folder, 'shift')
    await writeFile(file, '0')
    const preload = new URL('shifted-clock.ts', import.meta.url).href
    const mailbox = await openMailbox()
    context.onTestFinished(() => mailbox.close())
    const { url } = await createTestDatabase()
    const site = await siteOn(url, context, {
      SMTP_URL: mailbox.url,
      NODE_OPTIONS: `--import ${preload}`,
      CLOCK_FILE: file,
    })
    const token = await signInPatiently(site.url)
    const shown = async () => {
      const entered = await askPatiently(
        `${site.url}/api/leads`,
        sending('POST', { name: 'What time is it?' }, token),
      )
      return Date.parse(z.object({ createdAt: z.string() }).parse(await entered.json()).createdAt)
    }
    await trial({
      nemesis: 'clock of the server jumps by hours',
      sites: [site],
      mailbox,
      rounds: either(2, 4),
      lastsMs: either(2000, 10_000),
      strike: async (i) => {
        await writeFile(file, String(jumps[i]))
        await sleep(1200)
        // Or nothing would have jumped.
        expect(Math.abs((await shown()) - Date.now() - (jumps[i] ?? 0))).toBeLessThan(hourMs / 2)
      },
      heal: () => writeFile(file, '0'),
    })
  },
)
