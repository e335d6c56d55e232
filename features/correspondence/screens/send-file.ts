import { api } from '#config/api.ts'
import { ApiError } from '#lib/api-client.ts'
import { attachmentItem, type AttachmentItem } from '#features/correspondence/files/attachment.schema.ts'

/** Uploads a file for a mail. Throws ApiError. */
export async function sendFile(file: File): Promise<AttachmentItem> {
  const answer = await fetch(`/api/attachments?name=${encodeURIComponent(file.name.slice(-255))}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${api.token.read() ?? ''}`,
      'content-type': 'application/octet-stream',
    },
    body: file,
  })
  if (!answer.ok) throw new ApiError(answer.status, await answer.text(), answer.statusText, null)
  return attachmentItem.parse(await answer.json())
}
