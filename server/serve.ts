import { readEnv } from '#config/env.server.ts'
import { build } from './build.ts'
import { createLog } from './log.ts'
import { startServer } from './start.ts'

/** The process: settings, then the server, then signals. What keeps it from serving is told in one line, with exit code 1. */
export async function serve(before?: Parameters<typeof startServer>[0]['before']): Promise<void> {
  try {
    const env = readEnv()
    const log = createLog(env.LOG_LEVEL)
    const server = await startServer({ env, log, build, before })
    process.stdout.write(`Serving ${server.url}\n`)
    if (server.setUpLink) process.stdout.write(`\nCreate the first owner here, once:\n  ${server.setUpLink}\n\n`)
    const stop = async (signal: string) => {
      log.info({ signal }, 'stopping')
      await server.stop()
      process.exit(0)
    }
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
