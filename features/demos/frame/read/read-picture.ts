import { imageSize } from 'image-size'
import { DemoError, type Picture } from '#features/demos/frame/demo.ts'
import { demoLimits } from '#features/demos/frame/limits.ts'

const types = ['jpg', 'png', 'webp', 'gif', 'bmp']

/**
 * Pixels of a picture file, scaled down to `longest` on its longer side. Its size is read from its head before anything is
 * decoded; runs where there is an OffscreenCanvas.
 */
export async function readPicture(file: File, longest = Infinity): Promise<Picture> {
  const head = new Uint8Array(await file.arrayBuffer())
  checkPicture(file.name, file.size, head)
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new DemoError(
      isHeic(head)
        ? `${file.name} is a HEIC photo, which this browser can’t read. Save it as JPEG from Preview on a Mac or Photos in Windows. An iPhone takes JPEG when Settings, Camera, Formats is at Most Compatible.`
        : `${file.name} is damaged: this browser can’t decode it.`,
    )
  })
  checkPixels(file.name, bitmap.width, bitmap.height)
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const surface = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!surface) throw new DemoError('This browser lends no surface for the picture. Try a smaller one.')
  surface.imageSmoothingQuality = 'high'
  surface.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return { name: file.name, width, height, data: surface.getImageData(0, 0, width, height).data }
}

/** Throws `DemoError` when a file is too large, no picture that browsers show, or has too many pixels. */
export function checkPicture(name: string, bytes: number, head: Uint8Array): void {
  if (bytes > demoLimits.fileBytes) {
    throw new DemoError(
      `${name} has ${(bytes / 1e6).toFixed(1)} MB; this page takes up to ${demoLimits.fileBytes / 1e6} MB.`,
    )
  }
  const { width, height, type } = sizeOf(head) ?? {}
  // Safari decodes it; others are told how to export it.
  if (isHeic(head) && (!width || !height)) return
  if (!width || !height || !type || !(types.includes(type) || isHeic(head))) {
    throw new DemoError(`${name} is no picture that can be read here. PNG, JPEG and WebP work.`)
  }
  checkPixels(name, width, height)
}

function checkPixels(name: string, width: number, height: number): void {
  if (width * height > demoLimits.pixels) {
    const found = ((width * height) / 1e6).toFixed(1)
    throw new DemoError(
      `${name} has ${width} × ${height} pixels, ${found} megapixels; this page takes up to ${demoLimits.pixels / 1e6}. Make it smaller or cut out the part that matters.`,
    )
  }
}

/** By the brand of the file type box at its start (ISO/IEC 23008-12). */
const isHeic = (head: Uint8Array) =>
  /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(String.fromCodePoint(...head.subarray(4, 12)))

function sizeOf(head: Uint8Array) {
  try {
    return imageSize(head)
  } catch {
    return undefined
  }
}
