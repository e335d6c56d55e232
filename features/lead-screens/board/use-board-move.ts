import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '#config/api.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { toast } from '#ui/toast.tsx'
import type { LossAnswer } from '#features/lead-screens/lead/loss-fields.tsx'
import { useUndo } from '#features/lead-screens/use-undo.ts'
import { movedTotals, withLead, withoutLead, type ColumnPages, type Move } from './board-pages.ts'
import { showsItself } from '#features/live/use-steady-rows.ts'
import type { LeadItem, MovedLead, StageTotal } from '#features/leads/lead-answer.schema.ts'
import { useStages } from '#features/leads/stages/use-stages.ts'

interface AskedMove extends Move {
  /** Of a lead that is lost, or a win that goes back. */
  why?: LossAnswer | undefined
  /** Told once the server has it. */
  onArrived?: () => void
}

interface KnownMove extends Move {
  asked: AskedMove
  hasEnded: boolean
}

interface Options {
  columnUrl: (stage: string) => string
  totalsUrl: string
  /** Cards may move by what was read. */
  flows: boolean
}

/** What was read of a column. */
export const isColumn = (queryKey: readonly unknown[]) => String(queryKey[0]).startsWith('/api/leads?stage=')

/**
 * Moves a card at once and asks the server then; a refusal puts it where it belongs and says why. `moves` are those under way, and those that
 * came to an end since cards last moved by what was read, which may not know of them yet. `told` is for those who listen.
 */
export function useBoardMove({ columnUrl, totalsUrl, flows }: Options) {
  const queries = useQueryClient()
  const [told, setTold] = useState('')
  const [moves, setMoves] = useState<readonly KnownMove[]>([])
  const answers = useRef(new Map<string, Promise<MovedLead>>())
  const { offer } = useUndo()
  const { board, nameOf } = useStages()
  /** What was read takes the place of moves that have ended. */
  const takeIn = () => setMoves((before) => before.filter(({ hasEnded }) => !hasEnded))
  if (flows && moves.some(({ hasEnded }) => hasEnded)) takeIn()

  const setColumn = (stage: string, change: (column: ColumnPages) => ColumnPages) =>
    queries.setQueryData<ColumnPages>([columnUrl(stage), 'pages'], (column) => column && change(column))
  /** Shows a card where its lead stands by now, and reads the whole board again: others may have moved it on meanwhile. */
  const settle = async (move: AskedMove, lead: LeadItem) => {
    setMoves((before) =>
      before.map((one) => (one.asked === move ? { asked: move, lead, to: lead.stage, hasEnded: true } : one)),
    )
    for (const stage of new Set([move.lead.stage, move.to]))
      if (stage !== lead.stage) setColumn(stage, (column) => withoutLead(column, lead.id))
    setColumn(lead.stage, (column) => withLead(column, lead))
    await queries.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/leads'),
    })
  }

  const { mutate } = useMutation({
    mutationKey: showsItself,
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
      await settle(move, answer)
    },
    onError: async (error, move) => {
      const { lead } = move
      const now = stageNow(error)
      const description = now
        ? `Someone else moved ${lead.name} to ${nameOf(now)} in the meantime.`
        : messageOf(error)
      setTold(`${lead.name} was not moved. ${description}`)
      toast({ title: `${lead.name} was not moved`, description, tone: 'error' })
      const isOnBoard = now && board.some(({ id }) => id === now)
      await settle(move, isOnBoard ? { ...lead, stage: now } : lead)
    },
  })
  const move = (asked: AskedMove) => {
    setMoves((before) => [...before, { ...asked, asked, hasEnded: false }])
    mutate(asked)
  }
  /** A card as it is shown, also where a colleague has moved it meanwhile. */
  const find = ({ id, stage }: { id: string; stage: string }): LeadItem | undefined => {
    const read = queries.getQueriesData<ColumnPages>({ predicate: ({ queryKey }) => isColumn(queryKey) })
    const leads = read.flatMap(([, column]) => column?.pages.flatMap(({ items }) => items) ?? [])
    const lead = [...moves.map((one) => one.lead), ...leads].findLast((one) => one.id === id)
    return lead && { ...lead, stage }
  }
  return { move, moves, takeIn, find, told }
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
