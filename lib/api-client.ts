import { deviceStore } from './browser-store.ts'

interface Body {
  message?: string
  code?: string
  errors?: Record<string, string>
  data?: unknown
}

/** Any answer that isn't OK. The message is "STATUS: BODY" (or the status text); `body` is the parsed body, for people and forms. */
export class ApiError extends Error {
  readonly status: number
  readonly body: Body
  readonly retryAfterS: number | undefined

  constructor(status: number, text: string, statusText: string, retryAfter: string | null) {
    super(`${status}: ${text || statusText}`)
    this.name = 'ApiError'
    this.status = status
    this.body = parsed(text)
    this.retryAfterS = retryAfter ? Number(retryAfter) || undefined : undefined
  }
}

function parsed(text: string): Body {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

const noConnection = /fetch|network|load failed/i

/** What to tell a person of a failed call. */
export function messageOf(error: unknown, fallback?: string): string {
  if (error instanceof ApiError && error.body.message) return error.body.message
  if (fallback) return fallback
  // What Chromium, Firefox and Safari say of a call that got no answer.
  if (error instanceof TypeError && noConnection.test(error.message))
    return 'There is no connection to the site. Please try again when there is.'
  return 'Something went wrong. Please try again.'
}

/** What to tell of a failed call beside its fields: nothing where these bear all that was refused. */
export function messageBeside(error: unknown, fields: readonly string[]): string | undefined {
  const refused = error instanceof ApiError ? Object.keys(error.body.errors ?? {}) : []
  const isTold = refused.length > 0 && refused.every((name) => fields.includes(name))
  return isTold ? undefined : messageOf(error)
}

/** Browsers keep 64 kB in all for pages that go. */
const mostKeptAlive = 8000

export function createApiClient(tokenKey: string) {
  const token = {
    read: () => deviceStore.read(tokenKey),
    store: (value: string) => localStorage.setItem(tokenKey, value),
    remove: () => localStorage.removeItem(tokenKey),
  }

  /** Sends JSON, with the session's token when there is one; a small body arrives even when the page is left at once. Throws ApiError for every answer that isn't OK. */
  async function request<T>(method: string, url: string, data?: unknown, signal?: AbortSignal): Promise<T> {
    const bearer = token.read()
    const body = data === undefined ? undefined : JSON.stringify(data)
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(bearer && { authorization: `Bearer ${bearer}` }),
      },
      ...(body !== undefined && { body, keepalive: body.length < mostKeptAlive }),
      ...(signal && { signal }),
    })
    const text = await response.text()
    if (!response.ok)
      throw new ApiError(response.status, text, response.statusText, response.headers.get('retry-after'))
    // The caller names the type that the endpoint's own schema promises.
    return (text ? JSON.parse(text) : undefined) as T
  }

  return { token, request }
}
