import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react'
import { shortcutsKey } from '#config/constants.ts'

export interface Shortcut {
  /** One key, or two pressed one after the other: `n`, `g l`, `?`. */
  keys: string
  label: string
  run: () => void
}

let known: readonly Shortcut[] = []
let isOn = true
let pressed = { key: '', at: 0 }
const listeners = new Set<() => void>()
const secondKeyWithinMs = 1000
// One that is closing no longer counts.
const inFront = ':is([role="dialog"], [role="alertdialog"], [role="menu"]):not([data-closed])'

function tell() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type="checkbox"]), textarea, select, [role="slider"]'))

/** A key alone runs something only while nobody types, nothing stands in front of the page and keys are on. */
function onKeyDown(event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !isOn) return
  if (isTyping(event.target) || document.querySelector(inFront)) return
  const isSecond = event.timeStamp - pressed.at < secondKeyWithinMs
  const keys = isSecond && pressed.key ? `${pressed.key} ${event.key}` : event.key
  // The latest one wins: a screen may take a key of the frame around it.
  const found = known.findLast((one) => one.keys === keys) ?? known.findLast((one) => one.keys === event.key)
  pressed = found ? { key: '', at: 0 } : { key: event.key, at: event.timeStamp }
  if (!found) return
  event.preventDefault()
  found.run()
}

/** Adds shortcuts while the component is on the screen; `shortcuts` may change with each render. */
export function useShortcuts(shortcuts: readonly Shortcut[]) {
  const names = shortcuts.map(({ keys, label }) => `${keys}\t${label}`).join('\n')
  const runAt = useEffectEvent((index: number) => shortcuts[index]?.run())
  // Before the paint: a key that a screen names works as soon as the screen is seen, on a slow machine too.
  useLayoutEffect(() => {
    const mine = names
      .split('\n')
      .filter(Boolean)
      .map((line, index) => {
        const [keys = '', label = ''] = line.split('\t')
        return { keys, label, run: () => runAt(index) }
      })
    if (known.length === 0) document.addEventListener('keydown', onKeyDown)
    known = [...known, ...mine]
    tell()
    return () => {
      known = known.filter((one) => !mine.includes(one))
      if (known.length === 0) document.removeEventListener('keydown', onKeyDown)
      tell()
    }
  }, [names])
}

const none: readonly Shortcut[] = []

/** All shortcuts that work at present. */
export function useKnownShortcuts() {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => none,
  )
}

/** Keys can be turned off for good on this device, for those who press some by speech or by accident. */
export function useShortcutsOn(): [boolean, (next: boolean) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => isOn,
    () => true,
  )
  useEffect(() => {
    isOn = readIsOn()
    tell()
  }, [])
  const set = (next: boolean) => {
    isOn = next
    localStorage.setItem(shortcutsKey, next ? 'on' : 'off')
    tell()
  }
  return [value, set]
}

function readIsOn() {
  try {
    return localStorage.getItem(shortcutsKey) !== 'off'
  } catch {
    return true
  }
}
