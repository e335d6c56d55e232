import { useIsMutating } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { countMoved } from './changed-rows.ts'
import type { Hand } from './use-hand.ts'

/** The key of mutations whose change is shown by who makes it: for these nothing else moves. */
export const showsItself = ['shows-itself']

interface FlowOptions {
  /** Others' changes wait, wherever the hand is, such as while rows are ticked. */
  isBusy?: boolean
  /** Several lists that are shown as one are being read: what was read so far would be half of it. */
  isReading?: boolean
}

/** Whether rows may appear, go and move now: while nobody uses the list, or by a user's own change. Never while a hand is down on it. */
export function useFlow(hand: Hand, { isBusy = false, isReading = false }: FlowOptions = {}): boolean {
  // A user's own change moves rows at once, until the lists that it affects were read again, or as soon as rows may move after that.
  const isMutating = useIsMutating({ predicate: ({ options }) => options.mutationKey !== showsItself }) > 0
  const isStill = hand === 'down' || isReading
  const [isOwed, setOwed] = useState(false)
  if (isOwed !== (isStill && (isMutating || isOwed))) setOwed(!isOwed)
  // The last answer may arrive in the render in which the mutation ends; the deferred value is still true there.
  const isOwn = isMutating || isOwed
  const wasOwn = useDeferredValue(isOwn)
  return !isStill && (isOwn || wasOwn || (hand === 'away' && !isBusy))
}

interface Options<Row> {
  /** What is being looked at: another list is shown at once. */
  of: string
  rows: Row[]
  idOf: (row: Row) => string
  flows: boolean
}

/** The rows to show: their content is always current, but none appears, disappears or moves unless rows may (`useFlow`). `show` lets them. */
export function useHeldRows<Row>({ of, rows, idOf, flows }: Options<Row>) {
  const [held, setHeld] = useState<{ of: string; rows: Row[] }>({ of, rows })
  const isMoved = held.of !== of || countMoved(held.rows.map(idOf), rows.map(idOf)) > 0
  if (isMoved && (flows || held.of !== of)) setHeld({ of, rows })
  // A held row shows what became of it meanwhile.
  const fresh = new Map(rows.map((row) => [idOf(row), row]))
  return {
    rows: isMoved ? held.rows.map((row) => fresh.get(idOf(row)) ?? row) : rows,
    show: () => setHeld({ of, rows }),
  }
}

interface ListOptions<Row> extends Omit<Options<Row>, 'flows'> {
  /** What somebody does with the list (`useHand`). */
  hand: Hand
  isBusy?: boolean
}

/** The rows of one list: `count` is how many changes are held back, `show` applies them. */
export function useSteadyRows<Row>({ hand, isBusy = false, ...list }: ListOptions<Row>) {
  const { rows, show } = useHeldRows({ ...list, flows: useFlow(hand, { isBusy }) })
  return { rows, show, count: countMoved(rows.map(list.idOf), list.rows.map(list.idOf)) }
}
