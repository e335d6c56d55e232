/** In the order in which lists show them. */
export const solutionSlugs = [
  'visual-intelligence',
  'machine-vision',
  'smart-safety-surveillance',
  'real-time-analytics-gateway',
  'predictive-maintenance-intelligence',
  'instant-anomaly-detection',
  'quality-insight-automation',
  'continuous-process-optimization',
  'dynamic-operational-dashboards',
  'ai-enhanced-reporting',
  'seamless-integration-framework',
] as const

export type SolutionSlug = (typeof solutionSlugs)[number]
