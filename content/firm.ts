import type { KnownQuestion } from '#content/known-question.ts'
import { liveList } from '#lib/editions.ts'
import { assuranceQuestions } from './firm/assurance.ts'
import { buyingQuestions } from './firm/buying.ts'
import { contractQuestions } from './firm/contract.ts'
import { moneyQuestions } from './firm/money.ts'
import { offerQuestions } from './firm/offer.ts'
import { otherQuestions } from './firm/other.ts'
import { outsideQuestions } from './firm/outside.ts'
import { papersQuestions } from './firm/papers.ts'
import { peopleQuestions } from './firm/people.ts'
import { placeQuestions } from './firm/place.ts'
import { proofQuestions } from './firm/proof.ts'
import { reachQuestions } from './firm/reach.ts'
import { whoQuestions } from './firm/who.ts'

/** What visitors ask about the firm itself. */
export const firmFacts: KnownQuestion[] = liveList(() => [
  ...whoQuestions,
  ...offerQuestions,
  ...placeQuestions,
  ...reachQuestions,
  ...peopleQuestions,
  ...proofQuestions,
  ...papersQuestions,
  ...assuranceQuestions,
  ...contractQuestions,
  ...moneyQuestions,
  ...buyingQuestions,
  ...otherQuestions,
  ...outsideQuestions,
])
