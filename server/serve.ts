import { readEnv, readMisspelt } from '#config/env.server.ts'
import { build } from './build.ts'
import { createLog } from './log/log.ts'
import { logProcessOutput } from './log/process-output.ts'
import { startServer } from './start.ts'

const sameSignalMs = 500

/** The process: settings, then the server, then signals: the first begins a stop, a later one ends its drain. What keeps it from serving is told in one line, with exit code 1. */
export async function serve(development?: Parameters<typeof startServer>[0]['development']): Promise<void> {
  try {
    const env = readEnv()
    const log = createLog(env.LOG_LEVEL)
    // Vite tells developers what is wrong in its own words.
    if (!development) logProcessOutput(log)
    for (const { name, meant } of readMisspelt())
      log.warn({ setting: name, meant }, `${name} is no setting: was ${meant} meant?`)
    const starting = startServer({ env, log, build, development })
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
    announce(await starting)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (process.stderr.isTTY) process.stderr.write(`${reason}\n`)
    else createLog('fatal').fatal(reason)
    process.exit(1)
  }
}

/** In words on a terminal; elsewhere standard output is the log, and these lines are in it at any level. */
function announce({ url, setUpLink }: { url: string; setUpLink: string | undefined }): void {
  if (process.stdout.isTTY) {
    process.stdout.write(`Serving ${url}\n`)
    if (setUpLink) process.stdout.write(`\nCreate the first owner here, once:\n  ${setUpLink}\n\n`)
    return
  }
  const log = createLog('info')
  log.info({ url }, 'serving')
  if (setUpLink) log.info({ setUpLink }, 'create the first owner here, once')
}
