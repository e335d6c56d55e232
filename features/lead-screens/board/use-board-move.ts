import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#config/api.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { toast } from '#ui/toast.tsx'
import type { LossAnswer } from '#features/lead-screens/lead/loss-fields.tsx'
import { useUndo } from '#features/lead-screens/use-undo.ts'
import { movedTotals, withLead, withoutLead, type ColumnPages } from './board-pages.ts'
import type { LeadItem, MovedLead, StageTotal } from '#features/leads/lead-answer.schema.ts'
import { useStages } from '#features/leads/stages/use-stages.ts'

interface Move {
  lead: LeadItem
  to: string
  /** Of a lead that is lost, or a win that goes back. */
  why?: LossAnswer | undefined
  /** Told once the server has it. */
  onArrived?: () => void
}

interface Urls {
  columnUrl: (stage: string) => string
  totalsUrl: string
}

/** Moves a card at once and asks the server then; a refusal puts it where it belongs and says why. `told` is for those who listen. */
export function useBoardMove({ columnUrl, totalsUrl }: Urls) {
  const queries = useQueryClient()
  const [told, setTold] = useState('')
  const { offer } = useUndo()
  const { board, nameOf } = useStages()

  const setColumn = (stage: string, change: (column: ColumnPages) => ColumnPages) =>
    queries.setQueryData<ColumnPages>([columnUrl(stage), 'pages'], (column) => column && change(column))
  const putCard = (lead: LeadItem, to: string) => {
    setColumn(lead.stage, (column) => withoutLead(column, lead.id))
    setColumn(to, (column) => withLead(column, { ...lead, stage: to }))
    queries.setQueryData<{ items: StageTotal[] }>(
      [totalsUrl],
      (totals) => totals && { items: movedTotals(totals.items, lead, to) },
    )
  }
  const reload = () =>
    queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/leads') })

  const move = useMutation({
    mutationFn: ({ lead, to, why }: Move) =>
      api.request<MovedLead>('POST', `/api/leads/${lead.id}/stage`, { stage: to, from: lead.stage, ...why }),
    onMutate: async ({ lead, to }) => {
      // An answer that was asked for before the move would put the card back.
      await queries.cancelQueries({ queryKey: [columnUrl(lead.stage), 'pages'] })
      await queries.cancelQueries({ queryKey: [columnUrl(to), 'pages'] })
      putCard(lead, to)
      setTold(`${lead.name} moved from ${nameOf(lead.stage)} to ${nameOf(to)}`)
    },
    onSuccess: async (answer, { lead, to, onArrived }) => {
      onArrived?.()
      offer(`${lead.name} moved to ${nameOf(to)}`, answer.undo)
      setColumn(to, (column) => withLead(column, answer))
      // Totals that were asked for before the move may have come after it.
      await queries.invalidateQueries({ queryKey: [totalsUrl] })
    },
    onError: async (error, { lead, to }) => {
      const now = stageNow(error)
      const stands = now ?? lead.stage
      // Where it stands by now: put back first, it would be seen twice until its old column is read again.
      if (board.some(({ id }) => id === stands)) putCard({ ...lead, stage: to }, stands)
      const description = now
        ? `Someone else moved ${lead.name} to ${nameOf(now)} in the meantime.`
        : messageOf(error)
      setTold(`${lead.name} was not moved. ${description}`)
      toast({ title: `${lead.name} was not moved`, description, tone: 'error' })
      await reload()
    },
  })
  const find = (stage: string, id: string) =>
    queries
      .getQueryData<ColumnPages>([columnUrl(stage), 'pages'])
      ?.pages.flatMap(({ items }) => items)
      .find((lead) => lead.id === id)
  return { move: move.mutate, find, told }
}

/** Where the lead stands by now, when the answer says that someone was quicker. */
function stageNow(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  const { data } = error.body
  if (typeof data !== 'object' || data === null || !('current' in data)) return undefined
  const { current } = data
  if (typeof current !== 'object' || current === null || !('stage' in current)) return undefined
  const { stage } = current
  return typeof stage === 'string' ? stage : undefined
}
