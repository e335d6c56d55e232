import { readEnv, readMisspelt } from '#config/env.server.ts'
import { build } from './build.ts'
import { createLog } from './log.ts'
import { startServer } from './start.ts'

const sameSignalMs = 500

/** The process: settings, then the server, then signals: the first begins a stop, a later one ends its drain. What keeps it from serving is told in one line, with exit code 1. */
export async function serve(before?: Parameters<typeof startServer>[0]['before']): Promise<void> {
  try {
    const env = readEnv()
    const log = createLog(env.LOG_LEVEL)
    for (const { name, meant } of readMisspelt())
      log.warn({ setting: name, meant }, `${name} is no setting: was ${meant} meant?`)
    const starting = startServer({ env, log, build, before })
    let stoppingAt: number | undefined
    const stop = async (signal: string) => {
      if (stoppingAt !== undefined) {
        // Some launchers send the signal twice, to the group and to the process.
        if (performance.now() - stoppingAt < sameSignalMs) return
        return starting.then((server) => server.endDrain()).catch(() => undefined)
      }
      stoppingAt = performance.now()
      log.info({ signal, drainSeconds: env.DRAIN_SECONDS }, 'stopping')
      await starting
        .then((server) => server.stop())
        .catch((error: unknown) => log.error({ err: error }, 'stop failed'))
      process.exit(0)
    }
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
    const server = await starting
    process.stdout.write(`Serving ${server.url}\n`)
    if (server.setUpLink)
      process.stdout.write(`\nCreate the first owner here, once:\n  ${server.setUpLink}\n\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
