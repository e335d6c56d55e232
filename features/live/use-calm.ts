import { useIsMutating } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { countMoved } from './changed-rows.ts'

interface Calm<Row> {
  /** What is being looked at: another list is shown at once. */
  of: string
  rows: Row[]
  idOf: (row: Row) => string
  /** Where somebody may be pointing, standing or selecting. */
  area: React.RefObject<HTMLElement | null>
  /** They are in the middle of something, wherever the pointer is. */
  isBusy?: boolean
}

/**
 * Rows as they are to be shown: what is new in them at once, but none comes, goes or moves under the hand of who works in the list. `count`
 * tells how many would, `show` lets them.
 */
export function useCalm<Row>({ of, rows, idOf, area, isBusy = false }: Calm<Row>) {
  const [held, setHeld] = useState<{ of: string; rows: Row[] }>({ of, rows })
  const isAtWork = useAtWork(area)
  // A change of one's own is expected; it is under way until what it changed was read again. What was read last may come in the very render that
  // hears of its end, for which the deferred value still says that it is.
  const isMutating = useIsMutating() > 0
  const wasMutating = useDeferredValue(isMutating)
  const isOwn = isMutating || wasMutating
  const count = held.of === of ? countMoved(held.rows.map(idOf), rows.map(idOf)) : 0
  if (held.of !== of || (count > 0 && (isOwn || !(isBusy || isAtWork)))) setHeld({ of, rows })
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
function useAtWork(area: Calm<unknown>['area']): boolean {
  const [isAtWork, setAtWork] = useState(false)
  useEffect(() => {
    const look = () => setAtWork(isIn(area.current))
    for (const sign of signs) document.addEventListener(sign, look)
    return () => {
      for (const sign of signs) document.removeEventListener(sign, look)
    }
  }, [area])
  return isAtWork
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
