import { failedQuery } from '#db/failed-query.ts'

interface ErrorFields {
  type: string
  message?: string
  stack?: string
  code?: string
  /** Of a failed query, wherever in the chain of causes it is: SQLSTATE and message, without values. */
  sqlstate?: string | undefined
  postgres?: string
  constraint?: string
  cause?: ErrorFields
}

/** More causes than anything of ours has; also ends a circle. */
const mostCauses = 6

/** What the log keeps of an error and its causes. Nothing of what people typed: no parameters, no details, no quoted values. */
export function errorFields(error: unknown, depth = 0): ErrorFields {
  if (!(error instanceof Error)) return { type: typeof error }
  const query = failedQuery(error)
  const message = withoutValues(query?.postgres ?? error.message)
  const hasCause = error.cause instanceof Error && depth < mostCauses
  const cause = hasCause ? errorFields(error.cause, depth + 1) : undefined
  const { sqlstate, postgres, constraint } = cause ?? {}
  return {
    type: error.name,
    message,
    stack: withoutValues((error.stack ?? '').replace(error.message, () => message)),
    ...(sqlstate && { sqlstate }),
    ...(postgres && { postgres }),
    ...(constraint && { constraint }),
    ...(query
      ? { ...query, postgres: message }
      : 'code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(cause && { cause }),
  }
}

// A failed query quotes its parameters, which are what people typed.
function withoutValues(text: string) {
  return text
    .replace(/\nparams: [^\n]*(?:\n(?![^\S\n]+at )[^\n]*)*/g, '\nparams: [redacted]')
    .replace(/(?<![^\s@<"'])[^\s@<"']+@[^\s@>"']+/g, '[address]')
}
