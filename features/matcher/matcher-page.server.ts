import { matcherQuestions, type QuestionId } from '#config/matcher-questions.ts'
import { matcherWords } from '#content/matcher-words.ts'
import { firstStepOf, priceOf } from '#content/prices.ts'
import { pageAt } from '#content/pages.ts'
import { roleLinks, useCaseLinks } from '#content/relations.ts'
import { solutions } from '#content/solutions/index.ts'
import { match } from './match.ts'
import { weights, model } from './matcher-model.ts'
import { answersOf, unanswered } from './matcher-answers.ts'
import { verdictBasis } from './verdict-basis.server.ts'

/** What the page shows for an address: the questions, what was answered, and the result once all are. */
export function matcherPage(search: URLSearchParams) {
  const { page: _head, questions: _asked, objections: _out, conditions: _if, ...words } = matcherWords
  const basis = verdictBasis()
  const answers = answersOf(search)
  const missing = unanswered(answers)
  const isFromAssessment = search.get('from') === 'assessment'
  return {
    words,
    questions: matcherQuestions.map(withWords),
    weights,
    version: model.version,
    answers,
    /** Something was sent, so that open questions are worth a word. */
    isAsked: !isFromAssessment && matcherQuestions.some(({ id }) => search.has(id)),
    /** What is answered was derived from an assessment. */
    isFromAssessment,
    result: missing.length === 0 ? match(answers, basis) : undefined,
    basis,
    facts: Object.fromEntries(solutions.map((entry) => [entry.slug, factsOf(entry)])),
  }
}

function withWords({
  id,
  options,
  ...rule
}: {
  id: QuestionId
  isMultiple?: boolean
  options: readonly string[]
}) {
  const { name, question, hint = '', options: labels } = matcherWords.questions[id]
  return {
    id,
    name,
    question,
    hint,
    isMultiple: rule.isMultiple ?? false,
    options: options.map((option) => ({ id: option, label: labels[option] ?? option })),
  }
}

function factsOf(entry: (typeof solutions)[number]) {
  const { slug, title, summary, weeks } = entry
  return {
    title,
    summary,
    weeks,
    prices: [priceOf(entry), firstStepOf(entry)].map(({ value, label }) => ({ value, label })),
    demo: pageAt(`/demo/${slug}`)?.path,
    shownIn: useCaseLinks(entry.useCases.slice(0, 2)),
    role: roleLinks(entry.roles.slice(0, 1))[0],
  }
}

export type MatcherPage = ReturnType<typeof matcherPage>
export type SolutionFacts = ReturnType<typeof factsOf>
