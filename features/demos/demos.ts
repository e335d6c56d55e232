import type { SolutionSlug } from '#content/solution.ts'
import type { Demo } from './frame/demo.ts'

/** Every demo, each fetched when it is asked for. The worker and the server read this list; no page does. */
const demos: Record<SolutionSlug, () => Promise<{ demo: Demo }>> = {
  'seamless-integration-framework': () => import('#features/demos/seamless-integration-framework/demo.ts'),
  'visual-intelligence': () => import('#features/demos/visual-intelligence/demo.ts'),
  'machine-vision': () => import('#features/demos/machine-vision/demo.ts'),
  'smart-safety-surveillance': () => import('#features/demos/smart-safety-surveillance/demo.ts'),
  'ai-enhanced-reporting': () => import('#features/demos/ai-enhanced-reporting/demo.ts'),
  'dynamic-operational-dashboards': () => import('#features/demos/dynamic-operational-dashboards/demo.ts'),
  'instant-anomaly-detection': () => import('#features/demos/instant-anomaly-detection/demo.ts'),
  'predictive-maintenance-intelligence': () =>
    import('#features/demos/predictive-maintenance-intelligence/demo.ts'),
  'quality-insight-automation': () => import('#features/demos/quality-insight-automation/demo.ts'),
  'continuous-process-optimization': () => import('#features/demos/continuous-process-optimization/demo.ts'),
  'real-time-analytics-gateway': () => import('#features/demos/real-time-analytics-gateway/demo.ts'),
}

export const demoSlugs = Object.keys(demos)

/** Undefined when there is none of that name. */
export async function findDemo(slug: string): Promise<Demo | undefined> {
  const load = Object.entries(demos).find(([name]) => name === slug)?.[1]
  return load && (await load()).demo
}
