import type { KnownQuestion } from '#content/known-question.ts'
import { pageAt } from '#content/pages.ts'
import { currentWords } from '#features/answers/current-answers.server.ts'
import type { Subject } from '#features/answers/subject.ts'
import { pageOf, topicOf } from '#features/answers/topics.server.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { extractSentences, sentencesOf } from '#lib/extract.ts'
import { askPerson } from './answer-fixed.server.ts'
import { answerWords, type ChatAnswer } from './chat-answer.ts'
import { plainOf } from './intents.ts'

const moves = {
  more: /^(?:(?:can|could) you )?(?:please )?(?:tell me more|say more|go on|carry on|continue|expand|elaborate|more(?: info(?:rmation)?| details?)?|details?|what else|explain(?: that| more)?)(?: please)?(?: about (?:that|it|this))?$/,
  source:
    /^(?:(?:(?:what|whats) (?:the|your) |any |got a )?(?:sources?|evidence|proof|link)|says who|who says(?: so| that)?|prove it|where (?:does it|do you) say (?:that|so)|where(?:s| is| was) that from|where did you get that(?: from)?|(?:are|r) (?:you|u) sure(?: about (?:that|it|this))?|really|is that (?:true|right|so))$/,
}

const mostBeside = 3
const askOfWhat: ChatAnswer = {
  kind: 'intent',
  text: 'Of what? Name the machine, the problem or the page that you mean.',
  sources: [],
  quickReplies: [askPerson],
}

type WordsNow = ReadonlyMap<string, KnownQuestion>

/**
 * The reply to a message that only asks on about what was said before: for more of it (what was left out, its page and what else is asked there), or where it comes from.
 * Undefined for any other message.
 */
export async function moveAfter(
  ctx: Ctx,
  text: string,
  about: Subject | undefined,
): Promise<ChatAnswer | undefined> {
  const plain = plainOf(text)
  if (moves.more.test(plain)) return more(await currentWords(ctx), about)
  if (!moves.source.test(plain)) return undefined
  const before = (await currentWords(ctx)).get(about?.question ?? '')
  if (before?.answer === undefined) return askOfWhat
  const source = sourceAt(before.page, before.answer)
  return {
    kind: 'answer',
    text: `It stands on our page [${source.title}](${source.url}). Where our figures come from is told under [Sources](/sources).`,
    sources: [source],
    quickReplies: [askPerson],
    subject: about,
  }
}

function more(known: WordsNow, about: Subject | undefined): ChatAnswer {
  const before = about?.question === undefined ? undefined : known.get(about.question)
  const page = before?.answer === undefined ? (about?.topic ?? about?.page) : before.page
  if (about === undefined || page === undefined || pageAt(pageOf(page)) === undefined) return askOfWhat
  const leftOut = leftOutOf(before?.answer ?? '')
  const source = sourceAt(page, before?.answer ?? '')
  return {
    kind: 'answer',
    text: `${leftOut} The page says more: [${source.title}](${source.url}).`.trim(),
    sources: [source],
    quickReplies: [...asksBeside(known, page, about.question), askPerson],
    subject: about,
  }
}

/** What an answer goes on to say after the words that were shown. */
function leftOutOf(answer: string): string {
  const rest = sentencesOf(answer).slice(shownFirst(answer)).join(' ')
  return extractSentences(rest, answerWords.one) || rest
}

/** How many sentences of an answer are shown when nothing of it was asked for. */
export const shownFirst = (answer: string): number =>
  sentencesOf(extractSentences(answer, answerWords.one)).length

const sourceAt = (url: string, passage: string) => ({
  title: pageAt(pageOf(url))?.title ?? url,
  url,
  passage,
})

/** What else is asked of the same topic. */
function asksBeside(known: WordsNow, page: string, answered: string | undefined): string[] {
  const topic = topicOf(page)
  if (topic === undefined) return []
  return [...known.values()]
    .filter((one) => one.answer !== undefined && one.id !== answered && topicOf(one.page) === topic)
    .slice(0, mostBeside)
    .map(({ question }) => question)
}
