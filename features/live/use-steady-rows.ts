import { useIsMutating } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { countMoved } from './changed-rows.ts'

interface Options<Row> {
  /** What is being looked at: another list is shown at once. */
  of: string
  rows: Row[]
  idOf: (row: Row) => string
  /** Where somebody may be pointing, standing or selecting. */
  area: React.RefObject<HTMLElement | null>
  /** Something is under way, such as a drag, wherever the pointer is. */
  isBusy?: boolean
}

/**
 * The rows to show: their content is always current, but no row appears, disappears or moves while somebody is using the list. `count` is how
 * many changes are held back, `show` applies them.
 */
export function useSteadyRows<Row>({ of, rows, idOf, area, isBusy = false }: Options<Row>) {
  const [held, setHeld] = useState<{ of: string; rows: Row[] }>({ of, rows })
  const isInUse = useIsInUse(area)
  // A user's own change moves rows at once, until the lists that it affects were read again. Their last answer may arrive in the render in
  // which the mutation ends; the deferred value is still true there.
  const isMutating = useIsMutating() > 0
  const wasMutating = useDeferredValue(isMutating)
  const isOwn = isMutating || wasMutating
  const count = held.of === of ? countMoved(held.rows.map(idOf), rows.map(idOf)) : 0
  if (held.of !== of || (count > 0 && (isOwn || !(isBusy || isInUse)))) setHeld({ of, rows })
  // A held row shows what became of it meanwhile.
  const fresh = new Map(rows.map((row) => [idOf(row), row]))
  return {
    rows: count === 0 ? rows : held.rows.map((row) => fresh.get(idOf(row)) ?? row),
    count,
    show: () => setHeld({ of, rows }),
  }
}

const signs = ['pointerover', 'focusin', 'focusout', 'selectionchange'] as const

/** Somebody points at it, stands in it, or has selected a part of it. */
function useIsInUse(area: Options<unknown>['area']): boolean {
  const [isInUse, setInUse] = useState(false)
  useEffect(() => {
    const look = () => setInUse(isIn(area.current))
    for (const sign of signs) document.addEventListener(sign, look)
    return () => {
      for (const sign of signs) document.removeEventListener(sign, look)
    }
  }, [area])
  return isInUse
}

function isIn(area: HTMLElement | null): boolean {
  if (!area) return false
  const selection = getSelection()
  return (
    area.contains(document.activeElement) ||
    area.matches(':hover') ||
    // A menu of it is open, which stands elsewhere in the document.
    area.querySelector('[data-popup-open]') !== null ||
    (selection?.type === 'Range' && area.contains(selection.anchorNode))
  )
}
