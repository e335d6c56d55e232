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

/** Each with its demo, in the order in which lists show them. */
export const solutionsWithDemos: [Solution, DemoEntry][] = [
  [visualIntelligence, visualIntelligenceDemo],
  [machineVision, machineVisionDemo],
  [smartSafetySurveillance, smartSafetySurveillanceDemo],
  [realTimeAnalyticsGateway, realTimeAnalyticsGatewayDemo],
  [predictiveMaintenanceIntelligence, predictiveMaintenanceIntelligenceDemo],
  [instantAnomalyDetection, instantAnomalyDetectionDemo],
  [qualityInsightAutomation, qualityInsightAutomationDemo],
  [continuousProcessOptimization, continuousProcessOptimizationDemo],
  [dynamicOperationalDashboards, dynamicOperationalDashboardsDemo],
  [aiEnhancedReporting, aiEnhancedReportingDemo],
  [seamlessIntegrationFramework, seamlessIntegrationFrameworkDemo],
]

export const solutions: Solution[] = solutionsWithDemos.map(([solution]) => solution)

export function findSolution(slug: string): Solution | undefined {
  return solutions.find((entry) => entry.slug === slug)
}
