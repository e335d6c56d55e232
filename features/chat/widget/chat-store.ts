import { api } from '#config/api.ts'
import { brand } from '#config/brand.ts'
import { sendEvent } from '#features/analytics/events/send-event.ts'
import { chat } from '#config/constants.ts'
import { ApiError } from '#lib/api-client.ts'
import { tabStore } from '#lib/browser-store.ts'
import type { ChatEvent, ChatReply, ChatState, ShownSource } from '#features/chat/chat.schema.ts'
import { onShownAgain } from './shown-again.ts'

const failure = `I'm having trouble connecting right now. Please try again or contact us directly at ${brand.email}`

export interface ChatMessage {
  id: string
  text: string
  fromUser: boolean
  /** ISO. */
  timestamp: string
  /** A colleague's name, or a note of what happened. */
  by?: string
  isNote?: boolean
  sources?: ShownSource[]
  /** Of an answer that can be rated, the number of its turn; and what the visitor said to it. */
  turn?: number
  isHelpful?: boolean
  /** Under a failure: what helps, where more is known. */
  hint?: string
}

export interface Thread {
  sessionId: string | null
  state: ChatState
  staffName: string | null
  /** The newest turn that the server told of. */
  turn: number
  messages: ChatMessage[]
  quickReplies: string[]
  isPending: boolean
}

const mostMessages = 200
const empty: Thread = {
  sessionId: null,
  state: 'bot',
  staffName: null,
  turn: 0,
  messages: [],
  quickReplies: [...chat.quickReplies],
  isPending: false,
}

let thread = read()
const listeners = new Set<() => void>()

/** The conversation of this tab: it outlives the panel, and a reload. */
export const chatStore = {
  read: () => thread,
  subscribe(listener: () => void) {
    listeners.add(listener)
    // The conversation may have gone on, on another page of the tab.
    const end = onShownAgain(() => {
      thread = read()
      listener()
    })
    return () => {
      end()
      listeners.delete(listener)
    }
  },
}

function read(): Thread {
  const kept = tabStore.readJson(chat.threadKey)
  if (!kept) return empty
  // Written by `change` below, in this tab.
  const known = { ...empty, ...(kept as Partial<Thread>) }
  const last = known.messages.at(-1)
  // The page was left before the reply came: it can be asked for again.
  const quickReplies = known.isPending && last?.fromUser ? [last.text] : known.quickReplies
  return { ...known, quickReplies, isPending: false }
}

function change(next: Partial<Thread>) {
  thread = { ...thread, ...next, messages: (next.messages ?? thread.messages).slice(-mostMessages) }
  // Without storage the thread lives as long as the page.
  tabStore.write(chat.threadKey, JSON.stringify(thread))
  for (const listener of listeners) listener()
}

const messageOf = (text: string, fromUser: boolean, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: crypto.randomUUID(),
  text,
  fromUser,
  timestamp: new Date().toISOString(),
  ...more,
})

/** Sends what the visitor wrote. Blank text, and anything while a reply is pending, is ignored. The greeting isn't shown as theirs. */
export async function sendMessage(text: string, { isGreeting = false } = {}): Promise<void> {
  const message = text.trim()
  if (!message || thread.isPending) return
  change({
    isPending: true,
    quickReplies: [],
    messages: isGreeting ? thread.messages : [...thread.messages, messageOf(message, true)],
  })
  try {
    const { sessionId } = thread
    const answer = await api.request<ChatReply>('POST', '/api/chatbot', { message, sessionId })
    const { reply, kind, sources, state, turn, quickReplies = [], isSent } = answer
    if (isSent) sendEvent('lead_sent', { tool: 'chat' })
    change({
      sessionId: answer.sessionId,
      state,
      turn: Math.max(turn, answer.sessionId === sessionId ? thread.turn : 0),
      quickReplies,
      isPending: false,
      messages: reply
        ? [...thread.messages, messageOf(reply, false, { sources, ...(kind === 'answer' && { turn }) })]
        : thread.messages,
    })
  } catch (error) {
    console.error(error)
    const hint = error instanceof ApiError && error.status === 429 ? error.body.message : undefined
    change({
      isPending: false,
      // The same can be asked again.
      quickReplies: isGreeting ? [...chat.quickReplies] : [message],
      messages: [...thread.messages, messageOf(failure, false, hint ? { hint } : {})],
    })
  }
}

/** Tells whether an answer was one. What can't be sent is forgotten: nobody should have to say it twice. */
export async function rateAnswer({ id, turn }: ChatMessage, isHelpful: boolean): Promise<void> {
  const { sessionId } = thread
  change({ messages: thread.messages.map((one) => (one.id === id ? { ...one, isHelpful } : one)) })
  await api.request('POST', '/api/chatbot/helpful', { sessionId, turn, isHelpful }).catch(console.error)
}

/** What a colleague wrote, once: a line that was lost and found may tell it again. */
export function receiveTurn({ turn, author, text, name, at }: ChatEvent): void {
  if (thread.messages.some(({ id }) => id === `turn-${turn}`)) return
  const isNote = author === 'note'
  const message = { id: `turn-${turn}`, text, fromUser: false, timestamp: at, by: name ?? undefined, isNote }
  change({ turn: Math.max(turn, thread.turn), messages: [...thread.messages, message], quickReplies: [] })
}

export function receiveState(state: ChatState, staffName: string | null): void {
  if (state !== thread.state || staffName !== thread.staffName) change({ state, staffName })
}
