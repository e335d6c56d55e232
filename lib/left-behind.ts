import { tabStore } from './browser-store.ts'

/*
 * What was typed in the last moment before the page went, when neither the address nor a database is sure to be written any more. Session storage
 * is: it is written before the call returns.
 */

/** Leaves a value, which is kept as JSON, for a reload or the way back. What is opened at another address, or the same one newly, has nothing to do with it. */
export const leaveBehind = (key: string, value: unknown): void =>
  void tabStore.write(key, JSON.stringify({ address: location.href, value }))

export const dropLeft = (key: string): void => void tabStore.write(key, undefined)

/** What was left at this address, once, after a reload or on the way back; undefined where nothing was. */
export function takeLeft(key: string): unknown {
  const left = tabStore.readJson(key)
  dropLeft(key)
  const [way] = performance.getEntriesByType('navigation')
  if (!way || !('type' in way) || way.type === 'navigate') return undefined
  if (typeof left !== 'object' || left === null || !('address' in left) || !('value' in left))
    return undefined
  return left.address === location.href ? left.value : undefined
}
