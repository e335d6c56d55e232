import { expect, test } from 'vitest'
import { openMailbox } from '#tests/mailbox.ts'
import { postgresPid } from '#tests/site.ts'
import { either } from './length.ts'
import { freeze } from './process-tree.ts'
import type { ProxyMode } from './proxy.ts'
import { siteOn, startPostgres } from './stage.ts'
import { trial } from './trial.ts'

async function pidOf(dataDir: string): Promise<number> {
  const pid = await postgresPid(dataDir)
  expect(pid).toBeGreaterThan(1)
  return pid ?? 0
}

const ways: { name: string; mode: ProxyMode; lastsMs: number; readyz: 'ready' | 'not ready' | 'any' }[] = [
  { name: 'unreachable', mode: 'refuse', lastsMs: either(2000, 15_000), readyz: 'not ready' },
  {
    name: 'reached by a network that swallows everything',
    mode: 'hang',
    lastsMs: either(4000, 30_000),
    readyz: 'not ready',
  },
  {
    name: 'slow (100 ms more for each packet)',
    mode: { slowMs: 100 },
    lastsMs: either(1500, 10_000),
    readyz: 'ready',
  },
  {
    name: 'cut off in the middle of its answers',
    mode: { cutAfter: 700 },
    lastsMs: either(1500, 10_000),
    readyz: 'any',
  },
]

test(
  'a database stands still, is restarted, unreachable, swallowed by the network, slow and cut off: pages are served, whoever writes is told to wait, nothing acknowledged is lost, and all is well again by itself',
  { timeout: either(300_000, 1_200_000) },
  async (context) => {
    const mailbox = await openMailbox()
    context.onTestFinished(() => mailbox.close())
    const { dataDir, proxy, url } = await startPostgres(context)
    const site = await siteOn(url, context, { SMTP_URL: mailbox.url })
    let goOn = () => {}
    context.onTestFinished(() => goOn())

    await trial({
      nemesis: 'database stands still (SIGSTOP)',
      sites: [site],
      mailbox,
      // In the long form for longer than any query may take.
      rounds: either(1, 3),
      lastsMs: either(4000, 30_000),
      readyz: 'not ready',
      strike: async () => (goOn = freeze(await pidOf(dataDir))),
      heal: async () => goOn(),
    })
    for (const { name, mode, lastsMs, readyz } of ways) {
      await trial({
        nemesis: `database ${name}`,
        sites: [site],
        rounds: either(1, 3),
        lastsMs,
        readyz,
        mustBite: mode === 'refuse',
        strike: () => proxy.set(mode),
        async heal() {
          // A network that was gone for so long has forgotten its connections.
          if (mode === 'hang') proxy.resetAll()
          await proxy.set('pass')
        },
      })
    }
    await trial({
      nemesis: 'database restarted (SIGINT)',
      sites: [site],
      rounds: either(1, 8),
      lastsMs: 500,
      readyz: 'any',
      // Anyone who keeps it starts it again.
      strike: async () => process.kill(await pidOf(dataDir), 'SIGINT'),
      heal: async () => undefined,
    })
  },
)
