import { answered, type AnswerTopic } from '#content/answer-topic.ts'
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
import { priceAndTimeQuestions } from './use-cases/price-and-time.ts'
import { retailUseCaseQuestions } from './use-cases/retail.ts'
import { yourDataQuestions } from './your-data.ts'

const kinds: Record<string, string> = {
  blog: 'Articles',
  roles: 'Roles',
  solutions: 'Solutions',
  'use-cases': 'Use cases',
}

/** "solutions/machine-vision" as "Solutions: machine vision". */
function titleOf(file: string): string {
  const [kind = '', name] = file.split('/')
  const title = name === undefined ? kind : `${kinds[kind]}: ${name}`
  return `${title.charAt(0).toUpperCase()}${title.slice(1).replaceAll('-', ' ')}`
}

const topic = (file: string, questions: readonly KnownQuestion[]): AnswerTopic => ({
  name: file.replace('/', '-'),
  title: titleOf(file),
  file: `known-questions/${file}`,
  questions,
})

/** In the order in which the chat knows them. */
export const pageTopics = [
  topic('blog/engagement', engagementArticleQuestions),
  topic('blog/figures', figuresArticleQuestions),
  topic('blog/forecasting', forecastingArticleQuestions),
  topic('blog/healthcare', healthcareArticleQuestions),
  topic('blog/law', lawArticleQuestions),
  topic('blog/maintenance', maintenanceArticleQuestions),
  topic('blog/plant-data', plantDataArticleQuestions),
  topic('blog/vision', visionArticleQuestions),
  topic('definitions', definitionQuestions),
  topic('london', londonQuestions),
  topic('resources', resourceQuestions),
  topic('roles/ai-architect-and-solutions-architect', aiArchitectAndSolutionsArchitectQuestions),
  topic('roles/ai-consultant-and-product-manager', aiConsultantAndProductManagerQuestions),
  topic('roles/ai-engineer-and-ml-engineer', aiEngineerAndMlEngineerQuestions),
  topic('roles/data-scientist-and-data-engineer', dataScientistAndDataEngineerQuestions),
  topic('roles/generative-and-gen-ai-specialist', generativeAndGenAiSpecialistQuestions),
  topic('roles/machine-vision-and-computer-vision-engineer', machineVisionAndComputerVisionEngineerQuestions),
  topic('roles/mlops-and-nlp-engineer', mlopsAndNlpEngineerQuestions),
  topic('roles/team-augmentation-steps', teamAugmentationStepsQuestions),
  topic('roles/team-augmentation-terms', teamAugmentationTermsQuestions),
  topic('rules', ruleQuestions),
  topic('solutions/ai-enhanced-reporting', aiEnhancedReportingQuestions),
  topic('solutions/continuous-process-optimization', continuousProcessOptimizationQuestions),
  topic('solutions/dynamic-operational-dashboards', dynamicOperationalDashboardsQuestions),
  topic('solutions/instant-anomaly-detection', instantAnomalyDetectionQuestions),
  topic('solutions/machine-vision', machineVisionQuestions),
  topic('solutions/predictive-maintenance-intelligence', predictiveMaintenanceIntelligenceQuestions),
  topic('solutions/quality-insight-automation', qualityInsightAutomationQuestions),
  topic('solutions/real-time-analytics-gateway', realTimeAnalyticsGatewayQuestions),
  topic('solutions/seamless-integration-framework', seamlessIntegrationFrameworkQuestions),
  topic('solutions/smart-safety-surveillance', smartSafetySurveillanceQuestions),
  topic('solutions/visual-intelligence', visualIntelligenceQuestions),
  topic('this-chat', chatQuestions),
  topic('this-site', siteQuestions),
  topic('your-data', yourDataQuestions),
  topic('use-cases/agriculture', agricultureUseCaseQuestions),
  topic('use-cases/catalogue', catalogueUseCaseQuestions),
  topic('use-cases/education', educationUseCaseQuestions),
  topic('use-cases/finance', financeUseCaseQuestions),
  topic('use-cases/healthcare', healthcareUseCaseQuestions),
  topic('use-cases/logistics', logisticsUseCaseQuestions),
  topic('use-cases/maintenance', maintenanceUseCaseQuestions),
  topic('use-cases/manufacturing', manufacturingUseCaseQuestions),
  topic('use-cases/retail', retailUseCaseQuestions),
]

/** What visitors ask about our pages, beside the facts of the firm and the FAQ. */
export const knownQuestions: KnownQuestion[] = liveList(() => [
  ...answered(pageTopics),
  ...priceAndTimeQuestions(),
])
