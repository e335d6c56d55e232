import { chat } from '#config/constants.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { askPerson } from '#features/chat/answering/answer-fixed.server.ts'
import { answerMessage, unpublished } from '#features/chat/answering/answer.server.ts'
import {
  askFor,
  takeDetails,
  wantsContact,
  type Capture,
  type CaptureOutcome,
} from '#features/chat/details/capture.ts'
import type { ChatAnswer } from '#features/chat/answering/chat-answer.ts'
import type { ShownSource, TurnKind } from '#features/chat/chat.schema.ts'
import { chatReplies } from '#features/chat/chat-words.ts'
import type { Conversation } from '#features/chat/chat.server/chat-session.ts'
import { answerWithModel } from './model-answer.ts'

/** What the assistant is going to say, and what else is to happen in the transaction that says it. */
export interface Decision {
  kind: TurnKind
  text: string
  sources: ShownSource[]
  quickReplies?: string[]
  capture?: Capture
  subject?: Conversation['subject']
  effect?: 'call a person' | 'record details' | 'correct details'
  /** Nothing we have answers it. */
  isUnanswered?: boolean
  /** The message holds more than details or a call. */
  hasQuestion?: boolean
  /** It helped: from here on details may be asked for. */
  isUseful?: boolean
  /** More than a greeting was asked. */
  isAsked: boolean
  isFromModel?: boolean
}

/** The assistant's next words: to details that were given, else by the engine, else by the model on the engine's passages. */
export async function decideReply(ctx: Ctx, conversation: Conversation, text: string): Promise<Decision> {
  const { subject, page, leadId } = conversation
  const taken = takeDetails(conversation.capture, text, leadId !== null, ctx.clock.now())
  if (taken.kind === 'ask' || taken.kind === 'cancelled') return decisionOf(taken)
  if (taken.kind !== 'other') return withDetails(ctx, conversation, taken)
  const answer = await withModel(ctx, text, await answerMessage(ctx, text, { subject, page }))
  if (answer.intent === 'person' || answer.intent === 'sorry') {
    return { kind: 'handover', text: answer.text, sources: [], effect: 'call a person', isAsked: true }
  }
  const isAnswered = answer.kind === 'answer' || answer.kind === 'intent'
  if (leadId && !isQuestion(text) && (!isAnswered || wantsContact(text))) {
    const { email = '' } = conversation.capture
    return { kind: 'capture', text: chatReplies.noted(email), sources: [], isAsked: true, hasQuestion: true }
  }
  return answered({ ...conversation, capture: taken.capture }, answer)
}

type Reply = ChatAnswer & { isFromModel?: true }

/** What a model chose from the evidence and worded, where it found an answer in it; else the answer as it is. */
async function withModel(ctx: Ctx, text: string, answer: ChatAnswer): Promise<Reply> {
  const worded = await answerWithModel(ctx, text, answer)
  if (!worded) return answer
  const [first] = worded.sources
  const published = worded.sources.filter(({ isPublished }) => isPublished)
  return {
    kind: 'answer',
    text: published.length > 0 ? worded.text : unpublished,
    sources: published.filter(({ title }, i) => published.findIndex((one) => one.title === title) === i),
    quickReplies: answer.kind === 'answer' ? answer.quickReplies : [askPerson],
    subject: first?.subject,
    isFromModel: true,
  }
}

const isQuestion = (text: string) =>
  /\?|^(?:and |but |so |ok |okay )?(?:what|how|when|where|which|who|why|can|could|do|does|did|is|are|will|would|should)\b/i.test(
    text.trim(),
  )

/** What was asked in the same message is answered above what was understood of its writer. */
async function withDetails(
  ctx: Ctx,
  { subject, page }: Conversation,
  { kind, capture, rest }: CaptureOutcome & { kind: 'record' | 'correct' },
): Promise<Decision> {
  const isQuestionToo = rest !== '' && !wantsContact(rest)
  const answer = isQuestionToo ? await answerMessage(ctx, rest, { subject, page }) : undefined
  const said = answer?.kind === 'answer' ? answer : undefined
  return {
    kind: 'capture',
    text: said?.text ?? '',
    sources: said ? shownSources(said) : [],
    capture,
    ...(said && { subject: said.subject }),
    effect: kind === 'record' ? 'record details' : 'correct details',
    isUnanswered: answer?.kind === 'unknown' && isQuestion(rest),
    hasQuestion: kind === 'record' && rest.split(/\s+/).length > 2,
    isAsked: true,
  }
}

function answered(conversation: Conversation, answer: Reply): Decision {
  const { capture } = conversation
  const decision: Decision = {
    kind: answer.kind,
    text: answer.text,
    sources: shownSources(answer),
    ...(answer.quickReplies && { quickReplies: answer.quickReplies }),
    capture,
    subject: answer.subject,
    isUseful: answer.kind === 'answer' || isUsefulIntent(answer),
    isUnanswered: answer.kind === 'unknown',
    isAsked: answer.intent !== 'hello',
    isFromModel: answer.isFromModel ?? false,
  }
  return capture.step ? withOpenQuestion(decision, capture) : withOffer(conversation, decision)
}

const shownSources = ({ sources }: Pick<ChatAnswer, 'sources'>) =>
  sources.map(({ title, url }) => ({ title, url }))

/** A question in between is answered; what was asked before stands below it. */
function withOpenQuestion(decision: Decision, capture: Capture): Decision {
  const again = askFor(capture)
  return {
    ...decision,
    text: `${decision.text}\n\n${chatReplies.askAgain} ${again.text}`,
    quickReplies: again.quickReplies,
  }
}

/** Taking details is offered once in words, with the second useful answer. */
function withOffer({ leadId, capture, usefulAnswers }: Conversation, decision: Decision): Decision {
  if (!decision.isUseful || leadId) return decision
  const quickReplies = [...(decision.quickReplies ?? []), chatReplies.contactMe]
  if (usefulAnswers !== 1 || capture.isOffered) return { ...decision, quickReplies }
  const text = `${decision.text}\n\n${chatReplies.offer}`
  return { ...decision, text, quickReplies, capture: { ...capture, isOffered: true } }
}

function isUsefulIntent({ kind, intent }: ChatAnswer) {
  return kind === 'intent' && !['hello', 'goodbye', 'noted', 'cancel', 'language'].includes(intent ?? '')
}

function decisionOf(outcome: CaptureOutcome & { kind: 'ask' | 'cancelled' }): Decision {
  const base = {
    kind: 'capture' as const,
    text: outcome.text,
    sources: [],
    capture: outcome.capture,
    isAsked: true,
  }
  if (outcome.kind === 'ask') return { ...base, quickReplies: outcome.quickReplies }
  return { ...base, quickReplies: [...chat.quickReplies] }
}
