import pino from 'pino'

export type Logger = pino.Logger

/** One JSON object a line on standard output. Personal data stays out: no addresses, no bodies, no query strings. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: ['*.email', '*.name', '*.phone', '*.password', '*.token', '*.authorization'],
      censor: '[redacted]',
    },
    serializers: {
      err: (error: unknown) =>
        error instanceof Error
          ? {
              type: error.name,
              message: withoutValues(error.message),
              stack: withoutValues(error.stack ?? ''),
            }
          : { type: typeof error },
    },
  })
}

// A failed query quotes its parameters, which are what people typed.
function withoutValues(text: string) {
  return text
    .replace(/\nparams: [^\n]*(?:\n(?!\s+at )[^\n]*)*/g, '\nparams: [redacted]')
    .replace(/[^\s@<"']+@[^\s@>"']+/g, '[address]')
}
