import pino from 'pino'
import { errorFields } from './log-error.ts'

export type Logger = pino.Logger

/** One JSON object a line, on standard output unless `to` is given. Personal data stays out: no addresses, no bodies, no query strings. */
export function createLog(level: string, to?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    // JSON leaves them as they are, and some terminals take orders from them.
    hooks: { streamWrite: (line) => line.replace(/[\u007f-\u009f\u2028\u2029]/g, escaped) },
    redact: {
      paths: ['*.email', '*.name', '*.phone', '*.password', '*.token', '*.authorization'],
      censor: '[redacted]',
    },
    serializers: {
      path: (path: unknown) => withoutSecrets(String(path)),
      err: errorFields,
    },
  }
  return to ? pino(options, to) : pino(options)
}

/** People open links in which someone's address or a key stands. */
const withoutSecrets = (path: string) =>
  path
    .split('/')
    .map((part) => (/@|%40/i.test(part) ? '[address]' : key.test(part) ? '[key]' : part))
    .join('/')

/** As long as a token of 256 bits, and longer. */
const key = /^[\w-]{43,}$/

const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
