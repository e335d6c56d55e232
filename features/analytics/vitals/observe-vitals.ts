import type { Vitals } from './grade.ts'
import { interactions, layoutShifts, type Shift } from './vital-sums.ts'

/** Event Timing: shorter events are told only where they are asked for. */
const shortestEventMs = 40

/**
 * Tells each vital of this page load as it is known, from the browser's own entries, those of before included; one that comes again replaces the
 * earlier. Paints count from when the page was opened (later than its fetch where it was rendered ahead) and until it was first hidden.
 * Sources: W3C Paint Timing, Largest Contentful Paint, Layout Instability, Event Timing; web.dev/articles/vitals.
 */
export function observeVitals(tell: (name: keyof Vitals, value: number) => void): void {
  const [navigation] = performance.getEntriesByType('navigation')
  const openedAt = activationOf(navigation)
  const sinceOpened = (time: number) => Math.max(0, time - openedAt)
  const hiddenAt = firstHidden(openedAt)
  if (navigation instanceof PerformanceNavigationTiming && navigation.responseStart > 0)
    tell('ttfb', sinceOpened(navigation.responseStart))

  observe('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint' || startTime >= hiddenAt) return
    tell('fcp', sinceOpened(startTime))
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    if (startTime < hiddenAt) tell('lcp', sinceOpened(startTime))
  })
  const addShift = layoutShifts()
  // A page that nothing moved has a sum of nothing.
  if (observe('layout-shift', (entry) => isShift(entry) && tell('cls', addShift(entry)))) tell('cls', 0)
  const addInteraction = interactions()
  const onEvent = (entry: PerformanceEntry) => {
    if (!(entry instanceof PerformanceEventTiming)) return
    // Safari before 26 and Firefox before 144 don't count: there the slowest one counts.
    const inp = addInteraction(entry, performance.interactionCount || 0)
    if (inp !== undefined) tell('inp', inp)
  }
  observe('event', onEvent, { durationThreshold: shortestEventMs })
  observe('first-input', (entry) => {
    onEvent(entry)
    if (entry instanceof PerformanceEventTiming) tell('fid', entry.processingStart - entry.startTime)
  })
}

/** False where the browser knows no such entries. */
function observe(
  type: string,
  take: (entry: PerformanceEntry) => unknown,
  options: { durationThreshold?: number } = {},
): boolean {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take))
  observer.observe({ type, buffered: true, ...options })
  // Coming back to a page that was kept is another visit, and not a page load.
  addEventListener('pageshow', ({ persisted }) => persisted && observer.disconnect())
  return true
}

const isShift = (entry: PerformanceEntry): entry is PerformanceEntry & Shift => 'hadRecentInput' in entry

function activationOf(navigation: PerformanceEntry | undefined): number {
  return navigation && 'activationStart' in navigation ? Number(navigation.activationStart) : 0
}

/** When the page was first in the background, in ms since its fetch. Where the browser keeps no list: from the start, if it is now. */
function firstHidden(openedAt: number): number {
  const hidden = performance
    .getEntriesByType('visibility-state')
    .find(({ name, startTime }) => name === 'hidden' && startTime >= openedAt)
  if (hidden) return hidden.startTime
  return document.visibilityState === 'hidden' && openedAt === 0 ? 0 : Infinity
}
