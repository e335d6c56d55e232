import { createFetchGuard, FetchRefused, type FetchGuardOptions } from '#lib/fetch-guard/fetch-guard.ts'

export const userAgent = 'TestBot/1.0 (+https://example.com/bot)'

/** A guard that lets `base`, on this machine, be asked as often as a test likes. */
export function guardFor(base: string, options: Partial<FetchGuardOptions> = {}) {
  return createFetchGuard({ userAgent, allowLoopback: [base], perHostIntervalMs: 0, ...options })
}

/** What a fetch was refused with; throws when it was not. */
export async function refusal(fetched: Promise<unknown>): Promise<FetchRefused> {
  const error: unknown = await fetched.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof FetchRefused)) throw new Error('nothing was refused', { cause: error })
  return error
}
