import { useEffect } from 'react'
import { savesData } from '#lib/saves-data.ts'
import { screenFilesName } from './screen-files.ts'
import { useOnline } from './use-online.ts'

/** The present screen has its code and its data by then. */
const afterMs = 2500
/** After the server gave no answer, or had no time for one. */
const againMs = 15_000

/**
 * Has the browser keep the code of the other screens, one file after another, once the present one is at rest: going there takes no time, and
 * without a connection it is still possible. The files are fetched, never run: React Router's own prefetching reloads the page when a file can't be
 * fetched, and somebody in the middle of writing would be left with the browser's error page.
 */
export function ScreensAhead() {
  const isOnline = useOnline()
  useEffect(() => {
    if (!isOnline || savesData()) return
    const left = screenFiles()
    const gone = new AbortController()
    const next = async () => {
      while (left[0] !== undefined && !gone.signal.aborted) {
        if (!(await isFetched(left[0], gone.signal))) {
          timer = setTimeout(next, againMs)
          return
        }
        left.shift()
      }
    }
    let timer = setTimeout(next, afterMs)
    return () => {
      gone.abort()
      clearTimeout(timer)
    }
  }, [isOnline])
  return null
}

const screenFiles = () =>
  document.querySelector<HTMLMetaElement>(`meta[name=${screenFilesName}]`)?.content.split(' ') ?? []

/** True as well where the server no longer has the file: after an update, asking again won't bring it back. */
async function isFetched(file: string, signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(file, { signal, priority: 'low' })
    await answer.arrayBuffer()
    return answer.ok || answer.status === 404
  } catch {
    return false
  }
}
