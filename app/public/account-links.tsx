import { useEffect, useState } from 'react'
import { authTokenKey } from '#config/constants.ts'
import { Icon } from '#ui/icon.tsx'

const linkClass =
  'flex min-h-11 min-w-11 items-center md:justify-center bg-transparent text-base text-ink hover:text-sea md:text-sm'

/** Public pages are the same for everybody, so who is signed in is asked from the browser; the room is kept for both. */
export function AccountLinks() {
  const [isSignedIn, setSignedIn] = useState(false)
  useEffect(() => {
    if (!hasToken()) return
    const asking = new AbortController()
    loadApi()
      .then((api) => api.request('GET', '/api/user', undefined, asking.signal))
      .then(
        (user) => setSignedIn(Boolean(user)),
        () => undefined,
      )
    return () => asking.abort()
  }, [])

  return (
    <div className="flex w-26 gap-2 md:justify-end">
      {isSignedIn ? (
        <>
          <a href="/dashboard" aria-label="Dashboard" className={linkClass}>
            <Icon name="gauge" />
          </a>
          <button type="button" onClick={logOut} className={`${linkClass} cursor-pointer `}>
            Logout
          </button>
        </>
      ) : (
        <a href="/login" className={linkClass}>
          Login
        </a>
      )}
    </div>
  )
}

// Hardly any visitor has a token, so the door to the API is fetched for those who do.
const loadApi = async () => (await import('#config/api.ts')).api

function hasToken() {
  try {
    return localStorage.getItem(authTokenKey) !== null
  } catch {
    return false
  }
}

async function logOut() {
  const api = await loadApi()
  // The session ends here even when the server can't be told.
  await api.request('POST', '/api/auth/logout').catch(() => undefined)
  api.token.remove()
  location.assign('/login')
}
