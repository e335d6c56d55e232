import type { IconName } from '#ui/icon.tsx'

/** What another feature has to tell at its moment, with the screen where it is in full. */
export interface LinkedEntry {
  id: string
  /** ISO instant. */
  at: string
  icon: IconName
  title: string
  /** The words of the link. */
  words: string
  to: string
  note: string
  /** Its own words, or their beginning. */
  text?: string
  /** The customer wrote it. */
  isTheirs?: boolean
  /** Someone should look at it. */
  isAlarming: boolean
}
