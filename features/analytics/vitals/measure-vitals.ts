import { measuring } from '#config/constants.ts'
import { postLater } from '#lib/post-later.ts'
import { sinceLoad } from '#lib/since-load.ts'
import { gradeOf, type Vitals } from './grade.ts'
import { mayMeasure } from '#features/analytics/events/may-measure.ts'
import { observeVitals } from './observe-vitals.ts'

/** Measures this page load, posts what is known 5 s after it, and once more what changed by the time the visitor leaves. */
export function measureVitals(): void {
  const url = location.origin + location.pathname
  const vitals: Vitals = {}
  const posted: Vitals = {}
  observeVitals((name, value) => {
    vitals[name] = Math.round(value * 1000) / 1000
  })

  const post = () => {
    if (!mayMeasure()) return
    const timestamp = Date.now()
    postLater('/api/seo/vitals', { url, vitals, geo: null, timestamp })
    const { grade, recommendations } = gradeOf(vitals)
    postLater('/api/seo/performance-report', { timestamp, url, metrics: vitals, grade, recommendations })
    for (const [name, value] of Object.entries(vitals)) tellAnalytics(name, value)
    Object.assign(posted, vitals)
    addEventListener('visibilitychange', postUpdate)
    addEventListener('pagehide', postUpdate)
  }
  const postUpdate = () => {
    if (document.visibilityState === 'visible' || !mayMeasure()) return
    for (const name of ['lcp', 'fid', 'cls', 'inp'] as const) {
      const value = vitals[name]
      if (value === undefined || value === posted[name]) continue
      const metric = name.toUpperCase()
      postLater('/api/seo/vitals', { metric, value, url, timestamp: Date.now(), previous: posted[name] })
      posted[name] = value
    }
  }
  setTimeout(post, Math.max(0, measuring.postAfterMs - sinceLoad()))
}

/** An operator may have added an analytics service that offers the usual global function; none is loaded by us. */
function tellAnalytics(name: string, value: number) {
  const service: unknown = Reflect.get(window, 'gtag')
  if (typeof service !== 'function') return
  service('event', 'web_vitals', {
    metric_name: name.toUpperCase(),
    metric_value: value,
    non_interaction: true,
  })
}
