import { chat } from '#config/constants.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { answerQuestion } from '../answer.server.ts'
import {
  askAgain,
  askNext,
  continueCapture,
  wantsContact,
  type Capture,
  type CaptureOutcome,
} from '../capture.ts'
import { detailsIn } from '../capture-fields.ts'
import type { ChatAnswer } from '../chat-answer.ts'
import type { ShownSource, TurnKind } from '../chat.schema.ts'
import { chatReplies } from '../chat-words.ts'
import type { Conversation } from './chat-session.ts'
import { answerWithModel } from './model-answer.ts'

/** What the assistant is going to say, and what else is to happen in the transaction that says it. */
export interface Decision {
  kind: TurnKind
  text: string
  sources: ShownSource[]
  quickReplies?: string[]
  capture?: Capture
  effect?: 'call a person' | 'send details'
  /** It helped: from here on details may be asked for. */
  isUseful?: boolean
  /** More than a greeting was asked. */
  isAsked: boolean
  isFromModel?: boolean
}

const nothing = { sources: [] }

/** The assistant's next words, by the capture that is under way, else by the engine, else by the model on the engine's passages. */
export async function decideReply(ctx: Ctx, conversation: Conversation, text: string): Promise<Decision> {
  const now = ctx.clock.now()
  const { capture } = conversation
  if (capture.step) {
    const outcome = continueCapture(capture, text, now)
    if (outcome.kind !== 'other') return decisionOf(outcome)
  }
  const mayAsk = conversation.usefulAnswers > 0 && !conversation.leadId
  const isWanted = wantsContact(text)
  if (isWanted && mayAsk) {
    const outcome = askNext(merged(capture, text), now, chatReplies.begin)
    if (outcome.kind !== 'other') return decisionOf(outcome)
  }
  const answer = await answerQuestion(ctx, text)
  if (answer.intent === 'person') {
    return { kind: 'handover', text: '', ...nothing, effect: 'call a person', isAsked: true }
  }
  if (isWanted && !conversation.leadId) {
    const quickReplies = [chatReplies.person]
    return { kind: 'capture', text: chatReplies.tooEarly, ...nothing, quickReplies, isAsked: true }
  }
  return answered(ctx, conversation, text, answer)
}

async function answered(
  ctx: Ctx,
  conversation: Conversation,
  text: string,
  answer: ChatAnswer,
): Promise<Decision> {
  const fromModel = answer.kind === 'answer' ? await answerWithModel(ctx, text, answer) : undefined
  const shown = fromModel ?? answer
  const isUseful = answer.kind === 'answer' || isUsefulIntent(answer)
  const capture = merged(conversation.capture, text)
  const decision: Decision = {
    kind: answer.kind,
    text: shown.text,
    sources: shown.sources.map(({ title, url }) => ({ title, url })),
    quickReplies: answer.quickReplies,
    capture,
    isUseful,
    isAsked: answer.intent !== 'hello',
    isFromModel: fromModel !== undefined,
  }
  return capture.step ? withOpenQuestion(decision, capture) : withOffer(ctx, conversation, decision)
}

/** A question in between is answered; what was asked before stands below it. */
function withOpenQuestion(decision: Decision, capture: Capture): Decision {
  const again = askAgain(capture)
  return { ...decision, text: `${decision.text}\n\n${again.text}`, quickReplies: again.quickReplies }
}

/** Details that came by themselves are taken up after a useful answer; without them the offer is made once, with the second one. */
function withOffer(ctx: Ctx, conversation: Conversation, decision: Decision): Decision {
  const { capture = conversation.capture } = decision
  if (!decision.isUseful || conversation.leadId) return decision
  if (capture.email && !capture.isOffered) {
    const outcome = askNext({ ...capture, isOffered: true }, ctx.clock.now(), chatReplies.begin)
    if (outcome.kind === 'ask') {
      const text = `${decision.text}\n\n${outcome.text}`
      return { ...decision, text, quickReplies: outcome.quickReplies, capture: outcome.capture }
    }
  }
  const quickReplies = [...(decision.quickReplies ?? []), chatReplies.contactMe]
  if (conversation.usefulAnswers !== 1 || capture.isOffered) return { ...decision, quickReplies }
  const text = `${decision.text}\n\n${chatReplies.offer}`
  return { ...decision, text, quickReplies, capture: { ...capture, isOffered: true } }
}

const merged = (capture: Capture, text: string): Capture => ({ ...detailsIn(text), ...capture })

function isUsefulIntent({ kind, intent }: ChatAnswer) {
  return kind === 'intent' && !['hello', 'goodbye', 'cancel', 'person'].includes(intent ?? '')
}

function decisionOf(outcome: Exclude<CaptureOutcome, { kind: 'other' }>): Decision {
  const base = { kind: 'capture' as const, ...nothing, capture: outcome.capture, isAsked: true }
  if (outcome.kind === 'ask') return { ...base, text: outcome.text, quickReplies: outcome.quickReplies }
  if (outcome.kind === 'send') return { ...base, text: '', effect: 'send details' }
  return { ...base, text: outcome.text, quickReplies: [...chat.quickReplies] }
}
