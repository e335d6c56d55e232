import type { KnownQuestion } from '#content/known-question.ts'
import { liveList } from '#lib/editions.ts'
import { engagementArticleQuestions } from './blog/engagement.ts'
import { figuresArticleQuestions } from './blog/figures.ts'
import { forecastingArticleQuestions } from './blog/forecasting.ts'
import { healthcareArticleQuestions } from './blog/healthcare.ts'
import { lawArticleQuestions } from './blog/law.ts'
import { maintenanceArticleQuestions } from './blog/maintenance.ts'
import { plantDataArticleQuestions } from './blog/plant-data.ts'
import { visionArticleQuestions } from './blog/vision.ts'
import { definitionQuestions } from './definitions.ts'
import { londonQuestions } from './london.ts'
import { resourceQuestions } from './resources.ts'
import { aiArchitectAndSolutionsArchitectQuestions } from './roles/ai-architect-and-solutions-architect.ts'
import { aiConsultantAndProductManagerQuestions } from './roles/ai-consultant-and-product-manager.ts'
import { aiEngineerAndMlEngineerQuestions } from './roles/ai-engineer-and-ml-engineer.ts'
import { dataScientistAndDataEngineerQuestions } from './roles/data-scientist-and-data-engineer.ts'
import { generativeAndGenAiSpecialistQuestions } from './roles/generative-and-gen-ai-specialist.ts'
import { machineVisionAndComputerVisionEngineerQuestions } from './roles/machine-vision-and-computer-vision-engineer.ts'
import { mlopsAndNlpEngineerQuestions } from './roles/mlops-and-nlp-engineer.ts'
import { teamAugmentationStepsQuestions } from './roles/team-augmentation-steps.ts'
import { teamAugmentationTermsQuestions } from './roles/team-augmentation-terms.ts'
import { ruleQuestions } from './rules.ts'
import { aiEnhancedReportingQuestions } from './solutions/ai-enhanced-reporting.ts'
import { continuousProcessOptimizationQuestions } from './solutions/continuous-process-optimization.ts'
import { dynamicOperationalDashboardsQuestions } from './solutions/dynamic-operational-dashboards.ts'
import { instantAnomalyDetectionQuestions } from './solutions/instant-anomaly-detection.ts'
import { machineVisionQuestions } from './solutions/machine-vision.ts'
import { predictiveMaintenanceIntelligenceQuestions } from './solutions/predictive-maintenance-intelligence.ts'
import { qualityInsightAutomationQuestions } from './solutions/quality-insight-automation.ts'
import { realTimeAnalyticsGatewayQuestions } from './solutions/real-time-analytics-gateway.ts'
import { seamlessIntegrationFrameworkQuestions } from './solutions/seamless-integration-framework.ts'
import { smartSafetySurveillanceQuestions } from './solutions/smart-safety-surveillance.ts'
import { visualIntelligenceQuestions } from './solutions/visual-intelligence.ts'
import { chatQuestions } from './this-chat.ts'
import { siteQuestions } from './this-site.ts'
import { agricultureUseCaseQuestions } from './use-cases/agriculture.ts'
import { catalogueUseCaseQuestions } from './use-cases/catalogue.ts'
import { educationUseCaseQuestions } from './use-cases/education.ts'
import { financeUseCaseQuestions } from './use-cases/finance.ts'
import { healthcareUseCaseQuestions } from './use-cases/healthcare.ts'
import { logisticsUseCaseQuestions } from './use-cases/logistics.ts'
import { maintenanceUseCaseQuestions } from './use-cases/maintenance.ts'
import { manufacturingUseCaseQuestions } from './use-cases/manufacturing.ts'
import { retailUseCaseQuestions } from './use-cases/retail.ts'
import { yourDataQuestions } from './your-data.ts'

/** What visitors ask about our pages, beside the facts of the firm and the FAQ. */
export const knownQuestions: KnownQuestion[] = liveList(() => [
  ...engagementArticleQuestions,
  ...figuresArticleQuestions,
  ...forecastingArticleQuestions,
  ...healthcareArticleQuestions,
  ...lawArticleQuestions,
  ...maintenanceArticleQuestions,
  ...plantDataArticleQuestions,
  ...visionArticleQuestions,
  ...definitionQuestions,
  ...londonQuestions,
  ...resourceQuestions,
  ...aiArchitectAndSolutionsArchitectQuestions,
  ...aiConsultantAndProductManagerQuestions,
  ...aiEngineerAndMlEngineerQuestions,
  ...dataScientistAndDataEngineerQuestions,
  ...generativeAndGenAiSpecialistQuestions,
  ...machineVisionAndComputerVisionEngineerQuestions,
  ...mlopsAndNlpEngineerQuestions,
  ...teamAugmentationStepsQuestions,
  ...teamAugmentationTermsQuestions,
  ...ruleQuestions,
  ...aiEnhancedReportingQuestions,
  ...continuousProcessOptimizationQuestions,
  ...dynamicOperationalDashboardsQuestions,
  ...instantAnomalyDetectionQuestions,
  ...machineVisionQuestions,
  ...predictiveMaintenanceIntelligenceQuestions,
  ...qualityInsightAutomationQuestions,
  ...realTimeAnalyticsGatewayQuestions,
  ...seamlessIntegrationFrameworkQuestions,
  ...smartSafetySurveillanceQuestions,
  ...visualIntelligenceQuestions,
  ...chatQuestions,
  ...siteQuestions,
  ...yourDataQuestions,
  ...agricultureUseCaseQuestions,
  ...catalogueUseCaseQuestions,
  ...educationUseCaseQuestions,
  ...financeUseCaseQuestions,
  ...healthcareUseCaseQuestions,
  ...logisticsUseCaseQuestions,
  ...maintenanceUseCaseQuestions,
  ...manufacturingUseCaseQuestions,
  ...retailUseCaseQuestions,
])
