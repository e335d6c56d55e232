import { claims } from '#config/brand.ts'
import type { KnownQuestion } from '#content/known-question.ts'
import { priceInWords, weeksInWords } from '#content/prices.ts'
import { findSolution } from '#content/solutions/index.ts'
import type { UseCase } from '#content/use-case.ts'
import { useCases } from '#content/use-cases/index.ts'

/** What visitors call each, the name that a button shows first. */
const names: Record<UseCase['id'], [shown: string, ...others: string[]]> = {
  'surface-defect-inspection': [
    'surface inspection by camera',
    'scratch detection',
    'inspection of surfaces',
  ],
  'bearing-condition-monitoring': ['bearing monitoring', 'vibration monitoring', 'monitoring of 40 motors'],
  'maintenance-assistant': ['the maintenance assistant', 'an assistant for fitters'],
  'production-scheduling': ['production scheduling', 'a planning tool for production'],
  'injection-moulding-anomalies': ['moulding fault detection', 'shot by shot control'],
  'dryer-moisture-control': ['dryer moisture control', 'moisture control of an oven'],
  'compressed-air-energy': ['the compressed air watch', 'an energy watch', 'leak detection in meter data'],
  'forklift-pedestrian-safety': ['the forklift near-miss watch', 'near miss counting'],
  'enterprise-knowledge-chatbot': ['a company knowledge chatbot', 'a chatbot over our documents'],
  'sales-insights': ['sales insights', 'a quote win forecast', 'an order forecast for a manufacturer'],
  'fresh-food-demand-forecast': ['a fresh food forecast', 'a bakery forecast', 'a forecast for 62 stores'],
  'shelf-availability': ['shelf watching by camera', 'shelf cameras', 'empty shelf detection'],
  'churn-reduction-telecom': ['churn prediction', 'a churn model'],
  'hotel-recommender': ['a hotel recommender', 'hotel ranking'],
  'fashion-size-advice': ['size advice', 'the size advice thing', 'a size tool for clothes'],
  'medical-diagnostics-imaging': ['a second reader for images', 'a reading aid for X-rays'],
  'hospital-resource-forecasting': [
    'a bed forecast',
    'bed and staff forecasting',
    'a bed forecast for a trust',
  ],
  'drug-discovery': ['machine learning in drug discovery', 'molecule ranking'],
  'missed-appointments': ['missed appointments prediction', 'a no-show model', 'DNA prediction'],
  'depression-diagnosis-platform': ['a depression assessment platform', 'a mental health assessment tool'],
  'chatbot-optimisation': ['improving a patient chatbot', 'fixing our clinic’s chatbot'],
  'supply-chain-risk-predictor': ['supply-chain risk prediction', 'a late supplier forecast'],
  'loading-bay-arrival-forecast': ['an arrival forecast for the bay', 'a lorry arrival forecast'],
  'delivery-route-planning': ['delivery route planning', 'route optimisation', 'an ETA model'],
  'fleet-breakdown-forecast': ['a fleet breakdown forecast', 'lorry breakdown prediction'],
  'container-damage-inspection': [
    'a container portal',
    'one gate lane with cameras',
    'container number reading',
  ],
  'early-support-for-students': ['an early support list for students', 'a student dropout warning'],
  'marking-feedback-assistant': ['the marking assistant', 'feedback on essays by AI'],
  'adaptive-practice': ['adaptive practice', 'adaptive maths exercises'],
  'accessible-course-materials': ['captioning of lectures', 'accessible course materials'],
  'timetable-room-use': ['a timetable and room forecast', 'room use counting'],
  'crop-disease-detection': ['crop disease detection', 'a camera on the sprayer'],
  'precision-farming': ['variable-rate nitrogen', 'precision farming'],
  'livestock-monitoring': ['livestock monitoring', 'lameness cameras'],
  'harvest-prediction': ['a harvest forecast', 'fruit counting'],
  'soil-health': ['a soil health survey', 'a soil carbon baseline'],
  'fraud-detection': ['payment fraud detection', 'a fraud score'],
  'credit-risk': ['credit scoring of small firms', 'a credit risk model'],
  'money-laundering-alerts': ['ranking of money-laundering alerts', 'AML alert ranking'],
  'algorithmic-trading': ['an execution algorithm', 'algorithmic trading'],
  'personalised-banking': ['personalised banking messages', 'a banking nudge model'],
  'career-path-recommendations': ['career recommendations', 'a career path tool'],
}

const pricesAsked = (name: string) => [
  `how much does ${name} cost`,
  `price of ${name}`,
  `how much for ${name}`,
  `what would ${name} cost us`,
  `cost of ${name} roughly`,
  `budget for ${name}`,
]

const timesAsked = (name: string) => [
  `how long does ${name} take`,
  `how many weeks for ${name}`,
  `when could ${name} be running`,
  `timescale for ${name}`,
  `how long from order to ${name} live`,
]

const alsoPrices = ['how much would this cost', 'what is the price of this']
const alsoTimes = ['how long would this take', 'how long from order to running']

/** Price and time of each use case, of which nothing else is published than those of the solution that it is mainly built with. */
export const priceAndTimeQuestions = (): KnownQuestion[] =>
  useCases.flatMap(({ id, solutions: [main] }) => {
    const solution = main && findSolution(main)
    if (!solution) return []
    const [shown] = names[id]
    const page = `/usecases/${id}`
    const built = `it is mainly built with ${solution.title}`
    return [
      {
        id: `${id}-price`,
        question: `What does ${shown} cost?`,
        asked: [...names[id].flatMap(pricesAsked), ...alsoPrices],
        answer: `A price of its own isn’t published for ${shown}; ${built}. ${priceInWords(solution)}`,
        page,
      },
      {
        id: `${id}-duration`,
        question: `How long does it take to set up ${shown}?`,
        asked: [...names[id].flatMap(timesAsked), ...alsoTimes],
        answer: `A time of its own isn’t published for ${shown}; ${built}, which typically takes ${weeksInWords(solution)}. Our projects run ${claims.duration.value} from the first visit to the handover.`,
        page,
      },
    ]
  })
