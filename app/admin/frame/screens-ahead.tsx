import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { savesData } from '#lib/saves-data.ts'
import type { Destination } from './destinations.ts'
import { useOnline } from './use-online.ts'

/** The present screen has its code and its data by then. */
const afterMs = 2500
const eachMs = 250
/** After the server gave no answer. */
const againMs = 15_000

/**
 * Fetches the code of the other screens, one after another, once the present one is at rest, so that going there takes no time. It waits while
 * there is no connection or the server doesn't answer: React Router reloads the page when it can't fetch a screen's code, and a person who is
 * writing would lose the page to the browser's own error. A server that goes away during such a fetch still has that effect.
 */
export function ScreensAhead({ destinations }: { destinations: Destination[] }) {
  const [done, setDone] = useState(-1)
  const screens = destinations.flatMap(({ to, further = [] }) => [to, ...further])
  const isOver = done >= screens.length
  const isOnline = useOnline()
  useEffect(() => {
    if (isOver || !isOnline || savesData()) return
    let isGone = false
    const next = async () => {
      const isThere = await isServerThere()
      if (isGone) return
      if (isThere) setDone(done + 1)
      else timer = setTimeout(next, againMs)
    }
    let timer = setTimeout(next, done < 0 ? afterMs : eachMs)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [done, isOver, isOnline])
  const screen = screens[done]
  return screen && <PrefetchPageLinks page={screen} />
}

const isServerThere = async () => {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).status < 500
  } catch {
    return false
  }
}
