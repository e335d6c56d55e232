import { demoWork } from '#config/constants.ts'

/*
 * Settings that were typed in the last moment before the page went, when neither the address nor the device's database is sure to be written any
 * more. Session storage is: it is written before the call returns.
 */

/** What the address would say. `isOwn`: the settings are for the visitor's own data. */
export interface Unwritten {
  hash: string
  isOwn: boolean
}

/** Under the address of now: what is opened at another one, or the same one newly, has nothing to do with it. */
export const leaveUnwritten = ({ hash, isOwn }: Unwritten): void =>
  quietly(() =>
    sessionStorage.setItem(demoWork.unwrittenKey, JSON.stringify({ address: location.href, hash, isOwn })),
  )

export const dropUnwritten = (): void => quietly(() => sessionStorage.removeItem(demoWork.unwrittenKey))

/** What was left at this address, once, after a reload or on the way back. */
export function takeUnwritten(): Unwritten | undefined {
  const left: unknown = quietly(() => JSON.parse(sessionStorage.getItem(demoWork.unwrittenKey) ?? 'null'))
  dropUnwritten()
  const [way] = performance.getEntriesByType('navigation')
  if (!way || !('type' in way) || way.type === 'navigate') return undefined
  if (
    typeof left !== 'object' ||
    left === null ||
    !('address' in left) ||
    !('hash' in left) ||
    !('isOwn' in left)
  )
    return undefined
  const { address, hash, isOwn } = left
  return address === location.href && typeof hash === 'string' && typeof isOwn === 'boolean'
    ? { hash, isOwn }
    : undefined
}

/** Storage may be closed or full. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
