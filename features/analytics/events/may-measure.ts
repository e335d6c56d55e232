import { statisticsKey } from '#config/constants.ts'
import { deviceStore } from '#lib/browser-store.ts'

const listeners = new Set<() => void>()
// For a browser that stores nothing: the choice then holds until the page goes.
let isLeftOut = false

/** The browser asks every site not to be followed: Global Privacy Control. */
export function asksForPrivacy(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true
}

export function hasOptedOut(): boolean {
  return isLeftOut || deviceStore.read(statisticsKey) === 'off'
}

/** Whether anything may be measured of this visitor. */
export function mayMeasure(): boolean {
  return !asksForPrivacy() && !hasOptedOut()
}

/** Remembers the wish not to be counted, or forgets it; only a wish is ever stored. */
export function leaveOut(isOut: boolean) {
  isLeftOut = isOut
  deviceStore.write(statisticsKey, isOut ? 'off' : undefined)
  for (const tell of listeners) tell()
}

/** Calls `tell` after each change, in this tab, in another, or while this page was not shown. */
export function onCountingChange(tell: () => void): void {
  listeners.add(tell)
  addEventListener('storage', tell)
  addEventListener('pageshow', tell)
}
