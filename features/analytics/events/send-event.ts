import { eventLimits } from '#config/constants.ts'
import { postLater } from '#lib/post-later.ts'
import type { EventBatch, EventName, SentEvent } from './event.schema.ts'
import { mayMeasure } from './may-measure.ts'

interface Events {
  page_view: undefined
  tool_start: { tool: Tool }
  tool_step: { tool: Tool; step: number }
  tool_finish: { tool: Tool }
  lead_sent: { tool: Tool }
  download: { file: string }
  demo_run: { demo: string }
  chat_open: undefined
  search: { results: number }
}
/** What statistics call a tool. */
export type Tool = 'contact' | 'assessment' | 'matcher' | 'team-request' | 'chat' | 'calculator' | 'demo'

let waiting: SentEvent[] = []
let timer: ReturnType<typeof setTimeout> | undefined
// In the memory of this document and in no storage.
let came: Pick<EventBatch, 'origin' | 'referrer'> | undefined

/** Counts something that a visitor did. Nothing is sent of those who don't want it; no words that people typed belong in `props`. */
export function sendEvent<N extends EventName>(
  name: N,
  ...[props]: Events[N] extends undefined ? [] : [props: Events[N]]
): void {
  if (!mayMeasure()) return
  const isFirst = !came
  came ??= cameFrom()
  waiting.push({
    name,
    path: location.pathname,
    ...(isFirst && name === 'page_view' && isEntry() && { isEntry: true }),
    ...(props && { props: { ...props } }),
  })
  if (isFirst) addEventListener('pagehide', flush)
  if (waiting.length >= eventLimits.perBatch) flush()
  else timer ??= setTimeout(flush, eventLimits.batchAfterMs)
}

function flush() {
  clearTimeout(timer)
  timer = undefined
  if (waiting.length > 0 && mayMeasure()) postLater('/api/events', { events: waiting, ...came })
  waiting = []
}

/** The marks of the address with which this visit began, pages ago perhaps; empty for visitors who aren't counted. */
export function visitMarks(): Record<string, string | undefined> {
  if (!mayMeasure()) return {}
  return { ...(came ?? cameFrom())?.origin }
}

function cameFrom(): typeof came {
  const isLater = isLaterPage()
  const referrer = isLater ? location.hostname : referringHost()
  const addresses = isLater ? addressesOfVisit() : [location.href]
  const marks = addresses.map(marksIn).find(({ length }) => length > 0)
  return { ...(marks && { origin: Object.fromEntries(marks) }), ...(referrer && { referrer }) }
}

const referringHost = () => (document.referrer ? URL.parse(document.referrer)?.hostname : undefined)

/** Whether a page of this site led here. Firefox names no referrer where a service worker answered; there the tab's own history tells. */
function isLaterPage(): boolean {
  const host = referringHost()
  return host === undefined ? indexInVisit() > 0 : host === location.hostname
}

const indexInVisit = () => window.navigation?.currentEntry?.index ?? 0

const marksIn = (address: string) =>
  [...(URL.parse(address)?.searchParams ?? [])].filter(
    ([key, value]) =>
      /^(?:utm_(?:source|medium|campaign|term|content)|ref|source)$/.test(key) && value.length <= 200,
  )

/** Of this page and of those before it on this site in this tab, the latest first, as far as the browser tells. */
function addressesOfVisit(): string[] {
  const before = window.navigation?.entries().slice(0, indexInVisit()) ?? []
  return [location.href, ...before.toReversed().map(({ url }) => url ?? '')]
}

/** A visit begins when a document is opened from elsewhere, not by a reload or the Back button. */
function isEntry() {
  const [opened] = performance.getEntriesByType('navigation')
  const isOpened = !(opened instanceof PerformanceNavigationTiming) || opened.type === 'navigate'
  return isOpened && !isLaterPage()
}
