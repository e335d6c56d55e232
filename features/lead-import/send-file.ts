import { api } from '#config/api.ts'
import { sendPart } from '#features/context/send-part.ts'
import type { ImportKind } from './lead-import.schema.ts'

/**
 * Sends a file in parts, each a request of its own, so that a slow or broken line loses one part at most. Returns the id of the import.
 * `onProgress` is told the share that arrived, 0 to 1.
 */
export async function sendFile(
  kind: ImportKind,
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<string> {
  const { id, partBytes } = await api.request<{ id: string; partBytes: number }>(
    'POST',
    '/api/lead-imports',
    { kind, fileName: file.name, bytes: file.size },
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
