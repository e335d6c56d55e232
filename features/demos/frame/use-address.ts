import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { readAddress, writeAddress } from './address.ts'
import type { Setting } from './demo.ts'
import type { SettingValues } from './run-demo.ts'
import { fillSettings } from './settings-form.tsx'
import { hasSettings } from './settings-hash.ts'
import { startValues } from './setting-values.ts'

/**
 * Keeps the settings in the address, an entry of the history for each edit, and follows it when the visitor goes back, forward or opens another
 * one. `isOwn`: they are for the visitor's file.
 */
export function useAddress(
  form: RefObject<HTMLFormElement | null>,
  settings: Record<string, Setting>,
  isOwn: () => boolean,
) {
  /** What of the address was ignored. */
  const [notes, setNotes] = useState<string[]>([])
  /** The edit that goes on has its entry already. */
  const hasEntry = useRef(false)
  const isPending = useRef(false)
  const endsAfterWrite = useRef(false)

  /** Fills the form as the address says; leaves it alone where that says nothing. */
  const follow = (isStart: boolean) => {
    const { hash } = location
    const read = readAddress(settings, hash, isOwn())
    setNotes(read?.notes ?? [])
    if (read) fillSettings(form.current, settings, read.values)
    else if (!isStart && hash === '') fillSettings(form.current, settings, startValues(settings, isOwn()))
  }
  /** Writes the values of a run into the address. */
  const write = (values: SettingValues) => {
    const hash = writeAddress(settings, values, isOwn())
    const now = readAddress(settings, location.hash, isOwn())
    if (hash !== (now ? writeAddress(settings, now.values, isOwn()) : '')) {
      const address = location.pathname + location.search + hash
      if (hasEntry.current) history.replaceState(history.state, '', address)
      else history.pushState(null, '', address)
      hasEntry.current = true
      setNotes([])
    }
    if (endsAfterWrite.current) hasEntry.current = false
    isPending.current = endsAfterWrite.current = false
  }

  const onPop = useEffectEvent(() => follow(false))
  useEffect(() => {
    const fields = form.current
    const bench = fields?.closest<HTMLElement>('[data-island]')
    const onInput = () => (isPending.current = true)
    const onChange = () => {
      if (isPending.current) endsAfterWrite.current = true
      else hasEntry.current = false
    }
    // A link to a part of the page would take the settings out of the address.
    const onLink = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href^="#"]')
      const part = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
      if (!part || !hasSettings(location.hash)) return
      event.preventDefault()
      part.scrollIntoView()
      part.tabIndex = -1
      part.focus({ preventScroll: true })
    }
    fields?.addEventListener('input', onInput)
    fields?.addEventListener('change', onChange)
    addEventListener('popstate', onPop)
    bench?.addEventListener('click', onLink)
    return () => {
      fields?.removeEventListener('input', onInput)
      fields?.removeEventListener('change', onChange)
      removeEventListener('popstate', onPop)
      bench?.removeEventListener('click', onLink)
    }
  }, [form])

  return { notes, follow, write }
}
