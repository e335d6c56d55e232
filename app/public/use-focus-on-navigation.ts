import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a click to another page a screen reader starts at its content, as after a page load. */
export function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
