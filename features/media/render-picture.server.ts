import type { Sharp, SharpOptions } from 'sharp'
import { AppError } from '#lib/errors.ts'
import { keptWidths } from './picture-mark.ts'

/** Larger ones are shrunk while they are read; beyond this they would take too much memory. */
const mostPixels = 60_000_000
const leastSide = 32
const narrowest = 8
const quality = 80

export interface Rendition {
  width: number
  height: number
  content: Buffer
}

/** What a file may hold, by its first bytes as the decoder knows them; its name and its type tell nothing. */
const names: Record<string, string> = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', heif: 'AVIF' }

let last: Promise<unknown> = Promise.resolve()

/** One at a time: a picture of a phone takes up to 200 MB while it is decoded. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work)
  last = mine.catch(() => undefined)
  return mine
}

/** A picture in the widths of the site up to its own, the narrowest first: upright, in sRGB, without metadata. Throws `invalid` for what is no picture. */
export const renderPicture = (bytes: Uint8Array): Promise<Rendition[]> => inTurn(() => render(bytes))

async function render(bytes: Uint8Array): Promise<Rendition[]> {
  if (bytes.length === 0) unreadable(undefined)
  // Loaded by the first upload: most servers never need it, and its library is 20 MB.
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  const options: SharpOptions = { failOn: 'error', limitInputPixels: mostPixels }
  const open = () => sharp(bytes, options).autoOrient()
  const widths = keptWidths(await ownWidth(open()))
  const renditions: Rendition[] = []
  for (const width of widths) {
    const webp = open().resize({ width }).webp({ quality, effort: 4, smartSubsample: true })
    const { data, info } = await webp.toBuffer({ resolveWithObject: true }).catch(unreadable)
    renditions.push({ width: info.width, height: info.height, content: data })
  }
  return renditions
}

async function ownWidth(picture: Sharp): Promise<number> {
  const { format, compression, autoOrient } = await picture.metadata().catch(unreadable)
  const { width, height } = autoOrient
  if (!(format in names) || (format === 'heif' && compression !== 'av1'))
    throw refused(
      'Please send a JPEG, PNG, WebP or AVIF picture. Photos of an iPhone (HEIC) can be exported as JPEG.',
    )
  if (Math.min(width, height) < leastSide)
    throw refused(`This picture is smaller than ${leastSide} pixels on one side`)
  if (Math.max(width / height, height / width) > narrowest)
    throw refused(`This picture is more than ${narrowest} times as long as it is wide`)
  return width
}

function unreadable(cause: unknown): never {
  const isLarge = cause instanceof Error && /pixel limit/i.test(cause.message)
  throw refused(
    isLarge
      ? `This picture has more than ${mostPixels / 1e6} million pixels. Please make it smaller.`
      : 'This is no picture that can be read, or it is damaged. Please send a JPEG, PNG, WebP or AVIF picture.',
    cause,
  )
}

const refused = (message: string, cause?: unknown) =>
  new AppError('invalid', message, { errors: { picture: message }, cause })
