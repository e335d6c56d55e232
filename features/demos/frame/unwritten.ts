import { leftBehindKey } from '#config/constants.ts'
import { dropLeft, leaveBehind, takeLeft } from '#lib/left-behind.ts'

/** Settings that were typed in the last moment. `hash`: what the address would say; `isOwn`: they are for the visitor's own data. */
export interface Unwritten {
  hash: string
  isOwn: boolean
}

export const leaveUnwritten = (unwritten: Unwritten): void => leaveBehind(leftBehindKey, unwritten)

export const dropUnwritten = (): void => dropLeft(leftBehindKey)

/** What was left at this address, once, after a reload or on the way back. */
export function takeUnwritten(): Unwritten | undefined {
  const left = takeLeft(leftBehindKey)
  if (typeof left !== 'object' || left === null || !('hash' in left) || !('isOwn' in left)) return undefined
  const { hash, isOwn } = left
  return typeof hash === 'string' && typeof isOwn === 'boolean' ? { hash, isOwn } : undefined
}
