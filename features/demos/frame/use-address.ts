import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { figuresInAddress, readAddress, writeAddress } from './address.ts'
import type { Setting } from './demo.ts'
import type { SettingValues } from './run-demo.ts'
import { checkSettings, fillSettings } from './settings-form.tsx'
import { hasSettings } from './settings-hash.ts'
import { startValues } from './setting-values.ts'
import { dropUnwritten, leaveUnwritten, takeUnwritten } from './unwritten.ts'

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
  const follow = (isStart: boolean, hash: string) => {
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

  const onPop = useEffectEvent(() => follow(false, location.hash))
  const onPageHide = useEffectEvent(() => {
    if (!isPending.current) return
    const { values, errors } = checkSettings(form.current, settings, isOwn())
    if (Object.keys(errors).length > 0) return
    leaveUnwritten({ hash: writeAddress(settings, values, isOwn()), isOwn: isOwn() })
  })
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
    // As it was left: what is typed will be written after all.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && dropUnwritten()
    addEventListener('popstate', onPop)
    addEventListener('pagehide', onPageHide)
    addEventListener('pageshow', onPageShow)
    bench?.addEventListener('click', onLink)
    return () => {
      fields?.removeEventListener('input', onInput)
      fields?.removeEventListener('change', onChange)
      removeEventListener('popstate', onPop)
      removeEventListener('pagehide', onPageHide)
      removeEventListener('pageshow', onPageShow)
      bench?.removeEventListener('click', onLink)
    }
  }, [form])

  return {
    notes,
    write,
    /** The values that a page begins with instead of what was kept of it; undefined where nothing says any. */
    newer: (own: boolean) => {
      const left = takeUnwritten()
      const isNewest = left?.isOwn === own
      const read = readAddress(settings, isNewest ? left.hash : location.hash, own)
      return read?.values ?? (isNewest ? startValues(settings, own) : undefined)
    },
    /** Fills the form at the start of a page; the names of the figures that were given. */
    begin: () => {
      const left = takeUnwritten()
      const hash = left?.isOwn === isOwn() ? left.hash : location.hash
      follow(true, hash)
      return figuresInAddress(settings, hash)
    },
  }
}
