import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { z } from 'zod/mini'
import { api } from '#config/api.ts'
import { readEvents } from '#lib/event-source.ts'
import { applyChanges, readAllAgain } from './apply-changes.ts'
import { kindOf, type LiveChange } from './live-kinds.ts'

/** Between two readings at the least, so that a busy hour doesn't keep a screen reading all the time. */
const restMs = 600
/** A tab that nobody looks at lets go of its line, and catches up when it is looked at again. */
const hiddenForMs = 60_000
/** The server sends a beat every 20 s. */
const silentMs = 50_000

const told = z.object({
  changes: z.array(z.object({ kind: z.string(), ids: z.nullable(z.array(z.string())) })),
})

/** Keeps all that staff screens show up to date for as long as they are open. */
export function useLive() {
  const queries = useQueryClient()
  useEffect(() => {
    let end: (() => void) | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const open = () => {
      clearTimeout(timer)
      if (!end) end = startReading(queries)
    }
    const letGo = () => {
      end?.()
      end = undefined
    }
    const look = () => {
      if (document.visibilityState === 'visible') open()
      else timer = setTimeout(letGo, hiddenForMs)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      clearTimeout(timer)
      letGo()
    }
  }, [queries])
}

function startReading(queries: QueryClient): () => void {
  let waiting: LiveChange[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let restUntil = 0
  const apply = () => {
    timer = undefined
    restUntil = Date.now() + restMs
    void applyChanges(queries, waiting)
    waiting = []
  }
  const end = readEvents({
    url: '/api/live',
    silentMs,
    headers: (): Record<string, string> => {
      const token = api.token.read()
      return token ? { authorization: `Bearer ${token}` } : {}
    },
    // Whatever was read before the line stood may have changed unnoticed.
    onOpen: () => void readAllAgain(queries, Date.now()),
    // The session is over: reading who is signed in leads to the sign-in.
    onRefused: () => void queries.invalidateQueries({ queryKey: ['/api/user'] }),
    onEvent({ event, data }) {
      if (event === 'all') return void readAllAgain(queries, Date.now())
      const { changes } = told.parse(JSON.parse(data))
      for (const { kind: name, ids } of changes) {
        const kind = kindOf(name)
        // A newer server may know more kinds than this page.
        if (kind) waiting.push({ kind, ids })
      }
      timer ??= setTimeout(apply, Math.max(0, restUntil - Date.now()))
    },
  })
  return () => {
    clearTimeout(timer)
    end()
  }
}
