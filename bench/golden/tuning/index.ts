import type { GoldenDialogue } from '../golden-dialogue.ts'
import { buyersChat } from './buyers-chat.ts'
import { buyersClaims } from './buyers-claims.ts'
import { buyersContract } from './buyers-contract.ts'
import { buyersFirm } from './buyers-firm.ts'
import { buyersPrices } from './buyers-prices.ts'
import { buyersRegulation } from './buyers-regulation.ts'
import { plantAfter } from './plant-after.ts'
import { plantComparisons } from './plant-comparisons.ts'
import { plantDefinitions } from './plant-definitions.ts'
import { plantFeasibilityData } from './plant-feasibility-data.ts'
import { plantFeasibility } from './plant-feasibility.ts'
import { plantFitMore } from './plant-fit-more.ts'
import { plantFit } from './plant-fit.ts'
import { plantIntegration } from './plant-integration.ts'
import { visitorsBooking, visitorsDetails } from './visitors-contact.ts'
import { visitorsCourtesy, visitorsLanguages } from './visitors-courtesy.ts'
import { visitorsHours } from './visitors-hours.ts'
import { visitorsOffTopic, visitorsHostile } from './visitors-outside.ts'
import { visitorsRoles } from './visitors-roles.ts'
import { visitorsSectors } from './visitors-sectors.ts'
import { visitorsSeveral } from './visitors-several.ts'
import { visitorsStart } from './visitors-start.ts'

/** What engines are tuned on. */
export const tuning: GoldenDialogue[] = [
  ...buyersChat,
  ...buyersClaims,
  ...buyersContract,
  ...buyersFirm,
  ...buyersPrices,
  ...buyersRegulation,
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
]
