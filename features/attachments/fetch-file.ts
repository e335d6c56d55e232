import { api } from '#config/api.ts'
import { ApiError } from '#lib/api-client.ts'
import { saveFile } from '#lib/save-file.ts'

/** Saves the file at an address of the API, with the session's token. It is never opened in place. Throws ApiError. */
export async function fetchFile(url: string, name: string): Promise<void> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${api.token.read() ?? ''}` } })
  if (!answer.ok) throw new ApiError(answer.status, await answer.text(), answer.statusText, null)
  saveFile(name, await answer.blob())
}
