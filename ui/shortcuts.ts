import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react'
import {
  addShortcuts,
  areKeysOn,
  knownShortcuts,
  onKeysChange,
  turnKeys,
  type Shortcut,
} from './shortcut-keys.ts'

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
    return addShortcuts(mine)
  }, [names])
}

const none: readonly Shortcut[] = []

/** All shortcuts that work at present. */
export const useKnownShortcuts = () => useSyncExternalStore(onKeysChange, knownShortcuts, () => none)

/** Whether keys are on, on this device, and how to change that. */
export function useShortcutsOn(): [boolean, (next: boolean) => void] {
  return [useSyncExternalStore(onKeysChange, areKeysOn, () => true), turnKeys]
}
