import { relatedUseCases as defaultCount } from '#config/constants.ts'
import type { UseCase } from '#content/use-case.ts'
import accessibleCourseMaterials from './accessible-course-materials.ts'
import adaptivePractice from './adaptive-practice.ts'
import algorithmicTrading from './algorithmic-trading.ts'
import bearingConditionMonitoring from './bearing-condition-monitoring.ts'
import careerPathRecommendations from './career-path-recommendations.ts'
import chatbotOptimisation from './chatbot-optimisation.ts'
import churnReductionTelecom from './churn-reduction-telecom.ts'
import compressedAirEnergy from './compressed-air-energy.ts'
import containerDamageInspection from './container-damage-inspection.ts'
import creditRisk from './credit-risk.ts'
import cropDiseaseDetection from './crop-disease-detection.ts'
import deliveryRoutePlanning from './delivery-route-planning.ts'
import depressionDiagnosisPlatform from './depression-diagnosis-platform.ts'
import drugDiscovery from './drug-discovery.ts'
import dryerMoistureControl from './dryer-moisture-control.ts'
import earlySupportForStudents from './early-support-for-students.ts'
import enterpriseKnowledgeChatbot from './enterprise-knowledge-chatbot.ts'
import fashionSizeAdvice from './fashion-size-advice.ts'
import fleetBreakdownForecast from './fleet-breakdown-forecast.ts'
import forkliftPedestrianSafety from './forklift-pedestrian-safety.ts'
import fraudDetection from './fraud-detection.ts'
import freshFoodDemandForecast from './fresh-food-demand-forecast.ts'
import harvestPrediction from './harvest-prediction.ts'
import hospitalResourceForecasting from './hospital-resource-forecasting.ts'
import hotelRecommender from './hotel-recommender.ts'
import injectionMouldingAnomalies from './injection-moulding-anomalies.ts'
import livestockMonitoring from './livestock-monitoring.ts'
import loadingBayArrivalForecast from './loading-bay-arrival-forecast.ts'
import maintenanceAssistant from './maintenance-assistant.ts'
import markingFeedbackAssistant from './marking-feedback-assistant.ts'
import medicalDiagnosticsImaging from './medical-diagnostics-imaging.ts'
import missedAppointments from './missed-appointments.ts'
import moneyLaunderingAlerts from './money-laundering-alerts.ts'
import personalisedBanking from './personalised-banking.ts'
import precisionFarming from './precision-farming.ts'
import productionScheduling from './production-scheduling.ts'
import salesInsights from './sales-insights.ts'
import shelfAvailability from './shelf-availability.ts'
import soilHealth from './soil-health.ts'
import supplyChainRiskPredictor from './supply-chain-risk-predictor.ts'
import surfaceDefectInspection from './surface-defect-inspection.ts'
import timetableRoomUse from './timetable-room-use.ts'

/** In the order in which lists show them. */
export const useCases: UseCase[] = [
  surfaceDefectInspection,
  bearingConditionMonitoring,
  maintenanceAssistant,
  productionScheduling,
  injectionMouldingAnomalies,
  dryerMoistureControl,
  compressedAirEnergy,
  forkliftPedestrianSafety,
  enterpriseKnowledgeChatbot,
  salesInsights,
  freshFoodDemandForecast,
  shelfAvailability,
  churnReductionTelecom,
  hotelRecommender,
  fashionSizeAdvice,
  medicalDiagnosticsImaging,
  hospitalResourceForecasting,
  drugDiscovery,
  missedAppointments,
  depressionDiagnosisPlatform,
  chatbotOptimisation,
  supplyChainRiskPredictor,
  loadingBayArrivalForecast,
  deliveryRoutePlanning,
  fleetBreakdownForecast,
  containerDamageInspection,
  earlySupportForStudents,
  markingFeedbackAssistant,
  adaptivePractice,
  accessibleCourseMaterials,
  timetableRoomUse,
  cropDiseaseDetection,
  precisionFarming,
  livestockMonitoring,
  harvestPrediction,
  soilHealth,
  fraudDetection,
  creditRisk,
  moneyLaunderingAlerts,
  algorithmicTrading,
  personalisedBanking,
  careerPathRecommendations,
]

export function findUseCase(id: string): UseCase | undefined {
  return useCases.find((entry) => entry.id === id)
}

/** Those of the same category first, then others, each starting after the entry itself; never itself. None for an unknown id. */
export function relatedUseCases(id: string, count = defaultCount): UseCase[] {
  const own = findUseCase(id)
  if (!own) return []
  const at = useCases.indexOf(own)
  const others = [...useCases.slice(at + 1), ...useCases.slice(0, at)]
  const isAkin = (entry: UseCase) => entry.category === own.category
  return [...others.filter(isAkin), ...others.filter((entry) => !isAkin(entry))].slice(0, count)
}
