import { randomBytes } from 'node:crypto'

const plainId = /^[\w.:-]{8,64}$/

/** The `x-request-id` that a proxy or caller gave, when it is 8 to 64 letters, digits and `_ . : -`. */
export function acceptRequestId(header: string | undefined): string | undefined {
  return header !== undefined && plainId.test(header) ? header : undefined
}

export interface Trace {
  traceId: string
  /** To be sent on: the same trace, with a span of our own. */
  traceparent: string
}

const form = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/
const longest = 512

/** Goes on with the trace of a `traceparent` header (W3C Trace Context, level 1); undefined when there is none or it is malformed. */
export function continueTrace(header: string | undefined): Trace | undefined {
  if (header === undefined || header.length > longest) return undefined
  const [, version, traceId = '', parentId = '', flags = '', more] = form.exec(header) ?? []
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return undefined
  if (/^0+$/.test(traceId) || /^0+$/.test(parentId)) return undefined
  return { traceId, traceparent: `00-${traceId}-${randomBytes(8).toString('hex')}-${flags}` }
}
