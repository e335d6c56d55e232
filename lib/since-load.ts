/** Milliseconds since this document was loaded and someone saw it (it may have been drawn ahead); 0 before its load event. */
export function sinceLoad(): number {
  const [entry] = performance.getEntriesByType('navigation')
  if (!(entry instanceof PerformanceNavigationTiming) || entry.loadEventEnd === 0) return 0
  const shownAt = 'activationStart' in entry ? Number(entry.activationStart) : 0
  return performance.now() - Math.max(entry.loadEventEnd, shownAt)
}
