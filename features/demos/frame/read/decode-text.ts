import { DemoError } from '#features/demos/frame/demo.ts'

export type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be'

/** The encoding by its mark, by the place of zero bytes in UTF-16, by whether it is valid UTF-8; Windows-1252 otherwise. */
export function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 4096)
  let [even, odd] = [0, 0]
  start.forEach((byte, i) => byte === 0 && (i % 2 ? odd++ : even++))
  // Latin letters in UTF-16 have a zero in every second place.
  if (odd > start.length * 0.35 && even < odd / 10) return 'utf-16le'
  if (even > start.length * 0.35 && odd < even / 10) return 'utf-16be'
  if (odd + even > 0)
    throw new DemoError('This file isn’t text. Save your table as CSV or .xlsx and choose that file.')
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** The text without its byte order mark. */
export const decodeText = (bytes: Uint8Array, encoding: Encoding): string =>
  new TextDecoder(encoding).decode(bytes).replace(/^\uFEFF/, '')
