import { useIsMutating } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { countMoved } from './changed-rows.ts'
import type { Hand } from './use-hand.ts'

interface Options<Row> {
  /** What is being looked at: another list is shown at once. */
  of: string
  rows: Row[]
  idOf: (row: Row) => string
  /** What somebody does with the list, or with all lists among which rows move (`useHand`). */
  hand: Hand
  /** Others' changes wait, wherever the hand is, such as while rows are ticked. */
  isBusy?: boolean
}

/**
 * The rows to show: their content is always current, but no row appears, disappears or moves by what others do while somebody is using the list,
 * and by nothing at all while a hand is down on it. `count` is how many changes are held back, `show` applies them.
 */
export function useSteadyRows<Row>({ of, rows, idOf, hand, isBusy = false }: Options<Row>) {
  const [held, setHeld] = useState<{ of: string; rows: Row[] }>({ of, rows })
  // A user's own change moves rows at once, until the lists that it affects were read again. Their last answer may arrive in the render in
  // which the mutation ends; the deferred value is still true there.
  const isMutating = useIsMutating() > 0
  const wasMutating = useDeferredValue(isMutating)
  // It may end while the hand is still down.
  const [isOwed, setOwed] = useState(false)
  const isOwn = isMutating || wasMutating || isOwed
  const count = held.of === of ? countMoved(held.rows.map(idOf), rows.map(idOf)) : 0
  const isDown = hand === 'down'
  if (isOwed !== (isOwn && isDown && count > 0)) setOwed(!isOwed)
  if (held.of !== of || (count > 0 && !isDown && (isOwn || (hand === 'away' && !isBusy))))
    setHeld({ of, rows })
  // A held row shows what became of it meanwhile.
  const fresh = new Map(rows.map((row) => [idOf(row), row]))
  return {
    rows: count === 0 ? rows : held.rows.map((row) => fresh.get(idOf(row)) ?? row),
    count,
    show: () => setHeld({ of, rows }),
  }
}
