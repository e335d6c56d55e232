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
  const canvas = { width, height, data: new Uint8ClampedArray(width * height * 3) }
  paint(canvas, 0, width * height, colour)
  return canvas
}

/** `count` pixels from the one at `start`, each time twice as many: pixel by pixel a picture of 12 megapixels takes seconds. */
function paint({ data }: Canvas, start: number, count: number, colour: Colour) {
  if (count <= 0) return
  const [from, to] = [start * 3, (start + count) * 3]
  data.set(colour, from)
  for (let done = 3; from + done < to; done *= 2)
    data.copyWithin(from + done, from, Math.min(from + done, to - done))
}

export function box(
  canvas: Canvas,
  left: number,
  top: number,
  width: number,
  height: number,
  colour: Colour,
) {
  const first = Math.max(0, Math.round(left))
  const count = Math.min(canvas.width, Math.round(left + width)) - first
  for (let y = Math.max(0, Math.round(top)); y < Math.min(canvas.height, Math.round(top + height)); y++)
    paint(canvas, y * canvas.width + first, count, colour)
}

export function disc(canvas: Canvas, { x, y, radius }: Disc, colour: Colour) {
  for (let v = Math.max(0, Math.ceil(y - radius)); v <= Math.min(canvas.height - 1, y + radius); v++) {
    const reach = Math.sqrt(radius ** 2 - (v - y) ** 2)
    const first = Math.max(0, Math.ceil(x - reach))
    const last = Math.min(canvas.width - 1, Math.floor(x + reach))
    paint(canvas, v * canvas.width + first, last - first + 1, colour)
  }
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
  const light = Float64Array.from(
    { length: width * 3 },
    (_, i) => 1 - ((1 - far) * Math.floor(i / 3)) / width,
  )
  // Steps of seven through the grain, which begin one further after each round: no division for each of the bytes.
  for (let i = 0, along = 0, at = 0; i < data.length; i++) {
    data[i] = (data[i] ?? 0) * (light[along] ?? 0) + (grain[at] ?? 0)
    if (++along === light.length) along = 0
    at += (i + 1) % grain.length === 0 ? 8 : 7
    if (at >= grain.length) at -= grain.length
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
