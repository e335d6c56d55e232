import { readEnv } from '#config/env.server.ts'
import { build } from './build.ts'
import { createLog } from './log.ts'
import { startServer } from './start.ts'

/** The process: settings, then the server, then signals. What keeps it from serving is told in one line, with exit code 1. */
export async function serve(before?: Parameters<typeof startServer>[0]['before']): Promise<void> {
  try {
    const env = readEnv()
    const log = createLog(env.LOG_LEVEL)
    const starting = startServer({ env, log, build, before })
    let isStopping = false
    const stop = async (signal: string) => {
      // Some launchers send the signal twice, to the group and to the process.
      if (isStopping) return
      isStopping = true
      log.info({ signal }, 'stopping')
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
