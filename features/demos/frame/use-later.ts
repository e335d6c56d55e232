import { useEffect, useRef } from 'react'

/** One piece of work that waits until nothing new has come for `afterMs`. It is done at once when the page goes out of sight, since a phone may never bring it back. */
export function useLater(afterMs: number) {
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; work: () => void }>(undefined)
  const cancel = () => {
    clearTimeout(waiting.current?.timer)
    waiting.current = undefined
  }
  const doNow = () => {
    const { work } = waiting.current ?? {}
    cancel()
    work?.()
  }
  const begin = (work: () => void) => {
    cancel()
    waiting.current = { timer: setTimeout(doNow, afterMs), work }
  }
  const atEnd = useRef({ cancel, doNow })
  useEffect(() => {
    const { cancel: end, doNow: now } = atEnd.current
    const onVisibility = () => document.visibilityState === 'hidden' && now()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      end()
    }
  }, [])
  return { begin, cancel }
}
