import { DemoError } from '#features/demos/frame/demo.ts'
import { demoLimits } from '#features/demos/frame/limits.ts'

const startsWith = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, i) => bytes[i] === byte)
const latin = (bytes: Uint8Array, end: number) =>
  new TextDecoder('windows-1252').decode(bytes.subarray(0, end))

/** What a file is by its first bytes. Throws `DemoError` with the way on when this page can't read it. */
export function fileKindOf(bytes: Uint8Array): 'workbook' | 'text' {
  if (bytes.length > demoLimits.fileBytes) {
    const size = (bytes.length / 1e6).toFixed(1)
    throw new DemoError(
      `The file has ${size} MB; this page takes up to ${demoLimits.fileBytes / 1e6} MB. Take a shorter period or fewer columns.`,
    )
  }
  if (startsWith(bytes, 0x50, 0x4b)) return 'workbook'
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new DemoError(compoundProblem(bytes))
  const start = latin(bytes, 8)
  if (start.startsWith('%PDF'))
    throw new DemoError(
      'This is a PDF. Export the table itself as CSV or .xlsx from the program that made it.',
    )
  if (/^(?:\x89PNG|\xFF\xD8\xFF|GIF8|RIFF)/.test(start))
    throw new DemoError('This is a picture. Choose the table as CSV or .xlsx.')
  if (/^\s*<(?:!doctype|html|\?xml)/i.test(latin(bytes, 200)))
    throw new DemoError(
      'This is a web page or XML. Open it in a spreadsheet and save the sheet as CSV or .xlsx.',
    )
  return 'text'
}

/** The container that Excel used until 2003, and that now holds what was locked with a password. */
function compoundProblem(bytes: Uint8Array): string {
  const wide = new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1))
  if (wide.includes('EncryptedPackage'))
    return 'This workbook is locked with a password. Open it in Excel, save a copy without the password and choose that copy.'
  return 'This is a file of an old Excel (.xls). Open it and save it as .xlsx or CSV, then choose that file.'
}
