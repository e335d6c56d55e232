import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** Closes a `<details>` when the page changes, on Escape, and when focus or pointer go elsewhere than `area`. */
export function useClosing(
  details: RefObject<HTMLDetailsElement | null>,
  area: RefObject<HTMLElement | null>,
) {
  const { key } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    const close = () => details.current?.removeAttribute('open')
    // Not at the first run: it may have been opened before the script came.
    if (shown.current !== key) close()
    shown.current = key
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return
      close()
      details.current.querySelector('summary')?.focus()
    }
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) close()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  }, [key, details, area])
}
