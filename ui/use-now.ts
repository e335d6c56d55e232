import { useEffect, useState } from 'react'

const everyMs = 30_000

/** The time, brought up every half minute: clocks on a screen that stays open go on. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
