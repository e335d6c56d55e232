import { useEffect, useEffectEvent } from 'react'

/** Reads again every two seconds while something is going on. */
export function useLiveRefetch(isLive: boolean, refetch: () => unknown) {
  const again = useEffectEvent(() => void refetch())
  useEffect(() => {
    if (!isLive) return undefined
    const timer = setInterval(() => again(), 2000)
    return () => clearInterval(timer)
  }, [isLive])
}
