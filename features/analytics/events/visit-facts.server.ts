import { isbot, isbotMatch } from 'isbot'
import { pageAt } from '#content/pages.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { campaignKeys } from '#features/intake/campaign-keys.ts'
import type { EventBatch } from './event.schema.ts'
import type { Device } from '#features/analytics/devices.ts'
import type { filteredDays } from './events.table.server.ts'

/** Where everything is counted that isn't one of our pages, so that made-up addresses can't fill the tables. */
export const noPage = '(no page)'

/** The canonical path of one of our pages, from a path or a whole address. */
export function pathOf(url: string): string {
  const address = URL.parse(url, 'https://site.internal')
  const path = address?.pathname.replace(/\/+$/, '') || '/'
  const page = pageAt(path)
  if (page) return page.path
  return /^\/(?:blog|demo|search)(?:\/[a-z0-9-]{1,80})?$/.test(path) ? path : noPage
}

/** Pages of one kind are measured together: `/usecases/fraud-detection` is `/usecases/…`. */
export const routeOf = (path: string): string => path.replace(/^(\/[^/]+\/).+$/, '$1…')

/** From what every request tells; the screen itself is never asked. */
export function deviceOf(userAgent: string): Device {
  if (/ipad|tablet|android(?!.*mobi)/i.test(userAgent)) return 'tablet'
  return /mobi|iphone|ipod/i.test(userAgent) ? 'phone' : 'desktop'
}

type Reason = (typeof filteredDays.$inferSelect)['reason']

/** Why a request is no person's on one of our pages; undefined when it may be one. */
export function filterOf(ctx: Ctx, request: Request): { reason: Reason; agent: string } | undefined {
  const { userAgent } = ctx.client
  const site = request.headers.get('sec-fetch-site')
  if (userAgent.trim() === '') return { reason: 'no user agent', agent: '' }
  if (isbot(userAgent)) return { reason: 'robot', agent: robotOf(userAgent) }
  if (site && site !== 'same-origin') return { reason: 'other site', agent: '' }
  return undefined
}

/** The word of the user agent that gave it away. */
function robotOf(userAgent: string) {
  const sign = (isbotMatch(userAgent) ?? '').toLowerCase()
  const words = userAgent.toLowerCase().match(/[\w.-]+/g) ?? []
  return (words.find((word) => word.includes(sign)) ?? '').slice(0, 40)
}

/** Global Privacy Control in the request itself: such a visitor isn't even counted as left out. */
export const asksForPrivacy = (request: Request) => request.headers.get('sec-gpc') === '1'

export interface Origin {
  origin: string
  utmSource: string | null
  utmMedium: string | null
  utmCampaign: string | null
  utmTerm: string | null
  utmContent: string | null
  ref: string | null
  source: string | null
  referrerHost: string | null
}

export function originOf(ctx: Ctx, { origin: sent = {}, referrer }: Omit<EventBatch, 'events'>): Origin {
  const [utmSource, utmMedium, utmCampaign, utmTerm, utmContent, ref, source] = campaignKeys.map((key) =>
    cleanMark(sent[key]),
  )
  const host = cleanMark(referrer)?.replace(/^www\./, '') ?? null
  const isOwn = host === URL.parse(ctx.settings.siteUrl)?.hostname.replace(/^www\./, '')
  const named = utmSource ?? ref ?? source
  return {
    origin: named ?? (isOwn ? 'this site' : host) ?? 'direct',
    utmSource: utmSource ?? null,
    utmMedium: utmMedium ?? null,
    utmCampaign: utmCampaign ?? null,
    utmTerm: utmTerm ?? null,
    utmContent: utmContent ?? null,
    ref: ref ?? null,
    source: source ?? null,
    referrerHost: isOwn ? null : host,
  }
}

/** Lower case, letters, digits and a few signs, 60 at most. Some senders put their readers' addresses into marks: those are dropped. */
function cleanMark(mark: string | undefined): string | null {
  if (!mark || /@|%40/.test(mark)) return null
  return (
    mark
      .toLowerCase()
      .replace(/[^\p{L}\p{N} ._~+:/-]/gu, '')
      .trim()
      .slice(0, 60) || null
  )
}
