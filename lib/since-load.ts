/** Milliseconds since the load event of this document; 0 before it. */
export function sinceLoad(): number {
  const [entry] = performance.getEntriesByType('navigation')
  const loadedAt = entry instanceof PerformanceNavigationTiming ? entry.loadEventEnd : 0
  return loadedAt > 0 ? performance.now() - loadedAt : 0
}
