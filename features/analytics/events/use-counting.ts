import { useSyncExternalStore } from 'react'
import { asksForPrivacy, hasOptedOut, leaveOut, onCountingChange } from './may-measure.ts'

export type Counting = 'counted' | 'left out' | 'private'

/** Whether this visitor is counted, and how to change it. */
export function useCounting(): [Counting, (isOut: boolean) => void] {
  const counting = useSyncExternalStore(
    onCountingChange,
    (): Counting => {
      if (asksForPrivacy()) return 'private'
      return hasOptedOut() ? 'left out' : 'counted'
    },
    () => 'counted' as const,
  )
  return [counting, leaveOut]
}
