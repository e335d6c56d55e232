import { api } from '#config/api.ts'
import { ApiError } from '#lib/api-client.ts'

const tries = 4

/**
 * Sends a file in parts, each a request of its own, so that a slow or broken line loses one part at most. Returns the id of the import.
 * `onProgress` is told the share that arrived, 0 to 1.
 */
export async function sendFile(
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<string> {
  const { id, partBytes } = await api.request<{ id: string; partBytes: number }>(
    'POST',
    '/api/lead-imports',
    { fileName: file.name, bytes: file.size },
    signal,
  )
  for (let part = 0; part * partBytes < file.size; part++) {
    const content = file.slice(part * partBytes, (part + 1) * partBytes)
    await sendPart(`/api/lead-imports/${id}/parts/${part}`, content, signal)
    onProgress(Math.min(1, ((part + 1) * partBytes) / file.size))
  }
  await api.request('POST', `/api/lead-imports/${id}/uploaded`, undefined, signal)
  return id
}

async function sendPart(url: string, content: Blob, signal: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await fetch(url, {
        method: 'PUT',
        headers: {
          'content-type': 'application/octet-stream',
          authorization: `Bearer ${api.token.read() ?? ''}`,
        },
        body: content,
        signal,
      })
      if (answer.ok) return
      const { status, statusText, headers } = answer
      throw new ApiError(status, await answer.text(), statusText, headers.get('retry-after'))
    } catch (error) {
      const isFinal = error instanceof ApiError && error.status < 500 && error.status !== 429
      if (signal.aborted || isFinal || attempt === tries) throw error
      const waitS = error instanceof ApiError ? (error.retryAfterS ?? attempt) : attempt
      await new Promise((done) => setTimeout(done, waitS * 1000))
    }
  }
}
