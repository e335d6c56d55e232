import { useEffect, useRef } from 'react'

/** Keys without Ctrl, Alt or Meta, outside of fields and dialogs. A handler that returns false leaves the key to the browser. */
export function useShortcuts(keys: Record<string, (event: KeyboardEvent) => void | false>): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
      const target = event.target instanceof HTMLElement ? event.target : undefined
      if (target?.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]')) return
      const handler = latest.current[event.key]
      if (handler && handler(event) !== false) event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
