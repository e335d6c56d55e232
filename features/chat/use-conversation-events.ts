import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#config/api.ts'
import { readEvents } from '#lib/event-source.ts'

const isAboutChat = (key: unknown) => typeof key === 'string' && key.startsWith('/api/conversations')

/** Keeps what a staff screen shows of the chat up to date: whenever something changes, on whichever server, it is read again. */
export function useConversationEvents() {
  const queries = useQueryClient()
  useEffect(() => {
    const readAgain = () =>
      void queries.invalidateQueries({ predicate: ({ queryKey }) => isAboutChat(queryKey[0]) })
    return readEvents({
      url: '/api/conversations/events',
      headers: (): Record<string, string> => {
        const token = api.token.read()
        return token ? { authorization: `Bearer ${token}` } : {}
      },
      onOpen: readAgain,
      onEvent: readAgain,
    })
  }, [queries])
}
