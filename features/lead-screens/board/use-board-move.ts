import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '#config/api.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { toast } from '#ui/toast.tsx'
import type { LossAnswer } from '#features/lead-screens/lead/loss-fields.tsx'
import { useUndo } from '#features/lead-screens/use-undo.ts'
import { movedTotals, withLead, withMoves, withoutLead, type ColumnPages, type Move } from './board-pages.ts'
import type { LeadItem, MovedLead, StageTotal } from '#features/leads/lead-answer.schema.ts'
import { useStages } from '#features/leads/stages/use-stages.ts'

interface AskedMove extends Move {
  /** Of a lead that is lost, or a win that goes back. */
  why?: LossAnswer | undefined
  /** Told once the server has it. */
  onArrived?: () => void
}

interface Urls {
  columnUrl: (stage: string) => string
  totalsUrl: string
}

/**
 * Moves a card at once and asks the server then; a refusal puts it where it belongs and says why. `moves` are under way: what is read meanwhile
 * may not know of them yet. `told` is for those who listen.
 */
export function useBoardMove({ columnUrl, totalsUrl }: Urls) {
  const queries = useQueryClient()
  const [told, setTold] = useState('')
  const [moves, setMoves] = useState<readonly AskedMove[]>([])
  const answers = useRef(new Map<string, Promise<MovedLead>>())
  const { offer } = useUndo()
  const { board, nameOf } = useStages()

  const setColumn = (stage: string, change: (column: ColumnPages) => ColumnPages) =>
    queries.setQueryData<ColumnPages>([columnUrl(stage), 'pages'], (column) => column && change(column))
  const putCard = (from: string, lead: LeadItem) => {
    if (from !== lead.stage) setColumn(from, (column) => withoutLead(column, lead.id))
    setColumn(lead.stage, (column) => withLead(column, lead))
  }
  const columnKeys = ({ lead, to }: Move) =>
    [lead.stage, to].map((stage) => ({ queryKey: [columnUrl(stage), 'pages'] }))
  const reload = () =>
    queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/leads') })

  const drop = (move: AskedMove) => setMoves((before) => before.filter((one) => one !== move))
  const { mutate } = useMutation({
    mutationFn: async ({ lead, to, why }: AskedMove) => {
      // A card that goes two stages on has left the first one before it comes into the second. What is read again in between isn't waited for:
      // whoever closes the page meanwhile would lose the second move.
      const before = answers.current.get(lead.id)
      const send = () =>
        api.request<MovedLead>('POST', `/api/leads/${lead.id}/stage`, {
          stage: to,
          from: lead.stage,
          ...why,
        })
      const answer = before ? before.then(send, send) : send()
      answers.current.set(lead.id, answer)
      return answer
    },
    onMutate: ({ lead, to }) => {
      queries.setQueryData<{ items: StageTotal[] }>(
        [totalsUrl],
        (totals) => totals && { items: movedTotals(totals.items, lead, to) },
      )
      setTold(`${lead.name} moved from ${nameOf(lead.stage)} to ${nameOf(to)}`)
    },
    onSuccess: async (answer, move) => {
      move.onArrived?.()
      offer(`${move.lead.name} moved to ${nameOf(move.to)}`, answer.undo)
      // An answer that was asked for before the move would put the card back.
      await Promise.all(columnKeys(move).map((key) => queries.cancelQueries(key)))
      putCard(move.lead.stage, answer)
      await Promise.all(
        [{ queryKey: [totalsUrl] }, ...columnKeys(move)].map((key) => queries.invalidateQueries(key)),
      )
    },
    onError: async (error, move) => {
      const { lead } = move
      // Before the re-read, while the change still counts as one's own: later the board would hold the card where it went, under the pointer.
      drop(move)
      const now = stageNow(error)
      // Where it stands by now: left where it was, it would be seen twice until its old column is read again.
      if (now && board.some(({ id }) => id === now)) putCard(lead.stage, { ...lead, stage: now })
      const description = now
        ? `Someone else moved ${lead.name} to ${nameOf(now)} in the meantime.`
        : messageOf(error)
      setTold(`${lead.name} was not moved. ${description}`)
      toast({ title: `${lead.name} was not moved`, description, tone: 'error' })
      await reload()
    },
    onSettled: (_answer, _error, move) => drop(move),
  })
  const move = (asked: AskedMove) => {
    setMoves((before) => [...before, asked])
    mutate(asked)
  }
  const find = (stage: string, id: string) => {
    const column = queries.getQueryData<ColumnPages>([columnUrl(stage), 'pages'])
    const leads = column?.pages.flatMap(({ items }) => items) ?? []
    return withMoves(leads, stage, moves).find((lead) => lead.id === id)
  }
  return { move, moves, find, told }
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
