import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { inWords } from '#features/intake/reply-promise.ts'
import { consentOf, type Capture } from '../capture.ts'
import { detailsIn, detailsWhenAsked } from '../capture-fields.ts'
import { intentOf } from '../intents.ts'
import type { ChatInput, ChatReply, ChatState, TurnKind } from '../chat.schema.ts'
import { chatReplies, disclosure, storedNote } from '../chat-words.ts'
import { chatTurns } from '../chat.table.server.ts'
import { callPerson } from './call-person.ts'
import {
  holdToChatRates,
  lockConversation,
  recordVisitorTurn,
  sessionIdOf,
  type Conversation,
} from './chat-session.ts'
import { decideReply, type Decision } from './decide-reply.ts'
import { noteQuestion } from './note-question.ts'
import { recordDetails } from './record-details.ts'
import { writeAnswer, writeTurns } from './write-turns.ts'

/**
 * Takes what a visitor wrote and answers it. Their words are kept before anything is answered, and the answer before it is sent. While a
 * person has the conversation the reply is empty. Throws `rate_limited`.
 */
export async function sendMessage(ctx: Ctx, input: ChatInput, page?: string): Promise<ChatReply> {
  const known = sessionIdOf(input.sessionId)
  await holdToChatRates(ctx, known)
  const text = input.message
  const { conversation, sessionId } = await recordVisitorTurn(ctx, { sessionId: known, text, page })
  const decision = conversation.state === 'bot' ? await decideReply(ctx, conversation, text) : undefined
  const atOnce = decision && (await sayAtOnce(ctx, conversation, decision, text))
  if (atOnce) return { ...atOnce, sessionId }
  const said = await ctx.transaction(async (tx) => {
    const locked = await lockConversation(tx, conversation.id)
    // Somebody may have taken over while the answer was looked for.
    if (!decision || locked.state === 'staff') return hearSilently(tx, locked, text)
    return sayDecision(tx, locked, { decision, text, seq: conversation.lastSeq })
  })
  return { ...said, sessionId }
}

type Said = Omit<ChatReply, 'sessionId'>

/** The usual answer, which does nothing but say something. Undefined for others, and when the conversation went on meanwhile. */
async function sayAtOnce(
  ctx: Ctx,
  conversation: Conversation,
  decision: Decision,
  text: string,
): Promise<Said | undefined> {
  const { kind, effect, sources, quickReplies, capture = conversation.capture } = decision
  if (effect || kind === 'capture' || kind === 'handover') return undefined
  const reply = worded(decision.text, conversation.lastSeq)
  const answer = { text: reply, kind, sources, isFromModel: decision.isFromModel ?? false }
  const changes = { capture, ...changesBy(conversation, decision) }
  const write = (on: Ctx) => writeAnswer(on, conversation, answer, changes)
  const turn =
    kind === 'unknown'
      ? await ctx.transaction(async (tx) => {
          const written = await write(tx)
          if (written) await noteQuestion(tx, conversation.id, text)
          return written
        })
      : await write(ctx)
  return turn ? { reply, sources, quickReplies, state: conversation.state, turn } : undefined
}

const worded = (words: string, seq: number) => (seq === 1 ? withDisclosure(words) : words)

/** What an answer tells about its conversation. */
function changesBy(
  { hasAsked, hasUnknown, usefulAnswers }: Conversation,
  { kind, isAsked, isUseful }: Decision,
) {
  return {
    hasAsked: hasAsked || isAsked,
    hasUnknown: hasUnknown || kind === 'unknown',
    usefulAnswers: usefulAnswers + (isUseful ? 1 : 0),
  }
}

async function sayDecision(
  ctx: Ctx,
  conversation: Conversation,
  { decision, text, seq }: { decision: Decision; text: string; seq: number },
): Promise<Said> {
  const { kind, isFromModel } = decision
  let capture = decision.capture ?? conversation.capture
  let words = decision.text
  let { quickReplies } = decision
  let state: ChatState = conversation.state
  let leadId = conversation.leadId
  let isSent = false
  // Details and calls are no questions: see whatWasAsked.
  if (kind === 'capture' || kind === 'handover') await markVisitorTurn(ctx, conversation.id, seq, kind)
  if (decision.effect === 'call a person') {
    words = await callPerson(ctx, conversation)
    state = 'waiting'
    capture = { ...capture, step: null, ...(!leadId && { consent: consentOf(ctx.clock.now()) }) }
  }
  if (decision.effect === 'send details') {
    const recorded = await recordDetails(ctx, conversation, capture)
    leadId = recorded?.leadId ?? leadId
    isSent = recorded !== undefined
    words = recorded ? thanks(capture, recorded.replyBy) : chatReplies.addressLimit
    quickReplies = [chatReplies.person]
    capture = { ...capture, step: null }
  }
  if (kind === 'unknown') await noteQuestion(ctx, conversation.id, text)
  const reply = worded(words, seq)
  const turn = await writeTurns(
    ctx,
    conversation,
    [
      {
        author: 'assistant',
        text: reply,
        kind,
        sources: decision.sources,
        isFromModel: isFromModel ?? false,
      },
    ],
    {
      state,
      capture,
      leadId,
      ...changesBy(conversation, decision),
      ...(decision.effect === 'call a person' && { awaitingSince: ctx.clock.now() }),
    },
  )
  return { reply, sources: decision.sources, quickReplies, state, turn, ...(isSent && { isSent }) }
}

/** The first reply of a conversation says that nobody human answers, and where privacy is told. */
function withDisclosure(words: string) {
  if (!/automated/i.test(words)) return `${disclosure} ${storedNote}\n\n${words}`
  return words.includes('](/privacy-policy)') ? words : `${words}\n\n${storedNote}`
}

function thanks({ name = '', email = '' }: Capture, replyBy: Date) {
  return `Thank you, ${name}. It is with our team: we reply to ${email} by **${inWords(replyBy)}**, UK time.`
}

/** A person has it: nothing is answered, but details are noted, and asking for a person again is never met with silence. */
async function hearSilently(ctx: Ctx, conversation: Conversation, text: string): Promise<Said> {
  const isCall = conversation.state !== 'bot' && intentOf(text) === 'person'
  const reply = isCall ? await callPerson(ctx, conversation) : ''
  const { capture, leadId } = isCall ? conversation : await noteDetails(ctx, conversation, text)
  const isSent = leadId !== null && !conversation.leadId
  const turns = [
    ...(reply ? [{ author: 'assistant' as const, text: reply, kind: 'handover' as const }] : []),
    ...(isSent ? [{ author: 'note' as const, text: notedWords(capture) }] : []),
  ]
  const turn = await writeTurns(ctx, conversation, turns, { capture, leadId, hasAsked: true })
  return { reply, sources: [], state: conversation.state, turn, ...(isSent && { isSent }) }
}

const notedWords = ({ name, email, company }: Capture) =>
  `Noted for the answer: ${[name, company, email].filter(Boolean).join(', ')}`

/** An address given after the words about privacy were shown makes the lead, without a word of the assistant. */
async function noteDetails(ctx: Ctx, conversation: Conversation, text: string) {
  const { capture, leadId } = conversation
  if (leadId || !capture.consent) return conversation
  const looksLikeDetails = capture.email || text.includes('@')
  const found = looksLikeDetails ? detailsWhenAsked(text, 'name', capture) : detailsIn(text)
  const next: Capture = { ...capture, ...found }
  if (!next.email) return { capture: next, leadId }
  const name = next.name ?? next.email.split('@')[0] ?? next.email
  const recorded = await recordDetails(ctx, conversation, { ...next, name })
  return { capture: { ...next, name }, leadId: recorded?.leadId ?? null }
}

async function markVisitorTurn(ctx: Ctx, conversationId: string, seq: number, kind: TurnKind) {
  await ctx.db
    .update(chatTurns)
    .set({ kind })
    .where(and(eq(chatTurns.conversationId, conversationId), eq(chatTurns.seq, seq)))
}
