import { api } from '#config/api.ts'
import { ApiError } from '#lib/api-client.ts'
import { uploadChunkBytes, type BackupItem } from '#features/backup/backup.schema.ts'

interface Upload {
  id: string
  received: number
}

const tries = 6
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Sends a file up in pieces, each of which is tried again when the line breaks. Throws ApiError, or the signal's reason. */
export async function sendFile(
  file: File,
  signal: AbortSignal,
  onProgress: (sent: number) => void,
): Promise<BackupItem> {
  const { id } = await api.request<Upload>('POST', '/api/backups/uploads', { bytes: file.size }, signal)
  for (let at = 0; at < file.size;) {
    const { received } = await sendPiece(id, at, file.slice(at, at + uploadChunkBytes), signal)
    at = received
    onProgress(at)
  }
  return api.request<BackupItem>('POST', `/api/backups/uploads/${id}/finish`, {}, signal)
}

async function sendPiece(id: string, at: number, piece: Blob, signal: AbortSignal): Promise<Upload> {
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await fetch(`/api/backups/uploads/${id}?at=${at}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${api.token.read()}`, 'content-type': 'application/octet-stream' },
        body: piece,
        signal,
      })
      if (answer.ok) return (await answer.json()) as Upload
      const { status, statusText, headers } = answer
      throw new ApiError(status, await answer.text(), statusText, headers.get('retry-after'))
    } catch (error) {
      const isForGood = error instanceof ApiError && error.status < 500 && error.status !== 429
      if (isForGood || signal.aborted || attempt >= tries) throw error
      const seconds = error instanceof ApiError ? error.retryAfterS : undefined
      await pause(1000 * (seconds ?? attempt))
    }
  }
}
