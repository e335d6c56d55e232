import { shortcutsKey } from '#config/constants.ts'
import { deviceStore } from '#lib/browser-store.ts'

export interface Shortcut {
  /** One key, or two pressed one after the other: `n`, `g l`, `?`. */
  keys: string
  label: string
  run: () => void
}

let known: readonly Shortcut[] = []
let isOn: boolean | undefined
let pressed = { key: '', at: 0 }
const listeners = new Set<() => void>()
const secondKeyWithinMs = 1000
// One that is closing no longer counts.
const inFront = ':is([role="dialog"], [role="alertdialog"], [role="menu"]):not([data-closed])'

function tell() {
  for (const listener of listeners) listener()
}

/** Calls `listener` when shortcuts come or go, or are turned on or off; returns what ends it. */
export function onKeysChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whether a key pressed there writes or chooses something. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type="checkbox"]), textarea, select, [role="slider"]'))

/** A key alone runs something only while nobody types, nothing is in front of the page and keys are on. */
function onKeyDown(event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !areKeysOn()) return
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

/** All shortcuts that work at present. */
export const knownShortcuts = (): readonly Shortcut[] => known

/** Returns what takes them away again. */
export function addShortcuts(mine: readonly Shortcut[]): () => void {
  if (known.length === 0) document.addEventListener('keydown', onKeyDown)
  known = [...known, ...mine]
  tell()
  return () => {
    known = known.filter((one) => !mine.includes(one))
    if (known.length === 0) document.removeEventListener('keydown', onKeyDown)
    tell()
  }
}

/** Keys can be turned off for good on this device, for those who press some by speech or by accident. */
export function areKeysOn(): boolean {
  isOn ??= deviceStore.read(shortcutsKey) !== 'off'
  return isOn
}

export function turnKeys(next: boolean): void {
  isOn = next
  deviceStore.write(shortcutsKey, next ? 'on' : 'off')
  tell()
}
