import type { DemoEntry } from '#content/demo.ts'
import continuousProcessOptimization from './continuous-process-optimization.ts'
import aiEnhancedReporting from './ai-enhanced-reporting.ts'
import dynamicOperationalDashboards from './dynamic-operational-dashboards.ts'
import instantAnomalyDetection from './instant-anomaly-detection.ts'
import machineVision from './machine-vision.ts'
import predictiveMaintenanceIntelligence from './predictive-maintenance-intelligence.ts'
import qualityInsightAutomation from './quality-insight-automation.ts'
import realTimeAnalyticsGateway from './real-time-analytics-gateway.ts'
import smartSafetySurveillance from './smart-safety-surveillance.ts'
import visualIntelligence from './visual-intelligence.ts'
import seamlessIntegrationFramework from './seamless-integration-framework.ts'

/** In the order in which lists show them. */
export const demoEntries: DemoEntry[] = [
  visualIntelligence,
  machineVision,
  smartSafetySurveillance,
  predictiveMaintenanceIntelligence,
  instantAnomalyDetection,
  qualityInsightAutomation,
  continuousProcessOptimization,
  realTimeAnalyticsGateway,
  dynamicOperationalDashboards,
  aiEnhancedReporting,
  seamlessIntegrationFramework,
]

export function findDemoEntry(slug: string): DemoEntry | undefined {
  return demoEntries.find((entry) => entry.slug === slug)
}
