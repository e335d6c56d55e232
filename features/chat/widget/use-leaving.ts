import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Escape closes and gives the focus back. Focus that would stand under the panel closes it too, so that it is never hidden. */
export function useLeaving(panel: RefObject<HTMLElement | null>, onClose: (returnsFocus: boolean) => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const isInside = (target: EventTarget | null) => target instanceof Node && panel.current?.contains(target)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (isInside(document.activeElement) || document.activeElement === document.body) close(true)
    }
    const onFocus = ({ target }: FocusEvent) => {
      if (isInside(target) || !(target instanceof Element) || !panel.current) return
      const own = panel.current.getBoundingClientRect()
      const other = target.getBoundingClientRect()
      const isUnder =
        other.right > own.left && other.left < own.right && other.bottom > own.top && other.top < own.bottom
      if (isUnder && target.tagName !== 'MAIN') close(false)
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('focusin', onFocus)
    }
  }, [panel])
}
