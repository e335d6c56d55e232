import type { GoldenDialogue } from '../golden-dialogue.ts'
import { buyersChat } from './buyers-chat.ts'
import { buyersClaims } from './buyers-claims.ts'
import { buyersContract } from './buyers-contract.ts'
import { buyersFirm } from './buyers-firm.ts'
import { buyersPrices } from './buyers-prices.ts'
import { buyersRegulation } from './buyers-regulation.ts'
import { phone1 } from './phone-1.ts'
import { phone2 } from './phone-2.ts'
import { phone3 } from './phone-3.ts'
import { phone4 } from './phone-4.ts'
import { phone5 } from './phone-5.ts'
import { phone6 } from './phone-6.ts'
import { plantAfter } from './plant-after.ts'
import { plantComparisons } from './plant-comparisons.ts'
import { plantDefinitions } from './plant-definitions.ts'
import { plantFeasibilityData } from './plant-feasibility-data.ts'
import { plantFeasibility } from './plant-feasibility.ts'
import { plantFitMore } from './plant-fit-more.ts'
import { plantFit } from './plant-fit.ts'
import { plantIntegration } from './plant-integration.ts'
import { situations1 } from './situations-1.ts'
import { situations2 } from './situations-2.ts'
import { visitorsBooking, visitorsDetails } from './visitors-contact.ts'
import { visitorsCourtesy, visitorsLanguages } from './visitors-courtesy.ts'
import { visitorsHours } from './visitors-hours.ts'
import { visitorsOffTopic, visitorsHostile } from './visitors-outside.ts'
import { visitorsRoles } from './visitors-roles.ts'
import { visitorsSectors } from './visitors-sectors.ts'
import { visitorsSeveral } from './visitors-several.ts'
import { visitorsStart } from './visitors-start.ts'
import { voicesA1 } from './voices-a-1.ts'
import { voicesA2 } from './voices-a-2.ts'
import { voicesA3 } from './voices-a-3.ts'
import { voicesA4 } from './voices-a-4.ts'
import { voicesA5 } from './voices-a-5.ts'
import { voicesA6 } from './voices-a-6.ts'
import { voicesA7 } from './voices-a-7.ts'
import { voicesB1 } from './voices-b-1.ts'
import { voicesB2 } from './voices-b-2.ts'
import { voicesB3 } from './voices-b-3.ts'
import { voicesB4 } from './voices-b-4.ts'
import { voicesB5 } from './voices-b-5.ts'
import { voicesB6 } from './voices-b-6.ts'
import { voicesB7 } from './voices-b-7.ts'
import { voicesB8 } from './voices-b-8.ts'

/** What engines are tuned on. */
export const tuning: GoldenDialogue[] = [
  ...buyersChat,
  ...buyersClaims,
  ...buyersContract,
  ...buyersFirm,
  ...buyersPrices,
  ...buyersRegulation,
  ...phone1,
  ...phone2,
  ...phone3,
  ...phone4,
  ...phone5,
  ...phone6,
  ...plantAfter,
  ...plantComparisons,
  ...plantDefinitions,
  ...plantFeasibilityData,
  ...plantFeasibility,
  ...plantFitMore,
  ...plantFit,
  ...plantIntegration,
  ...visitorsBooking,
  ...visitorsDetails,
  ...visitorsCourtesy,
  ...visitorsLanguages,
  ...visitorsHours,
  ...visitorsOffTopic,
  ...visitorsHostile,
  ...visitorsRoles,
  ...visitorsSectors,
  ...visitorsSeveral,
  ...visitorsStart,
  ...voicesA1,
  ...voicesA2,
  ...voicesA3,
  ...voicesA4,
  ...voicesA5,
  ...voicesA6,
  ...voicesA7,
  ...voicesB1,
  ...voicesB2,
  ...voicesB3,
  ...voicesB4,
  ...voicesB5,
  ...voicesB6,
  ...voicesB7,
  ...voicesB8,
  ...situations1,
  ...situations2,
]
