import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '#config/api.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { csvRowCount } from '#lib/csv-row-count.ts'
import { saveFile } from '#lib/save-file.ts'
import { toast } from '#ui/toast.tsx'
import { isoDateOf } from '#lib/office-time.ts'
import { countOf } from '#features/leads/lead-words.ts'

/** Ids travel in the address, which holds so many. */
export const exportMost = 300

interface Wanted {
  search: URLSearchParams
  /** Left out for all that match. */
  ids?: string[]
}

/** Rows that have arrived, of those that were found when it began. */
interface Progress {
  rows: number
  total: number
}

const tellEveryMs = 150

/** Saves leads as a CSV file, the ticked ones or all that a filter finds, and tells how many have arrived. It goes on while other screens are open. */
export function useExport() {
  const [progress, setProgress] = useState<Progress>()
  const stop = useRef<AbortController>(undefined)
  const { mutate, isPending } = useMutation({
    mutationFn: async (wanted: Wanted) => {
      const stopping = new AbortController()
      stop.current = stopping
      const answer = await fetch(`/api/leads/export?${queryOf(wanted)}`, {
        headers: { authorization: `Bearer ${api.token.read() ?? ''}` },
        signal: stopping.signal,
      })
      if (!answer.ok) throw new ApiError(answer.status, await answer.text(), answer.statusText, null)
      const fileName = `leads-${isoDateOf(new Date())}.csv`
      const { pieces, rows } = await readRows(answer, setProgress)
      saveFile(fileName, new Blob(pieces, { type: 'text/csv;charset=utf-8' }))
      toast({ title: `${countOf(rows)} saved`, description: fileName, tone: 'ok' })
    },
    onError: (error) => {
      if (error.name === 'AbortError') toast({ title: 'Export stopped', description: 'No file was saved.' })
      else toast({ title: 'No file was saved', description: messageOf(error), tone: 'error' })
    },
    onSettled: () => setProgress(undefined),
  })
  const cancel = () => stop.current?.abort()
  // A page that is left would take the half-read file with it.
  useEffect(() => {
    if (!isPending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isPending])
  return { start: mutate, isPending, progress, cancel }
}
export type LeadExport = ReturnType<typeof useExport>

function queryOf({ search, ids }: Wanted): URLSearchParams {
  const query = new URLSearchParams(search)
  // A file is always the newest first.
  query.delete('sort')
  if (ids) query.set('ids', ids.join(','))
  return query
}

async function readRows(answer: Response, tell: (progress: Progress) => void) {
  const total = Number(answer.headers.get('x-total-count'))
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const count = csvRowCount()
  let rows = 0
  let toldAt = 0
  if (!answer.body) throw new Error('The answer has no body')
  for (const reader = answer.body.getReader(); ;) {
    const { done, value } = await reader.read()
    if (done) return { pieces, rows }
    pieces.push(value)
    // The first row is the heading.
    rows = Math.max(0, count(value) - 1)
    if (Date.now() - toldAt < tellEveryMs) continue
    toldAt = Date.now()
    tell({ rows, total })
  }
}
