import { createHash } from 'node:crypto'

const shortest = 20

const keyOf = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 22)
const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** Equal for the same message, whatever its case and white space; null for one too short to tell anything ("Please call me"). */
export function messageKeyOf(message: string | undefined): string | null {
  const text = plain(message ?? '')
  return text.length < shortest ? null : keyOf(text)
}

/** Equal for an enquiry that was sent twice. */
export function repeatKeyOf(enquiry: {
  company?: string | undefined
  message?: string | undefined
  source: string
}): string {
  return keyOf(enquiry.source, plain(enquiry.company ?? ''), plain(enquiry.message ?? ''))
}
