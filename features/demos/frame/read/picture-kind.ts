/** What `image-size` calls the pictures that browsers show. */
const shown = ['jpg', 'png', 'webp', 'gif', 'bmp', 'avif']

export const isShown = (type: string | undefined): boolean => type !== undefined && shown.includes(type)

const textAt = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCodePoint(...bytes.subarray(from, to))

/** By the brand of the file type box at its start (ISO/IEC 23008-12). */
export const isHeic = (bytes: Uint8Array): boolean =>
  /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(textAt(bytes, 4, 12))

/** What a file is that is no picture for a browser, and the way on, as the end of a sentence that begins with its name. */
export function otherKind(bytes: Uint8Array): string {
  const start = textAt(bytes, 0, 200)
  if (bytes.length === 0) return 'is empty: nothing of it was copied. Copy it again.'
  if (start.startsWith('%PDF')) return 'is a PDF. Save its page as PNG or JPEG.'
  if (/^(?:II\*\0|MM\0\*)/.test(start)) return 'is a TIFF or raw photo. Save it as PNG, which loses nothing.'
  if (start.slice(4, 8) === 'ftyp' || start.startsWith('\x1A\x45\xDF\xA3') || /^RIFF.{4}AVI /s.test(start))
    return 'is a video. Save single pictures of it.'
  if (/^\s*<(?:!doctype html|html)/i.test(start))
    return 'is a web page that was saved under the name of a picture. Download the picture again.'
  if (/^\s*<(?:\?xml|svg)/i.test(start)) return 'is a drawing. Save it as PNG.'
  return 'is no picture that can be read here. PNG, JPEG and WebP work.'
}

/**
 * Whether a file ends before its picture does, as after a copy that broke off: browsers show the rest of it grey or clear, which would be
 * measured as if it had been seen. What isn't known to be so is left to them.
 */
export function breaksOff(bytes: Uint8Array, type: string | undefined): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (type === 'jpg') return !hasEndOfJpeg(bytes, view)
  if (type === 'png') return !hasEndOfPng(bytes, view)
  if (type === 'webp') return view.getUint32(4, true) + 8 > bytes.length
  if (type === 'bmp') return view.getUint32(2, true) > bytes.length
  return false
}

/** From segment to segment, and through what was packed to the next mark (ITU-T T.81, annex B); a preview inside a segment has an end of its own. */
function hasEndOfJpeg(bytes: Uint8Array, view: DataView): boolean {
  let at = 2
  while (at + 1 < bytes.length) {
    const mark = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff || mark === 0xd9) return true
    if (mark === 0xff) at += 1
    else if (isBare(mark)) at += 2
    else if (at + 3 < bytes.length) {
      at += 2 + view.getUint16(at + 2)
      if (mark === 0xda) at = endOfScan(bytes, at)
    } else return false
  }
  return false
}

const isBare = (mark: number) => mark === 1 || (mark >= 0xd0 && mark <= 0xd7)

function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && !isBare(next)) return at
  }
  return bytes.length
}

function hasEndOfPng(bytes: Uint8Array, view: DataView): boolean {
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at))
    if (textAt(bytes, at + 4, at + 8) === 'IEND') return true
  return false
}
