import { use, useEffect, useRef, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { DraftSlot } from './draft-slot.ts'

interface Props {
  /** Something was written that isn't sent yet. */
  isKept: boolean
  /** It was written before the form was opened. */
  isRestored: boolean
  onDrop: () => void
}

/**
 * Says that what is being written is kept on this device, and throws it away when asked to. It stands where the form puts it; in a dialog, and while its
 * place of a form on the screen is out of sight, at the lower edge.
 */
export function KeptDraft({ isKept, isRestored, onDrop }: Props) {
  const slot = use(DraftSlot)
  const place = useRef<HTMLDivElement>(null)
  const isOutOfSight = useOutOfSight(place)
  const isFloating = isKept && !slot && isOutOfSight
  const note = (
    <p
      role="status"
      className={classes(
        'flex flex-wrap items-center gap-x-2 text-sm text-slate',
        isKept && 'min-h-8',
        isFloating &&
          'fixed inset-x-3 bottom-18 z-10 rounded border border-rule-strong bg-raised px-3 py-1 shadow-float md:right-6 md:bottom-4 md:left-auto print:hidden',
      )}
    >
      {isKept && (
        <>
          {isRestored ? 'Your unsaved text has been restored.' : 'Kept on this device.'}
          <Button type="button" variant="quiet" size="sm" onClick={onDrop}>
            Discard
          </Button>
        </>
      )}
    </p>
  )
  if (slot) return createPortal(note, slot)
  return (
    <div ref={place} className="min-h-8">
      {note}
    </div>
  )
}

/** That some of the form of a place is in the window, above the navigation of a phone, and the place is not. */
function useOutOfSight(place: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    const element = place.current
    const form = element?.closest('form') ?? element?.parentElement
    if (!element || !form) return undefined
    const seen = new Map<Element, boolean>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen.set(target, isIntersecting)
        setOut(seen.get(form) === true && seen.get(element) === false)
      },
      { rootMargin: '-56px 0px -56px 0px' },
    )
    observer.observe(element)
    observer.observe(form)
    return () => observer.disconnect()
  }, [place])
  return isOut
}
