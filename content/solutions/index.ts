import { solutionSlugs, type SolutionSlug } from '#config/solutions.ts'
import { readCollection } from '#content/collection.ts'
import type { DemoEntry } from '#content/demo.ts'
import aiEnhancedReportingDemo from '#content/demos/ai-enhanced-reporting.ts'
import continuousProcessOptimizationDemo from '#content/demos/continuous-process-optimization.ts'
import dynamicOperationalDashboardsDemo from '#content/demos/dynamic-operational-dashboards.ts'
import instantAnomalyDetectionDemo from '#content/demos/instant-anomaly-detection.ts'
import machineVisionDemo from '#content/demos/machine-vision.ts'
import predictiveMaintenanceIntelligenceDemo from '#content/demos/predictive-maintenance-intelligence.ts'
import qualityInsightAutomationDemo from '#content/demos/quality-insight-automation.ts'
import realTimeAnalyticsGatewayDemo from '#content/demos/real-time-analytics-gateway.ts'
import seamlessIntegrationFrameworkDemo from '#content/demos/seamless-integration-framework.ts'
import smartSafetySurveillanceDemo from '#content/demos/smart-safety-surveillance.ts'
import visualIntelligenceDemo from '#content/demos/visual-intelligence.ts'
import { solution, type Solution } from '#content/solution.ts'
import { entriesUnder, fieldsUnder, listItems, paragraphs } from '#lib/markdown-file/body.ts'
import { liveList } from '#lib/editions.ts'

const demos: Record<SolutionSlug, DemoEntry> = {
  'visual-intelligence': visualIntelligenceDemo,
  'machine-vision': machineVisionDemo,
  'smart-safety-surveillance': smartSafetySurveillanceDemo,
  'real-time-analytics-gateway': realTimeAnalyticsGatewayDemo,
  'predictive-maintenance-intelligence': predictiveMaintenanceIntelligenceDemo,
  'instant-anomaly-detection': instantAnomalyDetectionDemo,
  'quality-insight-automation': qualityInsightAutomationDemo,
  'continuous-process-optimization': continuousProcessOptimizationDemo,
  'dynamic-operational-dashboards': dynamicOperationalDashboardsDemo,
  'ai-enhanced-reporting': aiEnhancedReportingDemo,
  'seamless-integration-framework': seamlessIntegrationFrameworkDemo,
}

/** In the order in which lists show them. */
export const solutions: Solution[] = readCollection('solutions', {
  names: solutionSlugs,
  key: 'slug',
  body: fieldsUnder({
    'What it is': ['whatItIs', paragraphs],
    'Who it is for': ['whoFor', paragraphs],
    Steps: ['steps', entriesUnder('name', 'text')],
    Inputs: ['inputs', listItems],
    'What drives the price': ['priceDrivers', paragraphs],
    Integration: ['integration', listItems],
    Risks: ['risks', listItems],
    'When not to buy it': ['notFor', listItems],
    Benefits: ['benefits', listItems],
    Questions: ['faq', entriesUnder('question', 'answer')],
  }),
  schema: solution,
})

/** Each with its demo. */
export const solutionsWithDemos: [Solution, DemoEntry][] = liveList(() =>
  solutions.map((entry) => [entry, demos[entry.slug]]),
)

export function findSolution(slug: string): Solution | undefined {
  return solutions.find((entry) => entry.slug === slug)
}

/** One of the list. Throws when there is none of that name. */
export function getSolution(slug: SolutionSlug): Solution {
  const entry = findSolution(slug)
  if (!entry) throw new Error(`${slug} is no solution`)
  return entry
}
