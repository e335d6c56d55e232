import { brand } from '#config/brand.ts'
import { createFetchGuard, type GuardedFetch } from '#lib/fetch-guard/fetch-guard.ts'

const userAgent = `${brand.name} notifications`
const limits = { maxBytes: 64 * 1024, timeoutMs: 10_000 }

/** Push services and webhooks, whose addresses browsers and owners give: none of them may be of this machine or its network. */
export const postToService: GuardedFetch = createFetchGuard({ userAgent, perHostIntervalMs: 0, ...limits })
/** Slack takes one message a second. */
export const postToRoom: GuardedFetch = createFetchGuard({ userAgent, ...limits })
