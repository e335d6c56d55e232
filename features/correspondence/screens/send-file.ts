import { api } from '#config/api.ts'
import { ApiError } from '#lib/api-client.ts'
import { saveFile } from '#lib/save-file.ts'
import { attachmentItem, type AttachmentItem } from '#features/correspondence/files/attachment.schema.ts'

const bearer = () => ({ authorization: `Bearer ${api.token.read() ?? ''}` })

/** Uploads a file for a mail. Throws ApiError. */
export async function sendFile(file: File): Promise<AttachmentItem> {
  const answer = await fetch(`/api/attachments?name=${encodeURIComponent(file.name.slice(-255))}`, {
    method: 'POST',
    headers: { ...bearer(), 'content-type': 'application/octet-stream' },
    body: file,
  })
  if (!answer.ok) throw new ApiError(answer.status, await answer.text(), answer.statusText, null)
  return attachmentItem.parse(await answer.json())
}

/** Saves a file of a mail. It is never opened in place. */
export async function fetchFile({ id, name }: Pick<AttachmentItem, 'id' | 'name'>): Promise<void> {
  const answer = await fetch(`/api/attachments/${id}`, { headers: bearer() })
  if (!answer.ok) throw new ApiError(answer.status, await answer.text(), answer.statusText, null)
  saveFile(name, await answer.blob())
}

const kilobyte = 1024

/** "640 KB", "2.4 MB". */
export function sizeInWords(bytes: number): string {
  if (bytes < kilobyte * kilobyte) return `${Math.max(1, Math.round(bytes / kilobyte))} KB`
  return `${(bytes / kilobyte / kilobyte).toFixed(1)} MB`
}
