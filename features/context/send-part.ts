import { api } from '#config/api.ts'
import { ApiError } from '#lib/api-client.ts'

const tries = 4

/** Sends one part of a file; where the line breaks or the site is busy, up to four times. Returns the answer. Throws ApiError, or what the browser says of the line. */
export async function sendPart(url: string, content: Blob, signal?: AbortSignal): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await fetch(url, {
        method: 'PUT',
        headers: {
          'content-type': 'application/octet-stream',
          authorization: `Bearer ${api.token.read() ?? ''}`,
        },
        body: content,
        ...(signal && { signal }),
      })
      if (answer.ok) return answer
      const { status, statusText, headers } = answer
      throw new ApiError(status, await answer.text(), statusText, headers.get('retry-after'))
    } catch (error) {
      const isFinal = error instanceof ApiError && error.status < 500 && error.status !== 429
      if (signal?.aborted || isFinal || attempt === tries) throw error
      const waitS = error instanceof ApiError ? (error.retryAfterS ?? attempt) : attempt
      await new Promise((done) => setTimeout(done, waitS * 1000))
    }
  }
}
