import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { savesData } from '#lib/saves-data.ts'
import type { Destination } from './destinations.ts'
import { useOnline } from './use-online.ts'

/** The present screen has its code and its data by then. */
const afterMs = 2500
const eachMs = 250

/**
 * Fetches the code of the other screens, one after another, once the present one is at rest: going there takes no time, and where there is no
 * connection it says so, instead of leaving the site. Without a connection it waits: React Router reloads the page when the code of a screen
 * can't be had, and what was typed would be gone.
 */
export function ScreensAhead({ destinations }: { destinations: Destination[] }) {
  const [done, setDone] = useState(-1)
  const screens = destinations.flatMap(({ to, further = [] }) => [to, ...further])
  const isOver = done >= screens.length
  const isOnline = useOnline()
  useEffect(() => {
    if (isOver || !isOnline || savesData()) return
    const timer = setTimeout(() => setDone(done + 1), done < 0 ? afterMs : eachMs)
    return () => clearTimeout(timer)
  }, [done, isOver, isOnline])
  const screen = screens[done]
  return screen && <PrefetchPageLinks page={screen} />
}
