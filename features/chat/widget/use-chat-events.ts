import { useEffect } from 'react'
import { readEvents } from '#lib/event-source.ts'
import type { ChatEvent, ChatState } from '#features/chat/chat.schema.ts'
import { chatStore, receiveState, receiveTurn } from './chat-store.ts'

/** While the panel is open and on the screen, what staff write arrives as it is written; what was missed comes first. */
export function useChatEvents(sessionId: string | null) {
  useEffect(() => {
    if (!sessionId) return
    let stop: (() => void) | undefined
    const listen = () => {
      stop?.()
      stop = document.hidden ? undefined : open(sessionId)
    }
    listen()
    document.addEventListener('visibilitychange', listen)
    // An open line keeps the browser from keeping the page.
    const end = () => stop?.()
    addEventListener('pagehide', end)
    addEventListener('pageshow', listen)
    return () => {
      document.removeEventListener('visibilitychange', listen)
      removeEventListener('pagehide', end)
      removeEventListener('pageshow', listen)
      end()
    }
  }, [sessionId])
}

function open(sessionId: string) {
  return readEvents({
    url: '/api/chatbot/events',
    lastId: String(chatStore.read().turn),
    headers: () => ({ 'x-chat-session': sessionId }),
    onEvent({ event, data }) {
      // The shapes are those of chat.schema.ts, which our own server writes.
      if (event === 'turn') receiveTurn(JSON.parse(data) as ChatEvent)
      if (event === 'state') {
        const { state, name } = JSON.parse(data) as { state: ChatState; name: string | null }
        receiveState(state, name)
      }
    },
    onRefused: () => receiveState('bot', null),
  })
}
