const statusOf = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  timeout: 408,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  proof_required: 428,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof statusOf
export type FieldErrors = Record<string, string>

interface Details {
  /** Field path to message, for forms. */
  errors?: FieldErrors
  /** Whole seconds, answered as Retry-After. */
  retryAfterS?: number
  /** The methods that the address takes, answered as Allow. */
  allow?: string
  /** What the client needs to go on, such as the current version after a conflict. */
  data?: unknown
  cause?: unknown
}

/** The one error that people are shown. Its message is for them; every other error is answered as `internal` and only logged. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly errors: FieldErrors | undefined
  readonly retryAfterS: number | undefined
  readonly allow: string | undefined
  readonly data: unknown

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.errors = details.errors
    this.retryAfterS = details.retryAfterS
    this.allow = details.allow
    this.data = details.data
  }

  get status() {
    return statusOf[this.code]
  }
}
