import type { KnownQuestion } from '#content/known-question.ts'
import type { Ctx } from '#features/context/context.server.ts'
import type { AnswerIndex } from './answer-index.ts'
import { bareQuestions } from './bare-questions.ts'
import {
  choose,
  chooseForAll,
  insteadOf,
  mostButtons,
  sharesOf,
  type Choice,
} from './choose-answer.server.ts'
import { currentAnswers, currentWords } from './current-answers.server.ts'
import { withoutDenied } from './denied-subject.ts'
import { leftOpen } from './left-open.server.ts'
import { questionsIn, story } from './questions-in.ts'
import { candidatesFor, compare, type Candidate } from './rank-candidates.server.ts'
import { likelyTopic } from './situation.ts'
import { visitorWordsIn } from './text-features.ts'
import type { Subject } from './subject.ts'
import { withoutNoise } from './to-the-point.ts'
import { pageOf, pageOfOne, topicOf } from './topics.server.ts'
import { tellingTerms } from './word-index.ts'

/**
 * `answers`: what answers each question of the message, in order, how like a known wording it is, 0 to 1, the `open` ones that may be meant by what of
 * it wasn't understood, and `inOrder` all that it asks: what is answered, what is open, and in its own words what nothing here answers; `isNearest`: nothing was asked that is known, it is what of all we build comes nearest to what was told. `choice`: which of these was meant has to be asked. `near`: pages on the subject that the message names, though they don't
 * answer it. `again`: what answers it was told already; if it was told twice, `questions` may be meant instead. `subject`: what the conversation is about from here on. `retrieved`: what may answer it, the likeliest first, for a model to choose from; none
 * where the message is somebody else's business. `previous`: the question that was answered last.
 */
export type Found = Decided & { retrieved: Retrieved[]; previous: string | undefined }

type Decided = { subject: Subject } & (
  | {
      kind: 'answers'
      answers: KnownQuestion[]
      open: KnownQuestion[]
      inOrder: (KnownQuestion | string)[]
      likeness: number
      isNearest?: boolean
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
    return {
      ...found,
      retrieved,
      answers: found.answers.map(now),
      open: found.open.map(now),
      inOrder: found.inOrder.map((one) => (typeof one === 'string' ? one : now(one))),
    }
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

export function answerFrom(index: AnswerIndex, said: string, before: Subject = {}): Found {
  const { message: meant, subject } = withoutDenied(index, said, before)
  const message = withoutNoise(meant)
  const parts = questionsIn(message)
  const whole = atThePoint(index, message, subject)
  const topic = parts.length > 1 ? topicTold(index, message, whole) : undefined
  const several =
    parts.length > 1 ? answersTo(index, parts, topic ? { ...subject, topic } : subject) : undefined
  return {
    ...decide(several, whole, subject, (at) => leftOpen(index, message, at)),
    retrieved: retrieve([whole, ...(several?.choices ?? [])], subject),
    previous: index.questions.find(({ id }) => id === subject.question)?.question,
  }
}

/** The page of what a message names, or surely tells of before it asks: each of its questions is about that. */
function topicTold(index: AnswerIndex, message: string, whole: Choice): string | undefined {
  const told = story(message)
  return (
    pageOfOne(whole.named) ??
    (whole.kind === 'answer' && whole.isNearest ? whole.best.question.page : undefined) ??
    (told ? likelyTopicOf(index, candidatesFor(index, compare(index, told))) : undefined) ??
    likelyTopicOf(index, whole.candidates)
  )
}

const likelyTopicOf = (index: AnswerIndex, candidates: Candidate[]) =>
  likelyTopic(index, candidates, sharesOf(candidates))

/** From here on a sentence tells by itself what the message asks. */
const tellsAlone = { trust: 0.8, likeness: 0.4 }
const fewestWords = 4
/** “And roughly how much would that be?” asks a price in a word, as far as it is one. */
const mostWordsOfBare = 8

/**
 * What a message asks; where it can’t be told of the whole, who introduces themselves before the point asks it in one of their sentences. Who tells what it is about and
 * then asks in a word (“Damage to containers at our gate. Accuracy?”) asks that of it.
 */
function atThePoint(index: AnswerIndex, message: string, subject: Subject): Choice {
  const whole = chooseForAll(index, message, subject)
  const all = message.split(/[.!?;\n]+(?:\s+|$)/).filter(Boolean)
  const last = all.at(-1)
  const isInWord = all.length > 1 && visitorWordsIn(last ?? '').length <= mostWordsOfBare
  const topic = isInWord ? topicTold(index, message, whole) : undefined
  const about = topic === undefined ? undefined : { ...subject, page: topic, topic }
  if (last !== undefined && about && bareQuestions(index, last, about).length > 0)
    return choose(index, last, about)
  const sentences = all.filter((one) => one.split(/\s+/).length >= fewestWords)
  if (whole.kind === 'answer' || sentences.length < 2) return whole
  const answered = sentences.flatMap((one) => {
    const choice = choose(index, one, subject)
    return choice.kind === 'answer' &&
      choice.trust >= tellsAlone.trust &&
      choice.best.likeness >= tellsAlone.likeness
      ? [choice]
      : []
  })
  return answered.length === 1 ? (answered[0] ?? whole) : whole
}

function decide(
  several: Parts | undefined,
  whole: Choice,
  subject: Subject,
  openBeside: (answered: number) => KnownQuestion[],
): Decided {
  const best = whole.kind === 'answer' && !whole.isNearest ? whole.best.question : undefined
  if (several && isMore(several, best, whole.trust)) {
    const { answers, open, inOrder, subject: after } = several
    return { kind: 'answers', likeness: 1, answers, open, inOrder, subject: after }
  }
  if (several && whole.kind !== 'answer' && several.answers.length === 0 && several.open.length > 1)
    return { kind: 'choice', questions: several.open.slice(0, mostButtons), subject: several.subject }
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
  if (whole.kind === 'answer') {
    const { question } = whole.best
    const asked = whole.isNearest ? several : undefined
    const open = asked ? asked.open.filter((one) => one !== question) : openBeside(whole.best.at)
    return {
      kind: 'answers',
      answers: [question],
      open,
      inOrder: [...new Set([question, ...(asked ? asked.inOrder : open)])],
      likeness: whole.best.likeness,
      isNearest: whole.isNearest === true,
      subject: next,
    }
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
function isMore({ answers, inOrder }: Parts, best: KnownQuestion | undefined, trust: number): boolean {
  if (answers.length > 1) return best === undefined || answers.includes(best) || trust < surelyOne
  return answers.length === 1 && (best === undefined || (answers[0] === best && inOrder.length > 1))
}

type Parts = ReturnType<typeof answersTo>

function answersTo(index: AnswerIndex, parts: string[], subject: Subject) {
  const answers: KnownQuestion[] = []
  const open: KnownQuestion[] = []
  const inOrder = new Set<KnownQuestion | string>()
  const choices: Choice[] = []
  let about = subject
  for (const part of parts) {
    const choice = choose(index, part, about)
    choices.push(choice)
    about = subjectAfter(choice, about)
    const [likeliest] =
      choice.kind === 'answer' ? [choice.best] : choice.kind === 'choice' ? choice.asked : []
    if (likeliest) inOrder.add(likeliest.question)
    else if (tellingTerms(part).length > 0) inOrder.add(part)
    if (likeliest) (choice.kind === 'answer' ? answers : open).push(likeliest.question)
    if (choice.kind === 'answer')
      for (const question of leftOpen(index, part, choice.best.at)) {
        inOrder.add(question)
        open.push(question)
      }
  }
  const told = [...new Set(answers)]
  const stillOpen = [...new Set(open)].filter((question) => !told.includes(question))
  return { answers: told, open: stillOpen, inOrder: [...inOrder], choices, subject: about }
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
  const offered = choice.kind === 'choice' ? choice.asked.map(({ question }) => question) : []
  const topics = new Set(offered.flatMap(({ page }) => topicOf(page) ?? []))
  const first = offered[0]?.page
  const about = first !== undefined && topicOf(first) !== undefined && topics.size === 1 ? first : named
  const said = choice.kind === 'answer' ? told(choice.best.question.id) : subject.said
  const back = { facet: offered[0]?.facet, asked: offered.map(({ id }) => id), said, before }
  return about === undefined ? { ...subject, ...back } : { page: about, topic: about, ...back }
}

const nearPages = (questions: KnownQuestion[]) =>
  [...new Set(questions.flatMap(({ page }) => (page ? [pageOf(page)] : [])))].slice(0, 2)
