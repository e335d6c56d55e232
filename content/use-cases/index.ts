import { relatedUseCases as defaultCount } from '#config/constants.ts'
import type { UseCase } from '#content/use-case.ts'
import churnReductionTelecom from './churn-reduction-telecom.ts'
import creditRisk from './credit-risk.ts'
import cropDiseaseDetection from './crop-disease-detection.ts'
import earlySupportForStudents from './early-support-for-students.ts'
import enterpriseKnowledgeChatbot from './enterprise-knowledge-chatbot.ts'
import fraudDetection from './fraud-detection.ts'
import hospitalResourceForecasting from './hospital-resource-forecasting.ts'
import hotelRecommender from './hotel-recommender.ts'
import livestockMonitoring from './livestock-monitoring.ts'
import loadingBayArrivalForecast from './loading-bay-arrival-forecast.ts'
import maintenanceAssistant from './maintenance-assistant.ts'
import markingFeedbackAssistant from './marking-feedback-assistant.ts'
import medicalDiagnosticsImaging from './medical-diagnostics-imaging.ts'
import supplyChainRiskPredictor from './supply-chain-risk-predictor.ts'
import surfaceDefectInspection from './surface-defect-inspection.ts'

/** In the order in which lists show them. */
export const useCases: UseCase[] = [
  surfaceDefectInspection,
  maintenanceAssistant,
  enterpriseKnowledgeChatbot,
  churnReductionTelecom,
  hotelRecommender,
  medicalDiagnosticsImaging,
  hospitalResourceForecasting,
  supplyChainRiskPredictor,
  loadingBayArrivalForecast,
  earlySupportForStudents,
  markingFeedbackAssistant,
  cropDiseaseDetection,
  livestockMonitoring,
  fraudDetection,
  creditRisk,
]

export function findUseCase(id: string): UseCase | undefined {
  return useCases.find((entry) => entry.id === id)
}

/** Those of the same category first, then others; never itself. None for an unknown id. */
export function relatedUseCases(id: string, count = defaultCount): UseCase[] {
  const own = findUseCase(id)
  if (!own) return []
  const others = useCases.filter((entry) => entry.id !== id)
  const isAkin = (entry: UseCase) => entry.category === own.category
  return [...others.filter(isAkin), ...others.filter((entry) => !isAkin(entry))].slice(0, count)
}
