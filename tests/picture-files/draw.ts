import sharp, { type Sharp } from 'sharp'
import { seededRandom } from '#lib/random.ts'

/** A file as a person chooses it. */
export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

export type Colour = readonly [red: number, green: number, blue: number]
export interface Disc {
  x: number
  y: number
  radius: number
}

/** Pixels with 0 … 255 in three channels, painted on from the back to the front. */
export interface Canvas {
  width: number
  height: number
  data: Uint8ClampedArray
}

export function ground(width: number, height: number, colour: Colour): Canvas {
  const data = new Uint8ClampedArray(width * height * 3)
  for (let i = 0; i < data.length; i += 3) data.set(colour, i)
  return { width, height, data }
}

export function box(
  canvas: Canvas,
  left: number,
  top: number,
  width: number,
  height: number,
  colour: Colour,
) {
  for (let y = Math.max(0, Math.round(top)); y < Math.min(canvas.height, Math.round(top + height)); y++)
    for (let x = Math.max(0, Math.round(left)); x < Math.min(canvas.width, Math.round(left + width)); x++)
      canvas.data.set(colour, (y * canvas.width + x) * 3)
}

export function disc(canvas: Canvas, { x, y, radius }: Disc, colour: Colour) {
  for (let v = Math.floor(y - radius); v <= y + radius; v++)
    for (let u = Math.floor(x - radius); u <= x + radius; u++)
      if (Math.hypot(u - x, v - y) <= radius && u >= 0 && v >= 0 && u < canvas.width && v < canvas.height)
        canvas.data.set(colour, (v * canvas.width + u) * 3)
}

/** Discs in rows and columns, so that none touches another and their sizes are known. */
export function rows(
  width: number,
  height: number,
  [columns, lines]: readonly [number, number],
  radius: number,
): Disc[] {
  return Array.from({ length: columns * lines }, (_, i) => ({
    x: (width * ((i % columns) + 0.5)) / columns,
    y: (height * (Math.floor(i / columns) + 0.5)) / lines,
    radius,
  }))
}

/** Noise of the camera and light that falls to `far` at the right. */
export function shot(canvas: Canvas, seed: number, { noise = 3, far = 1 } = {}): Canvas {
  const random = seededRandom(seed)
  // Enough to look like noise, and a picture of 12 megapixels needn't draw 36 million.
  const grain = Float32Array.from({ length: 65_521 }, () => random.normal(0, noise))
  const { width, data } = canvas
  for (let i = 0; i < data.length; i++) {
    const along = (Math.floor(i / 3) % width) / width
    data[i] =
      (data[i] ?? 0) * (1 - (1 - far) * along) + (grain[(i * 7 + Math.floor(i / 65_521)) % 65_521] ?? 0)
  }
  return canvas
}

export const picture = ({ width, height, data }: Canvas): Sharp =>
  sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 3 } })

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  heic: 'image/heic',
  tif: 'image/tiff',
  avif: 'image/avif',
  bmp: 'image/bmp',
}

export const file = (name: string, buffer: Buffer): ChosenFile => ({
  name,
  mimeType: types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
  buffer,
})
export const jpeg = async (name: string, canvas: Canvas, quality = 88): Promise<ChosenFile> =>
  file(name, await picture(canvas).jpeg({ quality }).toBuffer())

/** As a phone that is held upright writes it: the sensor's own rows, and a mark that says how to turn them. */
export async function turned(name: string, canvas: Canvas, orientation: 3 | 6 | 8): Promise<ChosenFile> {
  const degrees = { 3: 180, 6: 270, 8: 90 }[orientation]
  const { data, info } = await picture(canvas).rotate(degrees).raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const raw = sharp(data, { raw: { width, height, channels: 3 } })
  return file(name, await raw.jpeg({ quality: 88 }).withMetadata({ orientation }).toBuffer())
}

/** Only what the file says at its start: enough for a program that reads its kind there. */
export const heic = (name: string): ChosenFile => {
  const head = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic'),
    Buffer.alloc(4),
    Buffer.from('mif1heic'),
  ])
  return file(name, Buffer.concat([head, Buffer.alloc(4000, 7)]))
}
