import { imageSize } from 'image-size'
import { DemoError, type Picture } from '#features/demos/frame/demo.ts'
import { demoLimits } from '#features/demos/frame/limits.ts'
import { breaksOff, isHeic, isShown, otherKind } from './picture-kind.ts'
import { fittingSize, type PictureSize } from './picture-size.ts'

/**
 * Pixels of a picture file, scaled down to fit as it is decoded, so that the whole of a large photo never stands in our memory. Its size is
 * read from its head before anything is decoded; runs where there is an OffscreenCanvas.
 */
export async function readPicture(file: File, limits: PictureSize): Promise<Picture> {
  const head = new Uint8Array(await file.arrayBuffer())
  const known = checkPicture(file.name, file.size, head)
  const frames = await countFrames(head, file.type)
  const fitted = known && fittingSize(known.width, known.height, limits)
  const bitmap = await decode(file, fitted).catch(() => {
    throw new DemoError(isHeic(head) ? heicProblem(file.name) : decodingProblem(file.name, known))
  })
  const ofFile = known ?? { width: bitmap.width, height: bitmap.height }
  checkPixels(file.name, ofFile.width, ofFile.height)
  // Of a HEIC photo the size is known only now, and a browser may ignore the wish for a smaller one.
  const { width, height, shrink } = fitted ?? fittingSize(bitmap.width, bitmap.height, limits)
  const surface = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!surface) throw new DemoError('This browser lends no surface for the picture. Try a smaller one.')
  surface.imageSmoothingQuality = 'high'
  surface.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const { data } = surface.getImageData(0, 0, width, height)
  return { name: file.name, width, height, data, shrink, ofFile, frames }
}

/** The pictures of an animation, 1 of any other; where a browser can't tell, it counts as one. */
async function countFrames(data: Uint8Array<ArrayBuffer>, type: string): Promise<number> {
  if (!('ImageDecoder' in globalThis) || !/^image\/(?:gif|webp|png|avif)$/.test(type)) return 1
  const decoder = new ImageDecoder({ data, type })
  try {
    await decoder.tracks.ready
    await decoder.completed
    return decoder.tracks.selectedTrack?.frameCount ?? 1
  } catch {
    return 1
  } finally {
    decoder.close()
  }
}

function decode(file: File, fitted: ReturnType<typeof fittingSize> | undefined): Promise<ImageBitmap> {
  if (!fitted || fitted.shrink === 1) return createImageBitmap(file)
  const { width, height } = fitted
  return createImageBitmap(file, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' })
}

const heicProblem = (name: string) =>
  `${name} is a HEIC photo, which this browser can’t read. Save it as JPEG from Preview on a Mac or Photos in Windows. An iPhone takes JPEG when Settings, Camera, Formats is at Most Compatible.`

function decodingProblem(name: string, known: { width: number; height: number } | undefined): string {
  return known && known.width * known.height > demoLimits.pixels
    ? `${name} could not be decoded: it is damaged, or too large for this device. Half its width and height may do.`
    : `${name} is damaged: this browser can’t decode it.`
}

/**
 * The size in which a picture will be shown, turned as its camera says; undefined where only decoding tells. Throws `DemoError` when a file
 * is too large, no picture that browsers show, or has too many pixels.
 */
export function checkPicture(
  name: string,
  bytes: number,
  head: Uint8Array,
): { width: number; height: number } | undefined {
  if (bytes > demoLimits.pictureBytes) {
    throw new DemoError(
      `${name} has ${(bytes / 1e6).toFixed(1)} MB; this page takes pictures of up to ${demoLimits.pictureBytes / 1e6} MB.`,
    )
  }
  const { width, height, type, orientation = 1 } = sizeOf(head) ?? {}
  // Safari decodes it; others are told how to export it.
  if (isHeic(head)) {
    if (width && height) checkPixels(name, width, height)
    return undefined
  }
  if (!width || !height || !isShown(type)) throw new DemoError(`${name} ${otherKind(head)}`)
  checkPixels(name, width, height)
  if (breaksOff(head, type))
    throw new DemoError(
      `${name} breaks off before its last row, as after a copy that was cut off. Copy it again from where it was taken.`,
    )
  return orientation >= 5 ? { width: height, height: width } : { width, height }
}

function checkPixels(name: string, width: number, height: number): void {
  if (width * height > demoLimits.filePixels) {
    const found = ((width * height) / 1e6).toFixed(1)
    throw new DemoError(
      `${name} has ${width} × ${height} pixels, ${found} megapixels; this page takes up to ${Math.floor(demoLimits.filePixels / 1e6)}. Make it smaller or cut out the part that matters.`,
    )
  }
}

function sizeOf(head: Uint8Array) {
  try {
    return imageSize(head)
  } catch {
    return undefined
  }
}
