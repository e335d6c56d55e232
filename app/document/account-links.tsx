import { useEffect, useState } from 'react'
import { api } from '#config/api.ts'
import { Icon } from '#ui/icon.tsx'

const linkClass =
  'flex min-h-11 min-w-11 items-center md:justify-center bg-transparent text-base text-ink hover:text-sea md:text-sm'

/**
 * Public pages are the same for everybody, so who is signed in is asked from the browser; the room is kept for both. Starts by itself only where
 * a token is kept.
 */
export function AccountLinks() {
  const [isSignedIn, setSignedIn] = useState(false)
  useEffect(() => {
    const end = new AbortController()
    const ask = () =>
      api.request('GET', '/api/user', undefined, end.signal).then(
        (user) => setSignedIn(Boolean(user)),
        () => !end.signal.aborted && setSignedIn(false),
      )
    void ask()
    // Back on a page that the browser kept, someone may have left.
    addEventListener('pageshow', ({ persisted }) => persisted && void ask(), { signal: end.signal })
    return () => end.abort()
  }, [])

  return (
    <div className="flex w-26 gap-2 md:justify-end">
      {isSignedIn ? (
        <>
          <a href="/dashboard" rel="nofollow" aria-label="Dashboard" className={linkClass}>
            <Icon name="gauge" />
          </a>
          <button type="button" onClick={logOut} className={`${linkClass} cursor-pointer `}>
            Logout
          </button>
        </>
      ) : (
        <a href="/login" rel="nofollow" className={linkClass}>
          Login
        </a>
      )}
    </div>
  )
}

async function logOut() {
  // The session ends here even when the server can't be told.
  await api.request('POST', '/api/auth/logout').catch(() => undefined)
  api.token.remove()
  location.assign('/login')
}
