import type { ErrorCode } from '#lib/errors.ts'
import type { Log, Refusal } from '#features/context/context.server.ts'

const tellEveryMs = 60_000
const longestPath = 200

/** The first request of its reason in the minute. */
interface Sample {
  requestId: string
  method: string
  path: string
}

/**
 * What the site's defences turned away, for the log: one line a minute for each reason, with its count and the first request of the minute, so
 * that a flood of them fits. Nothing of what was sent, and no address.
 */
export function createRefusals(log: Log) {
  const counts = new Map<Refusal, { count: number; sample: Sample | undefined }>()
  const tell = () => {
    for (const [reason, { count, sample }] of counts) log.info({ reason, count, ...sample }, 'turned away')
    counts.clear()
  }
  const telling = setInterval(tell, tellEveryMs)
  telling.unref()
  return {
    note(reason: Refusal, sample?: Sample): void {
      const known = counts.get(reason)
      if (known) known.count += 1
      else
        counts.set(reason, {
          count: 1,
          sample: sample && { ...sample, path: sample.path.slice(0, longestPath) },
        })
    },
    close(): void {
      clearInterval(telling)
      tell()
    },
  }
}

const reasonOf: Record<string, Refusal> = {
  bad_request: 'input',
  invalid: 'input',
  method_not_allowed: 'method',
  proof_required: 'rate',
  rate_limited: 'rate',
  timeout: 'slow',
  too_large: 'size',
  unsupported_type: 'type',
} satisfies Partial<Record<ErrorCode, Refusal>>

/** Why a request was turned away, by the code of its answer; undefined for what is told elsewhere or is no defence. */
export function refusalOf(code: string, path: string, hasToken: boolean): Refusal | undefined {
  const isApi = path.startsWith('/api/')
  // Addresses without a page are counted under *Missing pages*.
  if (code === 'not_found' || code === 'gone') return isApi ? 'unknown' : undefined
  // A sign-in that failed is in the log of changes.
  if (code === 'unauthorized') return hasToken ? 'token' : path === '/api/auth/login' ? undefined : 'no token'
  return reasonOf[code]
}
