const starts: [type: string, bytes: number[]][] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
]
const zip = [0x50, 0x4b, 0x03, 0x04]
const office = 'application/vnd.openxmlformats-officedocument'
/** Files of office programs are packed folders: a file that each of them has tells which. */
const packed: [part: string, type: string][] = [
  ['word/document.xml', `${office}.wordprocessingml.document`],
  ['xl/workbook.xml', `${office}.spreadsheetml.sheet`],
  ['ppt/presentation.xml', `${office}.presentationml.presentation`],
  // The first file of an OpenDocument is its type, not compressed.
  ['mimetypeapplication/vnd.oasis.opendocument.text', 'application/vnd.oasis.opendocument.text'],
  [
    'mimetypeapplication/vnd.oasis.opendocument.spreadsheet',
    'application/vnd.oasis.opendocument.spreadsheet',
  ],
]

const beginsWith = (bytes: Uint8Array, start: number[], at = 0) =>
  start.every((byte, i) => bytes[at + i] === byte)

/** A file's bytes, or its beginning and its end where it is longer: a packed folder has the list of what is in it at its end. */
export interface FileEnds {
  head: Uint8Array
  tail: Uint8Array
}

/** What a file is by its own bytes, as far as it is one of those that are harmless to look at; else only bytes. What its sender and its name say counts for nothing. */
export function fileTypeOf({ head, tail }: FileEnds): string {
  const known = starts.find(([, start]) => beginsWith(head, start))
  if (known) return known[0]
  if (beginsWith(head, [0x52, 0x49, 0x46, 0x46]) && beginsWith(head, [0x57, 0x45, 0x42, 0x50], 8))
    return 'image/webp'
  if (beginsWith(head, zip)) {
    const names = [head, tail].map((bytes) => Buffer.from(bytes))
    return packed.find(([part]) => names.some((bytes) => bytes.includes(part)))?.[1] ?? 'application/zip'
  }
  return isText(head) ? 'text/plain' : 'application/octet-stream'
}

const programs = [
  // Windows, Linux, macOS in its four ways, Java.
  [0x4d, 0x5a],
  [0x7f, 0x45, 0x4c, 0x46],
  [0xce, 0xfa, 0xed, 0xfe],
  [0xcf, 0xfa, 0xed, 0xfe],
  [0xfe, 0xed, 0xfa, 0xce],
  [0xfe, 0xed, 0xfa, 0xcf],
  [0xca, 0xfe, 0xba, 0xbe],
]

/** Whether a system would run it, whatever its name. */
export const isProgram = (head: Uint8Array) => programs.some((start) => beginsWith(head, start))

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
