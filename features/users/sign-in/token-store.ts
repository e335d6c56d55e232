import { useSyncExternalStore } from 'react'
import { authTokenKey } from '#config/constants.ts'
import { api } from '#config/api.ts'

const listeners = new Set<() => void>()
const tellAll = () => {
  for (const tell of listeners) tell()
}

let isChosen = false
let isEnded = false

export function storeToken(token: string) {
  isChosen = false
  isEnded = false
  api.token.store(token)
  tellAll()
}

/** A POST that proves who asks: the session's new token, which it answers, takes the place of the one it was sent with. */
export async function withNewToken(url: string, data: unknown): Promise<void> {
  const from = api.token.read()
  const { token } = await api.request<{ token: string }>('POST', url, data)
  swapToken(from, token)
}

/** Puts the token that follows `from` in its place, for all tabs; one that another tab put there meanwhile, or took away, stays so. */
function swapToken(from: string | null, to: string) {
  if (from === null || api.token.read() !== from) return
  api.token.store(to)
  tellAll()
}

/** `chosen` when the user left: the sign-in then doesn't lead back to where they were. */
export function removeToken({ chosen = false } = {}) {
  isChosen = chosen
  if (api.token.read() !== null) isEnded = !chosen
  api.token.remove()
  tellAll()
}

export const hasChosenToLeave = () => isChosen

/** Whether somebody was signed in here whom the server no longer knows. */
export const hasSessionEnded = () => isEnded

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
