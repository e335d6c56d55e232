import { brand } from '#config/brand.ts'
import type { KnownQuestion } from '#content/known-question.ts'
import { pageAt } from '#content/pages.ts'
import type { Subject } from '#features/answers/subject.ts'
import { currentWords } from '#features/answers/current-answers.server.ts'
import { findAnswer, type Found } from '#features/answers/find-answer.server.ts'
import { pageOf } from '#features/answers/topics.server.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { askPerson, fixedAnswer, offeredCall } from './answer-fixed.server.ts'
import { answerWords, type ChatAnswer, type ChatSource } from './chat-answer.ts'
import { tellingTerms } from '#features/answers/word-index.ts'
import { extractSentences, sentencesOf } from '#lib/extract.ts'
import { intentOf, isAbuse, isElsewhere, isHostile, isIntroduction } from './intents.ts'
import { isForeign } from './languages.ts'
import { sumOf } from './sums.server.ts'
import { moveAfter, shownFirst } from './moves.server.ts'

const leastLikeness = 0.45
const dayRateQuestion = 'day-rate'
/** From this likeness on a question was asked in nearly its own words. */
const sureLikeness = 0.6

export const choiceWords =
  'Which of these do you mean? If it’s none of them, our pages may not tell: put it in other words, or ask for a person.'
/** A second time in a row: who has to put it otherwise again is better served by a person. */
const stillUnclear =
  'Which of these do you mean? If it’s none of them either, our pages may not answer it: an engineer will.'
const nearestWords = 'Of what we build, this comes nearest to what you describe:'
const openWords = 'And for the rest: do you mean this?'
const unknownWords = 'I don’t know: our pages don’t answer that.'
const mostQuoted = 80
/** Of a part of a message. Quoted as plain words: what a visitor writes is no markdown. */
const notKnown = (part: string) => {
  const words = part.replace(/[*_[\]()`]/g, '')
  return `Our pages don’t answer “${words.length > mostQuoted ? `${words.slice(0, mostQuoted).trimEnd()}…` : words}”: ask a person.`
}
const noMoreWords = 'Our pages say no more of it than what I’ve told you. An engineer can take it from here.'
const canDo =
  'I can tell you what we build, what it takes, what it costs and how we treat data. For anything else, [write to us](/contact).'
export const unpublished = `We don’t publish that; ask us: [send the form](/contact), write to [${brand.email}](mailto:${brand.email}) or call ${brand.phone.label}.`

/**
 * Answers a message from what the site knows, without a model: a fixed reply to a wish, else the known answers to its questions, else which
 * question was meant, else that it isn't known. `subject` is what the conversation is about, `page` where it began.
 */
export async function answerMessage(
  ctx: Ctx,
  text: string,
  { subject, page }: { subject: Subject | null; page: string | null },
): Promise<ChatAnswer> {
  const intent = intentOf(text)
  if (intent === 'urgent') return fixedAnswer(intent)
  if (isHostile(text)) return unknown([])
  if (intent === 'sorry') return fixedAnswer(intent)
  if (isAbuse(text)) return fixedAnswer('abuse')
  const agreed = intent === 'agreed' ? await answerOffered(ctx, subject) : undefined
  if (agreed) return agreed
  if (intent) return withSubject(fixedAnswer(intent), subject)
  if (isForeign(text)) return fixedAnswer('language')
  const about = subject ?? (page ? { page } : undefined)
  const moved = await moveAfter(ctx, text, about)
  if (moved) return moved
  const sum = sumOf(text)
  if (sum) return summed(ctx, sum, about)
  const found = await findAnswer(ctx, text, about)
  // "Tell us a joke" is no question of ours, "does the consultant write code" is.
  if (isElsewhere(text) && !(found.kind === 'answers' && found.likeness >= leastLikeness)) return unknown([])
  if (found.kind === 'none' && isIntroduction(text)) return welcomed
  return { ...withoutModel(found, text, about), ...forModel(found, about) }
}

/** A sum of our rates rests on the page that tells them. */
async function summed(ctx: Ctx, sum: string, subject?: Subject): Promise<ChatAnswer> {
  const known = (await currentWords(ctx)).get(dayRateQuestion)
  return {
    kind: 'answer',
    text: sum,
    sources: known ? sourcesOf([known]) : [],
    quickReplies: [askPerson],
    subject,
  }
}

/** Who says who they are is asked what about. */
const welcomed: ChatAnswer = {
  kind: 'intent',
  text: 'Thank you. What goes wrong there, or what should be better? One sentence is enough.',
  sources: [],
  quickReplies: [askPerson],
}

/** A bare yes to the question that was offered beside an answer. */
async function answerOffered(ctx: Ctx, subject: Subject | null): Promise<ChatAnswer | undefined> {
  const known = (await currentWords(ctx)).get(subject?.offered ?? '')
  if (!known) return undefined
  const { page, id } = known
  return answered(
    {
      answers: [known],
      open: [],
      inOrder: [known],
      likeness: 1,
      subject: known.answer === undefined ? {} : { page, question: id, said: [...(subject?.said ?? []), id] },
    },
    known.question,
  )
}

/** What is asked next may be about the call that was offered. */
const withSubject = (answer: ChatAnswer, subject: Subject | null): ChatAnswer =>
  answer.intent === 'booking' ? { ...answer, subject: { ...subject, ...offeredCall } } : answer

function withoutModel(found: Found, asked: string, about: Subject | undefined): ChatAnswer {
  if (found.kind === 'answers') return answered(found, asked)
  const { subject } = found
  const isAgain = (about?.asked ?? []).length > 0
  if (found.kind === 'choice') return { ...askedBack(found.questions, isAgain), subject }
  if (found.kind === 'again') return { ...toldBefore(found, asked), subject }
  return { ...unknown(found.near), subject }
}

const askedBack = (questions: KnownQuestion[], isAgain = false): ChatAnswer => ({
  kind: 'choice',
  text: isAgain ? stillUnclear : choiceWords,
  sources: [],
  quickReplies: [...questions.map(({ question }) => question), askPerson],
})

/** The answer of before once more: what of it tells of what is asked now, then what was left out, then the rest. Where that won’t do, what may be meant instead. */
function toldBefore({ answer, questions, isWornOut }: Found & { kind: 'again' }, asked: string): ChatAnswer {
  const beside = { sources: sourcesOf([answer]), quickReplies: [askPerson] }
  if (!isWornOut && answer.answer !== undefined) {
    const tells = tellsOf(asked, answer.question)
    const all = sentencesOf(answer.answer)
    const leftOut = all.slice(shownFirst(answer.answer))
    const telling = all.filter((sentence) => tells(sentence) > 0)
    const text = [...new Set([...telling, ...leftOut, ...all])].join(' ')
    return { kind: 'answer', text: shown({ ...answer, answer: text }, { words: answerWords.one }), ...beside }
  }
  if (questions.length > 0) return askedBack(questions)
  return { kind: 'unknown', text: noMoreWords, ...beside }
}

function forModel({ retrieved, previous }: Found, about?: Subject): Pick<ChatAnswer, 'evidence' | 'before'> {
  const topic = pageAt(pageOf(about?.topic ?? about?.page ?? ''))?.title
  const evidence = retrieved.map(({ question, subject }) => {
    const isPublished = question.answer !== undefined
    const source = sourceOf(question)
    const passage = isPublished ? source.passage : unpublished
    return { ...source, passage, question: question.question, isPublished, subject }
  })
  return { evidence, before: [topic, previous].filter((one) => one !== undefined).join(': ') }
}

function answered(
  {
    answers,
    open,
    inOrder,
    subject,
    likeness,
    isNearest = false,
  }: Pick<Found & { kind: 'answers' }, 'answers' | 'open' | 'inOrder' | 'subject' | 'likeness' | 'isNearest'>,
  asked: string,
): ChatAnswer {
  const words = answers.length > 1 ? answerWords.several : answerWords.one
  const isSure = likeness >= sureLikeness && answers.length === 1
  const parts = inOrder.flatMap((one) => {
    if (typeof one === 'string') return notKnown(one)
    if (!open.includes(one)) return shown(one, { words, asked, isSure })
    return open.length > 1 ? `Do you also mean this? “${one.question}”` : []
  })
  const [offered] = open
  return {
    kind: 'answer',
    text: [...(isNearest ? [nearestWords] : []), ...parts, ...(open.length === 1 ? [openWords] : [])].join(
      '\n\n',
    ),
    sources: sourcesOf(answers),
    quickReplies: [...open.map(({ question }) => question), askPerson],
    subject: offered && open.length === 1 ? { ...subject, offered: offered.id } : subject,
  }
}

/** The question is named unless it was asked in nearly its own words, so that one that was misunderstood is seen to be. */
function shown(
  { question, answer }: KnownQuestion,
  { words, asked = '', isSure = false }: { words: number; asked?: string; isSure?: boolean },
): string {
  if (answer === undefined) return `**${question}** ${unpublished}`
  const text = extractSentences(answer, words, tellsOf(asked, question)) || answer
  return isSure ? text : `**${question}** ${text}`
}

/** How many words a sentence holds that the message says and the question doesn’t. */
function tellsOf(asked: string, question: string): (sentence: string) => number {
  const named = new Set(tellingTerms(question))
  const terms = new Set(tellingTerms(asked).filter((term) => !named.has(term)))
  return (sentence) => new Set(tellingTerms(sentence).filter((term) => terms.has(term))).size
}

/** Each page once; what isn’t published stands on none. */
function sourcesOf(answers: KnownQuestion[]): ChatSource[] {
  const sources = answers.filter(({ answer }) => answer !== undefined).map(sourceOf)
  return sources.filter(({ title }, i) => sources.findIndex((one) => one.title === title) === i)
}

function sourceOf({ page, question, answer }: KnownQuestion): ChatSource {
  const isEntry = page.startsWith('/qa/')
  const title = isEntry ? question : (pageAt(pageOf(page))?.title ?? question)
  return { title, url: page, passage: answer ?? '' }
}

/** Says what it can do instead; pages and a button only where the subject is ours. */
function unknown(near: string[]): ChatAnswer {
  const pages = near.map((url) => ({ title: pageAt(url)?.title ?? url, url, passage: '' }))
  return {
    kind: 'unknown',
    text: `${unknownWords} ${pages.length > 0 ? 'These are on the subject, and an engineer can take it from here.' : canDo}`,
    sources: pages,
    ...(pages.length > 0 && { quickReplies: [askPerson] }),
  }
}
