import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { autosaveAfterMs, createEditing, type EditingKind, type EditingOptions } from './editing.ts'

/** The words of a record on a screen, saved by themselves; `urlOf` is where its stored state is read. */
export function useEditing<Stored extends { id: string; version: number }, Draft>(
  loaded: Stored,
  kind: EditingKind<Stored, Draft>,
  {
    mayWrite,
    send,
    urlOf,
  }: Omit<EditingOptions<Stored, Draft>, 'onStored'> & { urlOf: (stored: Stored) => string },
) {
  const queries = useQueryClient()
  const [editing] = useState(() =>
    createEditing(loaded, kind, {
      mayWrite,
      send,
      onStored: (stored) => {
        queries.setQueryData([urlOf(stored)], stored)
      },
    }),
  )
  useEffect(() => editing.renew(loaded), [editing, loaded])
  const view = useSyncExternalStore(editing.subscribe, editing.view, editing.view)
  useEffect(() => {
    const ms = autosaveAfterMs(view)
    if (ms === undefined) return undefined
    const timer = setTimeout(() => void editing.save(), ms)
    return () => clearTimeout(timer)
  }, [editing, view])
  return {
    ...editing,
    ...view,
    reread: () => queries.invalidateQueries({ queryKey: [urlOf(loaded)] }),
  }
}
