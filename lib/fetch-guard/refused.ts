type RefusalKind = 'address' | 'redirect' | 'size' | 'time' | 'response' | 'network' | 'stopped'

/** Why nothing was fetched, in words for staff. Its cause, when there is one, is for the log. */
export class FetchRefused extends Error {
  readonly kind: RefusalKind
  readonly reason: string

  constructor(kind: RefusalKind, reason: string, cause?: unknown) {
    super(reason, { cause })
    this.name = 'FetchRefused'
    this.kind = kind
    this.reason = reason
  }
}
