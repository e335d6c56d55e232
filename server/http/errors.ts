import { AppError } from '#lib/errors.ts'

export interface ErrorBody {
  message: string
  code: string
  errors?: Record<string, string>
  data?: unknown
}

/** Any throw as an answer: an AppError tells its message, everything else says nothing of itself. */
export function errorAnswer(error: unknown): {
  status: number
  headers: Record<string, string>
  body: ErrorBody
  isFault: boolean
} {
  const known = error instanceof AppError ? error : unavailableWhenDatabaseIsGone(error)
  const { status, code, message, errors, data, retryAfterS, allow } = known
  return {
    status,
    headers: {
      ...(retryAfterS !== undefined && { 'retry-after': String(retryAfterS) }),
      ...(allow && { allow }),
    },
    body: { message, code, ...(errors && { errors }), ...(data === undefined ? {} : { data }) },
    isFault: status >= 500,
  }
}

const connectionLost = /^(?:08|57P0|53|58)|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT/
const connectionTexts =
  /timeout exceeded when trying to connect|query read timeout|connection (?:terminated|ended)|not queryable|the database system is|could not (?:extend|write|fsync) /i

function unavailableWhenDatabaseIsGone(error: unknown): AppError {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    if (connectionLost.test(code) || connectionTexts.test(cause.message)) {
      return new AppError('unavailable', 'We can’t store this at the moment. Please try again in a minute.', {
        retryAfterS: 5,
        cause: error,
      })
    }
    if (code === '22021' || code === '22P05') {
      return new AppError('invalid', 'This text holds a character that can’t be stored', { cause: error })
    }
  }
  return new AppError('internal', 'Something went wrong. Please try again.', { cause: error })
}
