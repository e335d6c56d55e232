import type { KnownQuestion } from '#content/known-question.ts'
import type { Ctx } from '#features/context/context.server.ts'
import type { AnswerIndex } from './answer-index.ts'
import { choose, insteadOf, type Choice } from './choose-answer.server.ts'
import { currentAnswers, currentWords } from './current-answers.server.ts'
import { leftOpen } from './left-open.server.ts'
import { questionsIn, withoutNoise } from './questions-in.ts'
import type { Candidate } from './rank-candidates.server.ts'
import type { Subject } from './subject.ts'
import { pageOf, pageOfOne, topicOf } from './topics.server.ts'
import { tellingTerms } from './word-index.ts'

/**
 * `answers`: what answers each question of the message, in order, how like a known wording it is, 0 to 1, the `open` ones that may be meant by what of
 * it wasn't understood, and its parts that nothing here answers (`unanswered`). `choice`: which of these was meant has to be asked. `near`: pages on the subject that the message names, though they don't
 * answer it. `again`: what answers it was told already; if it was told twice, `questions` may be meant instead. `subject`: what the conversation is about from here on. `retrieved`: what may answer it, the likeliest first, for a model to choose from; none
 * where the message is somebody else's business. `previous`: the question that was answered last.
 */
export type Found = Decided & { retrieved: Retrieved[]; previous: string | undefined }

type Decided = { subject: Subject } & (
  | {
      kind: 'answers'
      answers: KnownQuestion[]
      open: KnownQuestion[]
      unanswered: string[]
      likeness: number
    }
  | { kind: 'choice'; questions: KnownQuestion[] }
  | { kind: 'again'; answer: KnownQuestion; isWornOut: boolean; questions: KnownQuestion[] }
  | { kind: 'none'; near: string[] }
)

/** An answer that may be meant, and what the conversation is about once it was given. */
export interface Retrieved {
  question: KnownQuestion
  subject: Subject
}

/** What answers a message, or which questions it may mean. */
export async function findAnswer(ctx: Ctx, message: string, subject?: Subject): Promise<Found> {
  const [index, words] = await Promise.all([currentAnswers(ctx), currentWords(ctx)])
  return inWordsOf(words, answerFrom(index, message, subject))
}

/** The same with what is asked and answered as it is published now. */
function inWordsOf(words: ReadonlyMap<string, KnownQuestion>, found: Found): Found {
  const now = (known: KnownQuestion) => words.get(known.id) ?? known
  const retrieved = found.retrieved.map((one) => ({ ...one, question: now(one.question) }))
  if (found.kind === 'answers')
    return { ...found, retrieved, answers: found.answers.map(now), open: found.open.map(now) }
  if (found.kind === 'choice') return { ...found, retrieved, questions: found.questions.map(now) }
  if (found.kind === 'again')
    return { ...found, retrieved, answer: now(found.answer), questions: found.questions.map(now) }
  return { ...found, retrieved }
}

/** From this likeness on the visitor asks once more for the same. */
const askedAnew = 0.75
/** How often the answer was given before; not at all where it is asked for anew. */
const timesTold = ({ question, likeness }: Candidate, { said = [] }: Subject) =>
  likeness < askedAnew ? said.filter((id) => id === question.id).length : 0

/** Then a message that looks like several questions is one: "40% better? Source? Sample size?" */
const surelyOne = 0.9

export function answerFrom(index: AnswerIndex, said: string, subject: Subject = {}): Found {
  const message = withoutNoise(said)
  const parts = questionsIn(message)
  const several = parts.length > 1 ? answersTo(index, parts, subject) : undefined
  const whole = choose(index, message, subject)
  return {
    ...decide(several, whole, subject, (at) => leftOpen(index, message, at)),
    retrieved: retrieve([whole, ...(several?.choices ?? [])], subject),
    previous: index.questions.find(({ id }) => id === subject.question)?.question,
  }
}

function decide(
  several: Parts | undefined,
  whole: Choice,
  subject: Subject,
  openBeside: (answered: number) => KnownQuestion[],
): Decided {
  const best = whole.kind === 'answer' ? whole.best.question : undefined
  if (several && isMore(several, best, whole.trust)) {
    const { answers, open, unanswered, subject: after } = several
    return { kind: 'answers', likeness: 1, answers, open, unanswered, subject: after }
  }
  const next = subjectAfter(whole, subject)
  const told = whole.kind === 'answer' ? timesTold(whole.best, subject) : 0
  if (whole.kind === 'answer' && told > 0)
    return {
      kind: 'again',
      answer: whole.best.question,
      isWornOut: told > 1,
      questions: insteadOf(whole, subject.said ?? []).map(({ question }) => question),
      subject: next,
    }
  if (whole.kind === 'answer')
    return {
      kind: 'answers',
      answers: [whole.best.question],
      open: openBeside(whole.best.at),
      unanswered: [],
      likeness: whole.best.likeness,
      subject: next,
    }
  if (whole.kind === 'choice')
    return { kind: 'choice', questions: whole.asked.map(({ question }) => question), subject: next }
  const isNamed = !whole.candidates[0]?.question.isOffSubject && whole.named.size > 0
  return {
    kind: 'none',
    near: isNamed ? nearPages(whole.candidates.map(({ question }) => question)) : [],
    subject: next,
  }
}

/** Whether the parts of a message tell more than the whole: several answers, or the same one and something left. */
function isMore(
  { answers, open, unanswered }: Parts,
  best: KnownQuestion | undefined,
  trust: number,
): boolean {
  if (answers.length > 1) return best === undefined || answers.includes(best) || trust < surelyOne
  return (
    answers.length === 1 &&
    (best === undefined || (answers[0] === best && open.length + unanswered.length > 0))
  )
}

type Parts = ReturnType<typeof answersTo>

function answersTo(index: AnswerIndex, parts: string[], subject: Subject) {
  const answers: KnownQuestion[] = []
  const open: KnownQuestion[] = []
  const unanswered: string[] = []
  const choices: Choice[] = []
  let about = subject
  for (const part of parts) {
    const choice = choose(index, part, about)
    choices.push(choice)
    about = subjectAfter(choice, about)
    if (choice.kind === 'answer' && !answers.includes(choice.best.question))
      answers.push(choice.best.question)
    const [likeliest] = choice.kind === 'choice' ? choice.asked : []
    if (likeliest) open.push(likeliest.question)
    if (choice.kind === 'none' && tellingTerms(part).length > 0) unanswered.push(part)
  }
  const stillOpen = open.filter((question) => !answers.includes(question))
  return { answers, open: stillOpen, unanswered, choices, subject: about }
}

const mostRetrieved = 16

/** What may be meant: the likeliest of each choice in turn, what answers the same once. */
function retrieve(choices: Choice[], subject: Subject): Retrieved[] {
  const lists = choices
    .filter((choice) => choice.kind !== 'none' || !choice.isElsewhere)
    .map((choice) => ({ choice, known: choice.candidates.filter(({ question }) => !question.isOffSubject) }))
  const retrieved = new Map<string, Retrieved>()
  for (let rank = 0; rank < mostRetrieved; rank++)
    for (const { choice, known } of lists) {
      const best = known[rank]
      if (!best || retrieved.size === mostRetrieved) continue
      const says = best.question.answer ?? best.question.id
      if (retrieved.has(says)) continue
      const after = subjectAfter({ ...choice, kind: 'answer', best }, subject)
      retrieved.set(says, { question: best.question, subject: after })
    }
  return [...retrieved.values()]
}

const keptBefore = 12
const keptSaid = 12

/** The page of the answer, and the topic last spoken of or named. What is only asked back is a subject too when it is bound to a topic. */
function subjectAfter(choice: Choice, subject: Subject): Subject {
  const before = choice.candidates
    .filter(({ question }) => !question.isOffSubject)
    .slice(0, keptBefore)
    .map(({ question }) => question.id)
  const named = pageOfOne(choice.named)
  const told = (id: string) => [...(subject.said ?? []), id].slice(-keptSaid)
  const topicAfter = (page: string) =>
    topicOf(page) !== undefined ? page : (named ?? subject.topic ?? subject.page)
  if (choice.kind === 'answer' && choice.best.question.answer !== undefined) {
    const { page, id } = choice.best.question
    return { page, question: id, topic: topicAfter(page), before, said: told(id) }
  }
  const asked = choice.kind === 'choice' ? choice.asked[0]?.question.page : undefined
  const about = asked !== undefined && topicOf(asked) !== undefined ? asked : named
  const offered = choice.kind === 'choice' ? choice.asked.map(({ question }) => question) : []
  const said = choice.kind === 'answer' ? told(choice.best.question.id) : subject.said
  const back = { facet: offered[0]?.facet, asked: offered.map(({ id }) => id), said, before }
  return about === undefined ? { ...subject, ...back } : { page: about, topic: about, ...back }
}

const nearPages = (questions: KnownQuestion[]) =>
  [...new Set(questions.flatMap(({ page }) => (page ? [pageOf(page)] : [])))].slice(0, 2)
