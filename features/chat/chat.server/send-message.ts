import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { takeDetails, type Capture } from '#features/chat/details/capture.ts'
import { asksOurNumber } from '#features/chat/details/wishes.ts'
import { understood } from '#features/chat/details/understood.ts'
import { beginAnswers } from '#features/answers/current-answers.server.ts'
import { intentOf } from '#features/chat/answering/intents.ts'
import type { ChatInput, ChatReply, ChatState, TurnKind } from '#features/chat/chat.schema.ts'
import { chatReplies, disclosure, storedNote } from '#features/chat/chat-words.ts'
import { chatTurns } from '#features/chat/chat.table.server.ts'
import { callPerson } from './call-person.ts'
import {
  holdToChatRates,
  lockConversation,
  recordVisitorTurn,
  sessionIdOf,
  type Conversation,
} from './chat-session.ts'
import { correctDetails } from '#features/chat/details/details.server/correct-details.ts'
import { decideReply, type Decision } from '#features/chat/answering/answering.server/decide-reply.ts'
import { noteQuestion } from '#features/chat/questions/questions.server/note-question.ts'
import { recordDetails } from '#features/chat/details/details.server/record-details.ts'
import { writeAnswer, writeTurns } from './write-turns.ts'

/**
 * Takes what a visitor wrote and answers it. Their words are kept before anything is answered, and the answer before it is sent. While a
 * colleague is in the conversation the reply is empty. Throws `rate_limited`.
 */
export async function sendMessage(ctx: Ctx, input: ChatInput, page?: string): Promise<ChatReply> {
  const known = sessionIdOf(input.sessionId)
  await holdToChatRates(ctx, known)
  const text = input.message
  const { conversation, sessionId } = await recordVisitorTurn(ctx, { sessionId: known, text, page })
  // An opened chat is greeted some seconds before the first question, which would wait for the index.
  beginAnswers(ctx)
  const decision = conversation.state === 'staff' ? undefined : await decideReply(ctx, conversation, text)
  const atOnce = decision && (await sayAtOnce(ctx, conversation, decision, text))
  if (atOnce) return { ...atOnce, sessionId }
  const said = await ctx.transaction(async (tx) => {
    const locked = await lockConversation(tx, conversation.id)
    // Someone may have taken over while the answer was looked for.
    if (locked.state === 'staff') return hearSilently(tx, locked, text)
    const said = decision ?? (await decideReply(tx, locked, text))
    return sayDecision(tx, locked, { decision: said, text, seq: conversation.lastSeq })
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
  const {
    kind,
    effect,
    sources,
    quickReplies,
    capture = conversation.capture,
    subject = conversation.subject,
  } = decision
  if (effect || kind === 'capture' || kind === 'handover' || conversation.state !== 'bot') return undefined
  const reply = worded(decision.text, conversation.lastSeq)
  const answer = { text: reply, kind, sources, isFromModel: decision.isFromModel ?? false }
  const changes = { capture, subject, ...changesBy(conversation, decision) }
  const write = (on: Ctx) => writeAnswer(on, conversation, answer, changes)
  const turn = decision.isUnanswered
    ? await ctx.transaction(async (tx) => {
        const written = await write(tx)
        if (written) await noteQuestion(tx, conversation.id, text)
        return written
      })
    : await write(ctx)
  return turn ? { reply, kind, sources, quickReplies, state: conversation.state, turn } : undefined
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
  const { kind, isFromModel, effect, hasQuestion = false, subject = conversation.subject } = decision
  // Details and calls are no questions: see whatWasAsked.
  if (!hasQuestion && (kind === 'capture' || kind === 'handover'))
    await markVisitorTurn(ctx, conversation.id, seq, kind)
  const done = effect ? await doIt(ctx, conversation, decision) : undefined
  if (decision.isUnanswered) await noteQuestion(ctx, conversation.id, text)
  const reply = worded(done?.words ?? decision.text, seq)
  const state = done?.state ?? conversation.state
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
      ...changesBy(conversation, decision),
      subject,
      state,
      capture: done?.capture ?? decision.capture ?? conversation.capture,
      leadId: done?.leadId === undefined ? conversation.leadId : done.leadId,
      ...(done?.awaitingSince && { awaitingSince: done.awaitingSince }),
    },
  )
  return {
    reply,
    kind,
    sources: decision.sources,
    quickReplies: done?.quickReplies ?? decision.quickReplies,
    state,
    turn,
    ...(done?.isSent && { isSent: true }),
  }
}

interface Done {
  words: string
  quickReplies?: string[]
  capture: Capture
  isSent?: true
  state?: ChatState
  /** Null: nobody can be reached any more. */
  leadId?: string | null
  awaitingSince?: Date
}

async function doIt(ctx: Ctx, conversation: Conversation, decision: Decision): Promise<Done> {
  const { capture = conversation.capture, effect } = decision
  if (effect === 'call a person') {
    const called = await callPerson(ctx, conversation)
    return {
      words: [decision.text, called].filter(Boolean).join(' '),
      capture: { ...capture, step: null },
      state: 'waiting',
      awaitingSince: conversation.awaitingSince ?? ctx.clock.now(),
    }
  }
  const words = (shown: string) => [decision.text, shown].filter(Boolean).join('\n\n')
  const { leadId } = conversation
  const recorded =
    leadId && effect === 'correct details'
      ? await correctDetails(ctx, { ...conversation, leadId }, capture)
      : await recordDetails(ctx, conversation, capture)
  if (!recorded)
    return {
      words: words(chatReplies.addressLimit),
      quickReplies: [chatReplies.person],
      capture: conversation.capture,
    }
  const isNew = recorded.leadId !== null && recorded.leadId !== leadId
  const shown = understood(conversation, capture, {
    replyBy: recorded.replyBy,
    isSubjectKnown: conversation.hasAsked || decision.hasQuestion === true,
    isCallWanted: decision.isCallWanted === true,
  })
  return {
    words: words(shown.words),
    quickReplies: decision.quickReplies ?? [chatReplies.person],
    capture: { ...capture, step: shown.step },
    leadId: recorded.leadId,
    ...(isNew && { isSent: true as const }),
  }
}

/** The first reply of a conversation says that nobody human answers, and where privacy is told. */
function withDisclosure(words: string) {
  if (!/automated/i.test(words)) return `${disclosure} ${storedNote}\n\n${words}`
  return words.includes('](/privacy-policy)') ? words : `${words}\n\n${storedNote}`
}

/** A colleague who writes with someone isn't talked over: details are noted, as both can see; who calls again is told that they are there. */
async function hearSilently(ctx: Ctx, conversation: Conversation, text: string): Promise<Said> {
  const { state, leadId } = conversation
  const isCall = intentOf(text) === 'person' || asksOurNumber(text)
  const taken = takeDetails(conversation.capture, text, leadId !== null, ctx.clock.now())
  const done =
    !isCall && (taken.kind === 'record' || taken.kind === 'correct')
      ? await doIt(ctx, conversation, {
          kind: 'capture',
          text: '',
          sources: [],
          capture: taken.capture,
          effect: taken.kind === 'record' ? 'record details' : 'correct details',
          hasQuestion: true,
          isAsked: true,
        })
      : undefined
  const reply = isCall ? await callPerson(ctx, conversation) : ''
  const heard = 'capture' in taken ? { ...taken.capture, step: null } : conversation.capture
  const { capture = heard, leadId: nextLead = leadId, isSent } = done ?? {}
  const turns = isCall
    ? [{ author: 'assistant' as const, text: reply, kind: 'handover' as const }]
    : done
      ? [{ author: 'note' as const, text: notedWords(capture) }]
      : []
  const turn = await writeTurns(ctx, conversation, turns, { capture, leadId: nextLead, hasAsked: true })
  return { reply, kind: 'handover', sources: [], state, turn, ...(isSent && { isSent }) }
}

const notedWords = ({ name, email, company, phone, when }: Capture) =>
  `Noted for the answer: ${[name, company, email, phone, when].filter(Boolean).join(', ')}`

async function markVisitorTurn(ctx: Ctx, conversationId: string, seq: number, kind: TurnKind) {
  await ctx.db
    .update(chatTurns)
    .set({ kind })
    .where(and(eq(chatTurns.conversationId, conversationId), eq(chatTurns.seq, seq)))
}
