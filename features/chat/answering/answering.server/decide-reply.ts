import { openingHours } from '#config/brand.ts'
import { chat } from '#config/constants.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { askPerson, callOffer } from '#features/chat/answering/answer-fixed.server.ts'
import { answerMessage, unpublished } from '#features/chat/answering/answer.server.ts'
import { intentOf } from '#features/chat/answering/intents.ts'
import {
  askFor,
  summaryOf,
  takeDetails,
  type Capture,
  type CaptureOutcome,
} from '#features/chat/details/capture.ts'
import { saysMore } from '#features/chat/details/name-words.ts'
import {
  asksOurNumber,
  asksSomething,
  asksToDelete,
  asksWhatIsNoted,
  asksWhen,
  isQuestion,
  refusedIn,
  saysWrong,
  wantsCall,
  wantsContact,
  wantsMeeting,
} from '#features/chat/details/wishes.ts'
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
  /** The visitor wishes to be rung. */
  isCallWanted?: boolean
  /** It helped: from here on details may be asked for. */
  isUseful?: boolean
  /** More than a greeting was asked. */
  isAsked: boolean
  isFromModel?: boolean
}

/** The assistant's next words: to details that were given, else by the engine, else by the model on the engine's passages. */
export async function decideReply(ctx: Ctx, conversation: Conversation, text: string): Promise<Decision> {
  const { subject, page, leadId, state } = conversation
  if (state === 'waiting' && (intentOf(text) === 'person' || asksOurNumber(text))) return callAgain
  const taken = takeDetails(conversation.capture, text, leadId !== null, ctx.clock.now())
  if (taken.kind === 'cancelled') return cancelled(taken)
  if (taken.kind === 'ask' && state === 'waiting') return passedOn(conversation.capture, taken.capture)
  if (taken.kind !== 'other') return withDetails(ctx, conversation, taken, text)
  const own = ofOwnDetails(taken, text)
  const wanted = asksToDelete(text) ? deletion : text.replace(reproach, '')
  const answer = own ?? (await withModel(ctx, text, await answerMessage(ctx, wanted, { subject, page })))
  if (answer.intent === 'person' || answer.intent === 'sorry') {
    const asked = answer.intent === 'sorry' ? await answerBesideAnger(ctx, conversation, text) : undefined
    return {
      kind: 'handover',
      text: [answer.text, asked?.text].filter(Boolean).join('\n\n'),
      sources: asked ? shownSources(asked) : [],
      ...(asked && { subject: asked.subject, hasQuestion: true }),
      effect: 'call a person',
      isAsked: true,
    }
  }
  const named = answer.kind === 'unknown' && !leadId ? nameAfterOffer(ctx, taken.capture, text) : undefined
  if (named) return withDetails(ctx, conversation, named, text)
  if (state === 'waiting' && !isToldWhileWaiting(answer, text))
    return passedOn(conversation.capture, taken.capture, answer.kind === 'unknown' && asksSomething(text))
  const isAnswered = answer.kind === 'answer' || answer.kind === 'intent'
  if (leadId && state === 'bot' && !asksSomething(text) && (!isAnswered || wantsContact(text))) {
    const { capture } = taken
    const text = `${chatReplies.noted}\n\n${summaryOf(capture)}`
    return { kind: 'capture', text, sources: [], capture, isAsked: true, hasQuestion: true }
  }
  return answered({ ...conversation, capture: taken.capture }, answer)
}

/** "You didn't answer. What does a day cost": what follows is asked again. */
const reproach =
  /^(?:no,? )?(?:you|ye|that|this|it) (?:did ?n['’]?t|did not|does ?n['’]?t|does not|have ?n['’]?t)(?: really)? answer(?:ed)?(?: (?:me|it|that|my question|the question|what i asked))?[\s,.!:;–—-]{1,9}(?=\S)/i
/** The wording to which the site knows how data are deleted. */
const deletion = 'delete my data'

const callAgain: Decision = {
  kind: 'handover',
  text: '',
  sources: [],
  effect: 'call a person',
  isAsked: true,
  hasQuestion: true,
}

/** A name and nothing else, after it was offered that one might leave it. */
function nameAfterOffer(ctx: Ctx, capture: Capture, text: string) {
  if (!capture.isOffered || capture.name) return undefined
  const taken = takeDetails({ ...capture, step: 'name' }, text, false, ctx.clock.now())
  return taken.kind === 'ask' && taken.capture.name ? taken : undefined
}

/** What is asked and known is answered while a person is awaited; the rest is said to them. */
const isToldWhileWaiting = ({ kind, intent }: ChatAnswer, text: string) =>
  (intent === undefined && kind === 'intent') ||
  ((kind === 'answer' || kind === 'choice') && (asksSomething(text) || asksToDelete(text))) ||
  intent === 'urgent' ||
  intent === 'abuse'

/** What is for the person who was called; a name alone is shown back too. */
function passedOn(before: Capture, after: Capture, isUnknown = false): Decision {
  const shown = summaryOf(after) === summaryOf(before) ? '' : summaryOf(after)
  return {
    kind: 'handover',
    text: [shown, isUnknown ? chatReplies.leftToThem : chatReplies.passedOn].filter(Boolean).join('\n\n'),
    sources: [],
    capture: { ...after, step: null },
    isAsked: true,
    hasQuestion: true,
  }
}

/** "Are you thick, I asked for a price": what was asked beside the anger. */
async function answerBesideAnger(
  ctx: Ctx,
  { subject, page }: Conversation,
  text: string,
): Promise<ChatAnswer | undefined> {
  const rest = text
    .split(/[.!?;,]+\s+|[.!?;,]+$/)
    .filter((sentence) => sentence && intentOf(sentence) !== 'sorry')
    .join(', ')
  if (!saysMore(rest)) return undefined
  const answer = await answerMessage(ctx, rest, { subject, page })
  return answer.kind === 'answer' ? answer : undefined
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

/** What a visitor asks about the details that they gave, and when they are answered. */
function ofOwnDetails(
  { capture, rest }: { capture: Capture; rest: string },
  text: string,
): ChatAnswer | undefined {
  const noted = summaryOf(capture)
  if (noted === '') return undefined
  if (rest === '')
    return {
      kind: 'intent',
      text: `${noted}\n\n${chatReplies.alsoAsk}`,
      sources: [],
      quickReplies: [chatReplies.contactMe],
    }
  if (asksWhatIsNoted(text)) return { kind: 'intent', text: `${noted}\n\n${chatReplies.mend}`, sources: [] }
  if (saysWrong(text)) return { kind: 'intent', text: `${noted}\n\n${chatReplies.whatIsRight}`, sources: [] }
  if (!asksWhen(text)) return undefined
  const wish = capture.when
    ? ` You asked for **${capture.when}**: they will see that, but I can’t promise the hour.`
    : ''
  return { kind: 'intent', text: `Within one working day, ${openingHours.label}.${wish}`, sources: [] }
}

/** What was asked in the same message is answered above what was understood of its writer. */
async function withDetails(
  ctx: Ctx,
  { subject, page }: Conversation,
  taken: Exclude<CaptureOutcome, { kind: 'cancelled' | 'other' }>,
  text: string,
): Promise<Decision> {
  const { kind, capture, rest } = taken
  const isAngry = intentOf(text) === 'sorry'
  const isBooking = kind === 'ask' && intentOf(text) === 'booking'
  const asked = rest
    .split('\n')
    .filter((part) => isQuestion(part) && saysMore(part) && !wantsContact(part) && !wantsMeeting(part))
    .join(' ')
  const answer =
    asked && !isAngry && !isBooking ? await answerMessage(ctx, asked, { subject, page }) : undefined
  const said = answer?.kind === 'answer' ? answer : undefined
  const before = [
    isAngry ? chatReplies.sorry : '',
    isBooking ? `${callOffer}.` : '',
    said?.text ?? besideDetails(answer),
  ]
  const decision: Decision = {
    kind: 'capture',
    text: [...before, kind === 'ask' ? taken.text : ''].filter(Boolean).join('\n\n'),
    sources: said ? shownSources(said) : [],
    capture,
    ...(said && { subject: said.subject }),
    isUnanswered: answer?.kind === 'unknown',
    isCallWanted: wantsCall(text),
    hasQuestion:
      kind !== 'correct' &&
      (rest.split(/\s+/).length > 2 ||
        capture.when !== undefined ||
        capture.alsoPhone !== undefined ||
        refusedIn(text) !== undefined),
    isAsked: true,
  }
  if (kind === 'ask') return { ...decision, quickReplies: taken.quickReplies }
  if (answer?.kind === 'choice' && answer.quickReplies) decision.quickReplies = answer.quickReplies
  return { ...decision, effect: kind === 'record' ? 'record details' : 'correct details' }
}

/** What is said of a question that isn't answered above details. */
function besideDetails(answer: ChatAnswer | undefined): string {
  if (answer?.kind === 'choice') return chatReplies.nearest
  return answer?.kind === 'unknown' ? chatReplies.leftToThem : ''
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
function withOffer({ leadId, capture, usefulAnswers, state }: Conversation, decision: Decision): Decision {
  if (state === 'waiting') {
    const quickReplies = decision.quickReplies?.filter((words) => words !== askPerson)
    return {
      ...decision,
      text: `${decision.text}\n\n${chatReplies.readToo}`,
      ...(quickReplies && { quickReplies }),
    }
  }
  if (!decision.isUseful || leadId) return decision
  const quickReplies = [...(decision.quickReplies ?? []), chatReplies.contactMe]
  if (usefulAnswers !== 1 || capture.isOffered) return { ...decision, quickReplies }
  const text = `${decision.text}\n\n${chatReplies.offer}`
  return { ...decision, text, quickReplies, capture: { ...capture, isOffered: true } }
}

function isUsefulIntent({ kind, intent }: ChatAnswer) {
  return kind === 'intent' && !['hello', 'goodbye', 'noted', 'cancel', 'language'].includes(intent ?? '')
}

const cancelled = ({ text, capture }: Extract<CaptureOutcome, { kind: 'cancelled' }>): Decision => ({
  kind: 'capture',
  text,
  sources: [],
  capture,
  isAsked: true,
  quickReplies: [...chat.quickReplies],
})
