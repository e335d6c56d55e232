const starts: [type: string, bytes: number[]][] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
]
const zip = [0x50, 0x4b, 0x03, 0x04]
/** Files of office programs are packed folders: their ending tells which. */
const packed: Record<string, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
}

const beginsWith = (bytes: Uint8Array, start: number[], at = 0) =>
  start.every((byte, i) => bytes[at + i] === byte)

/** What a file is by its own bytes, as far as it is one of those that are harmless to look at; else only bytes. The sender's word counts for nothing. */
export function fileTypeOf(bytes: Uint8Array, name: string): string {
  const known = starts.find(([, start]) => beginsWith(bytes, start))
  if (known) return known[0]
  if (beginsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && beginsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8))
    return 'image/webp'
  if (beginsWith(bytes, zip)) return packed[endingOf(name)] ?? 'application/zip'
  return isText(bytes) ? 'text/plain' : 'application/octet-stream'
}

const endingOf = (name: string) => name.split('.').at(-1)?.toLowerCase() ?? ''

const looked = 4096

function isText(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, looked)
  if (head.some((byte) => byte < 9 || (byte > 13 && byte < 32))) return false
  try {
    // A letter may be cut in two at the end.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}
