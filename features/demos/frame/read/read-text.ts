import { DemoError } from '#features/demos/frame/demo.ts'
import { demoLimits } from '#features/demos/frame/limits.ts'

/** The text of a file in UTF-8 or UTF-16 with its mark, or in Windows-1252. Refuses what is too large or no text. */
export async function readText(file: Blob): Promise<string> {
  if (file.size > demoLimits.fileBytes) {
    const size = (file.size / 1e6).toFixed(1)
    throw new DemoError(
      `The file has ${size} MB; this page takes up to ${demoLimits.fileBytes / 1e6} MB. Take a shorter period or fewer columns.`,
    )
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes.every((byte) => byte <= 0x20))
    throw new DemoError('There is nothing in it: no heading and no row.')
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    throw new DemoError(
      'This is a workbook or an archive. Open it and save the sheet as CSV, then choose that file.',
    )
  }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.subarray(0, 4096).includes(0)) {
    throw new DemoError('This file isn’t text. Save your table as CSV and choose that file.')
  }
  return decode(bytes)
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
