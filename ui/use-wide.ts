import { useSyncExternalStore } from 'react'
import { layout } from '#config/constants.ts'

const query = `(min-width: ${layout.mobileBelowPx}px)`

function subscribe(tell: () => void) {
  const list = matchMedia(query)
  list.addEventListener('change', tell)
  return () => list.removeEventListener('change', tell)
}

/** Whether the window is wider than a phone, for what is loaded or not; what is only shown or not is a matter of CSS. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  )
}
