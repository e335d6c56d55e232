import { brand } from '#config/brand.ts'
import { createFetchGuard, type GuardedFetch } from '#lib/fetch-guard/fetch-guard.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { providers, type Provider } from '#features/job-scanner/boards/board.ts'
import type { JobSource } from '#features/job-scanner/sources/job-sources.table.server.ts'
import { pacedFetch } from './host-pace.ts'

/** Between two requests to one host, no matter who asks for which source. */
export const hostIntervalMs = 1000

/** The hosts that a provider answers from; feeds and pages may lie anywhere on the public internet. */
const hosts: Record<Provider, string[] | undefined> = {
  greenhouse: ['*.greenhouse.io'],
  lever: ['*.lever.co'],
  ashby: ['*.ashbyhq.com'],
  smartrecruiters: ['*.smartrecruiters.com'],
  workable: ['*.workable.com'],
  recruitee: ['*.recruitee.com'],
  teamtailor: ['*.teamtailor.com'],
  personio: ['*.personio.de', '*.personio.com'],
  rss: undefined,
  jobposting: undefined,
}

type Place = Pick<JobSource, 'provider' | 'baseUrl'>

/** A fetch for one source: it may ask the provider, the source's own domain and what the operator set in its place, at one request a second for each host. */
export function boardFetch(
  ctx: Ctx,
  { provider, baseUrl }: Place,
  intervalMs = hostIntervalMs,
): GuardedFetch {
  const bases = Object.values(jobBasesOf(ctx))
  const own = [baseUrl, ...bases].flatMap((base) => (base ? hostOf(base) : []))
  const known = hosts[provider]
  const guard = createFetchGuard({
    userAgent: `${brand.name}-job-scanner/1.0 (+${ctx.settings.siteUrl})`,
    ...(known ? { allowHosts: [...known, ...own] } : {}),
    allowLoopback: bases,
    perHostIntervalMs: intervalMs,
  })
  return pacedFetch(ctx, guard, intervalMs)
}

const hostOf = (address: string) => (URL.canParse(address) ? [new URL(address).hostname] : [])

/** Where the operator lets a provider be asked in place of its own address. */
export function jobBasesOf(ctx: Ctx): Partial<Record<Provider, string>> {
  const bases = ctx.settings.jobBases ?? {}
  return Object.fromEntries(
    providers.flatMap((provider) => (bases[provider] ? [[provider, bases[provider]]] : [])),
  )
}
