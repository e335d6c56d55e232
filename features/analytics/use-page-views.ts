import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { sendEvent } from './send-event.ts'

/** Counts each page that is shown, the first and those after a click. */
export function usePageViews(): void {
  const { pathname } = useLocation()
  const counted = useRef<string>(undefined)
  useEffect(() => {
    if (counted.current === pathname) return
    counted.current = pathname
    sendEvent('page_view')
  }, [pathname])
}
