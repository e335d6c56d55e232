import { format } from 'node:util'
import type { Logger } from './log.ts'

const levels = {
  debug: 'debug',
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'error',
  trace: 'debug',
} as const

/** What libraries, Node and V8's uncaught errors would print becomes lines of the log. An uncaught error still ends the process, with 1. */
export function logProcessOutput(log: Logger): void {
  for (const [method, level] of Object.entries(levels)) {
    Object.assign(console, { [method]: (...said: unknown[]) => tell(log, level, said) })
  }
  // Node's own listener prints them.
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning }, 'Node warns'))
  // A rejection that nobody handles arrives here too.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error')
    process.exit(1)
  })
}

function tell(log: Logger, level: (typeof levels)[keyof typeof levels], said: unknown[]): void {
  const err = said.find((one) => one instanceof Error)
  const words = said.filter((one) => typeof one === 'string' || typeof one === 'number')
  log[level]({ ...(err && { err }) }, `console: ${format(...words)}`)
}
