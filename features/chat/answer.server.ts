import { pageAt } from '#content/pages.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { termsOf } from '#features/search/english.ts'
import { findPassages, type FoundPassage } from '#features/search/find-passages.server.ts'
import { askPerson, fixedAnswer, priceAnswer } from './answer-fixed.server.ts'
import type { ChatAnswer, ChatSource } from './chat-answer.ts'
import { countWords, extractSentences } from './extract.ts'
import { intentOf, isNotOurs, priceAsked } from './intents.ts'

const answerWords = 80
const mostSources = 3
/** Below this the pages don't hold enough of what was asked: less will do where two or more of its subject words are found, not one by chance. */
const leastTrust = { one: 0.4, several: 0.35 }
/** A page that fits so much worse than the best one doesn't answer in its place. */
const standIn = 0.6
/** Another page is named beside the best when it fits nearly as well. */
const nearlyAsGood = 0.3
const elsewhere = ['/usecases', '/qa']

/**
 * Answers from our own pages without a model: a fixed reply to a wish, else whole sentences of the best passages, else that we don't
 * know. Prices come from the claims of the brand alone.
 */
export async function answerQuestion(ctx: Ctx, text: string): Promise<ChatAnswer> {
  if (isNotOurs(text)) return intentOf(text) === 'urgent' ? fixedAnswer('urgent') : unknown([])
  const intent = intentOf(text)
  if (intent) return fixedAnswer(intent)
  const found = await findPassages(ctx, text)
  const top = found[0]?.score ?? 0
  const trusted = found.filter((one) => isTrusted(one) && one.score >= top * standIn)
  const price = priceAsked(text)
  if (price) return priceAnswer(price, trusted.slice(0, 1).map(sourceOf))
  const [best] = trusted
  if (!best) return unknown(found)
  const others = found.filter((one) => one !== best && one.score >= best.score * nearlyAsGood)
  const sources = [best, ...others].slice(0, mostSources)
  return {
    kind: 'answer',
    text: extract(best, text),
    sources: sources.map(sourceOf),
    quickReplies: [askPerson],
  }
}

function isTrusted({ trust, subjects }: FoundPassage): boolean {
  return trust >= (subjects > 1 ? leastTrust.several : leastTrust.one)
}

function extract({ kind, title, summary, text }: FoundPassage, question: string): string {
  const asked = new Set(termsOf(question))
  const tells = (part: string) => termsOf(part).filter((term) => asked.has(term)).length
  if (kind === 'faq' || text.includes(summary)) return extractSentences(text, answerWords, () => 0)
  const opening = `**${title}.** ${summary}`
  return `${opening} ${extractSentences(text, answerWords - countWords(opening), tells)}`.trim()
}

function sourceOf({ path, anchor, title, text }: FoundPassage): ChatSource {
  return { title, url: anchor ? `${path}#${anchor}` : path, passage: text }
}

function unknown(found: FoundPassage[]): ChatAnswer {
  const near = found.map(sourceOf)
  const usual = elsewhere.map((url) => ({ title: pageAt(url)?.title ?? url, url, passage: '' }))
  const sources = [...near, ...usual].slice(0, 2)
  const links = sources.map(({ title, url }) => `[${title}](${url})`).join(' and ')
  return {
    kind: 'unknown',
    text: `I don’t know: our pages don’t answer that. The nearest ones are ${links}. An engineer can take it from here.`,
    sources,
    quickReplies: [askPerson],
  }
}
