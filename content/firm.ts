import { answered, type AnswerTopic } from '#content/answer-topic.ts'
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
import { projectDataQuestions } from './firm/project-data.ts'
import { proofQuestions } from './firm/proof.ts'
import { reachQuestions } from './firm/reach.ts'
import { whoQuestions } from './firm/who.ts'

const topic = (name: string, title: string, questions: readonly KnownQuestion[]): AnswerTopic => ({
  name: `firm-${name}`,
  title: `The firm: ${title}`,
  file: `firm/${name}`,
  questions,
})

/** In the order in which the chat knows them. */
export const firmTopics = [
  topic('who', 'who we are', whoQuestions),
  topic('offer', 'what we offer', offerQuestions),
  topic('place', 'where we are', placeQuestions),
  topic('reach', 'hours and how to reach us', reachQuestions),
  topic('people', 'people', peopleQuestions),
  topic('proof', 'proof and references', proofQuestions),
  topic('papers', 'papers and registrations', papersQuestions),
  topic('assurance', 'assurance and insurance', assuranceQuestions),
  topic('project-data', 'your data in a project', projectDataQuestions),
  topic('contract', 'contracts', contractQuestions),
  topic('money', 'money', moneyQuestions),
  topic('buying', 'buying', buyingQuestions),
  topic('other', 'other questions', otherQuestions),
  topic('outside', 'what we don’t do', outsideQuestions),
]

/** What visitors ask about the firm itself. */
export const firmFacts: KnownQuestion[] = liveList(() => answered(firmTopics))
