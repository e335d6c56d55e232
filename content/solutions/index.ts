import type { Solution } from '#content/solution.ts'
import aiEnhancedReporting from './ai-enhanced-reporting.ts'
import continuousProcessOptimization from './continuous-process-optimization.ts'
import dynamicOperationalDashboards from './dynamic-operational-dashboards.ts'
import instantAnomalyDetection from './instant-anomaly-detection.ts'
import machineVision from './machine-vision.ts'
import predictiveMaintenanceIntelligence from './predictive-maintenance-intelligence.ts'
import qualityInsightAutomation from './quality-insight-automation.ts'
import realTimeAnalyticsGateway from './real-time-analytics-gateway.ts'
import seamlessIntegrationFramework from './seamless-integration-framework.ts'
import smartSafetySurveillance from './smart-safety-surveillance.ts'
import visualIntelligence from './visual-intelligence.ts'

/** In the order in which lists show them. */
export const solutions: Solution[] = [
  visualIntelligence,
  machineVision,
  smartSafetySurveillance,
  realTimeAnalyticsGateway,
  predictiveMaintenanceIntelligence,
  instantAnomalyDetection,
  qualityInsightAutomation,
  continuousProcessOptimization,
  dynamicOperationalDashboards,
  aiEnhancedReporting,
  seamlessIntegrationFramework,
]

export function findSolution(slug: string): Solution | undefined {
  return solutions.find((entry) => entry.slug === slug)
}
