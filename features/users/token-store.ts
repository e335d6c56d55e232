import { useSyncExternalStore } from 'react'
import { authTokenKey } from '#config/constants.ts'
import { api } from '#config/api.ts'

const listeners = new Set<() => void>()
const tellAll = () => {
  for (const tell of listeners) tell()
}

let isChosen = false

export function storeToken(token: string) {
  isChosen = false
  api.token.store(token)
  tellAll()
}

/** `chosen` when the user left: the sign-in then doesn't lead back to where they were. */
export function removeToken({ chosen = false } = {}) {
  isChosen = chosen
  api.token.remove()
  tellAll()
}

export const hasChosenToLeave = () => isChosen

function subscribe(tell: () => void) {
  // Signing out in one tab signs out in all of them.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === authTokenKey || key === null) tell()
  }
  listeners.add(tell)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(tell)
    removeEventListener('storage', onStorage)
  }
}

/** The stored token, null when there is none, undefined while nobody can know: on the server and in the first moment after. */
export function useToken(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => api.token.read(),
    () => undefined,
  )
}
