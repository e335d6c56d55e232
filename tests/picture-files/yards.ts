import sharp from 'sharp'
import { box, file, ground, jpeg, picture, shot, type Canvas, type ChosenFile, type Colour } from './draw.ts'
import type { PictureCase } from './picture-case.ts'

interface Person {
  /** Where the middle of the feet is in frame i, undefined when out of the picture. */
  feet: (i: number) => readonly [x: number, y: number] | undefined
  colour?: Colour
}

interface Scene {
  people?: Person[]
  bright?: (i: number) => number
  /** The camera looks so many pixels to the right. */
  pan?: (i: number) => number
  noise?: number
  /** Burnt in at the upper left, other digits in each frame. */
  hasClock?: boolean
}

const navy: Colour = [40, 50, 70]

/** A yard of 640 × 480 with a machine, a door and stripes on the floor. */
function yard(
  i: number,
  { people = [], bright = () => 1, pan = () => 0, noise = 2.5, hasClock = false }: Scene,
): Canvas {
  const canvas = ground(640, 480, [150, 148, 142])
  const shift = pan(i)
  const bar = (x: number, y: number, w: number, h: number, colour: Colour) =>
    box(canvas, x - shift, y, w, h, colour)
  bar(0, 0, 900, 110, [110, 116, 120])
  bar(60, 30, 80, 80, [60, 64, 70])
  bar(470, 60, 150, 120, [90, 100, 110])
  for (let x = -400; x < 1200; x += 90) bar(x, 420, 40, 12, [200, 180, 60])
  for (const { feet, colour = navy } of people) {
    const at = feet(i)
    if (!at) continue
    const [x = 0, y = 0] = at
    bar(x - 14, y - 90, 28, 90, colour)
    bar(x - 9, y - 112, 18, 22, [90, 70, 60])
  }
  if (hasClock) {
    box(canvas, 8, 8, 120, 22, [0, 0, 0])
    for (let digit = 0; digit < 6; digit++)
      if ((i * 7 + digit * 5) % 3)
        box(canvas, 14 + digit * 18, 12, 6 + ((i + digit) % 3) * 3, 14, [255, 255, 255])
  }
  const factor = bright(i)
  for (let at = 0; at < canvas.data.length; at++) canvas.data[at] = (canvas.data[at] ?? 0) * factor
  return shot(canvas, i + 1, { noise })
}

const frames = (count: number, scene: Scene, name: (i: number) => string): Promise<ChosenFile[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => jpeg(name(i), yard(i, scene), 85)))
const plain = (i: number) => `frame ${i + 1}.jpg`
const two = (value: number) => String(value).padStart(2, '0')
const clock = (seconds: number) =>
  `${two(10 + Math.floor(seconds / 3600))}${two(Math.floor(seconds / 60) % 60)}${two(seconds % 60)}`

/** From the left into the middle at frame 8, there until 18, then out to the right. */
const visitor: Person = {
  feet: (i) => {
    if (i < 3 || i > 25) return undefined
    if (i < 8) return [20 + (i - 3) * 60, 300]
    if (i <= 18) return [320 + (i % 2) * 4, 300]
    return [320 + (i - 18) * 48, 300]
  },
}
/** Walks through without stopping. */
const passer: Person = {
  feet: (i) => (i > 3 && i < 18 ? [(i - 3) * 46 - 20, 330] : undefined),
  colour: [180, 60, 40],
}

const own = { dwell: '5', interval: '1', zone: '' }
const watch = (
  name: string,
  files: PictureCase['files'],
  says: RegExp,
  also: Partial<PictureCase> = {},
): PictureCase => ({
  name,
  slug: 'smart-safety-surveillance',
  files,
  settings: own,
  verdict: 'right',
  says,
  ...also,
})

/** Frames of a yard whose middle half is the zone, a second apart where nothing else is said. */
export const yards: PictureCase[] = [
  watch(
    'one who stays ten seconds, under names that no alphabet orders',
    async () => [await frames(30, { people: [visitor] }, plain)],
    /^1 stay of 5 s or longer/,
    {
      alsoSays: [/1[0-4] s/],
    },
  ),
  watch(
    'one who takes six seconds to cross the zone',
    async () => [await frames(24, { people: [passer] }, plain)],
    /^1 stay/,
    {},
  ),
  watch(
    'the dark of the night, in which nobody could be seen',
    async () => [await frames(20, { bright: () => 0.06, noise: 3 }, plain)],
    /bright enough.*failed/,
    { verdict: 'asked' },
  ),
  watch(
    'one who stays, at a tenth of the light',
    async () => [await frames(30, { people: [visitor], bright: () => 0.12, noise: 3 }, plain)],
    /bright enough.*failed/,
    {
      verdict: 'asked',
      alsoSays: [/dark/i],
    },
  ),
  watch(
    'frames of two cameras: both sizes are told as the files have them',
    async () => {
      const own = await frames(10, {}, plain)
      return [[...own, file('frame 11.jpg', await picture(yard(10, {})).resize(1280, 720).jpeg().toBuffer())]]
    },
    /frame 11\.jpg has 1280 × 720 pixels and frame 1\.jpg 640 × 480/,
    { verdict: 'refused' },
  ),
  watch(
    'one animated GIF: it is one picture here, and the page says what to choose instead',
    async () => {
      const all = Array.from({ length: 12 }, (_, i) => yard(i, { people: [visitor] }))
      const raw = sharp(Buffer.concat(all.map(({ data }) => Buffer.from(data.buffer))), {
        raw: { width: 640, height: 480 * 12, channels: 3, pageHeight: 480 },
      })
      // Few colours as they come: to choose and to mix them would take two seconds.
      return [[file('cam 2.gif', await raw.gif({ effort: 1, colours: 16, dither: 0 }).toBuffer())]]
    },
    /cam 2\.gif.*12.*(?:video|single)/i,
    { verdict: 'refused' },
  ),
  watch(
    'a camera that turns',
    async () => [await frames(20, { pan: (i) => i * 25 }, plain)],
    /camera did not move.*failed/,
    { verdict: 'asked' },
  ),
  watch(
    'lamps that are switched on halfway, and nobody',
    async () => [await frames(24, { bright: (i) => (i < 12 ? 0.5 : 1) }, plain)],
    /^0 stays/,
  ),
  watch(
    'digits of a clock in the corner, and nobody',
    async () => [await frames(24, { hasClock: true }, plain)],
    /^0 stays/,
  ),
  watch(
    'frames taken when something moved, their times in their names: ten minutes without one is no stay',
    async () => {
      const at = (i: number) => (i < 15 ? i : 600 + i)
      return [
        await frames(
          30,
          { people: [{ feet: (i) => (i >= 12 && i <= 16 ? [320, 300] : undefined) }] },
          (i) => `CAM2_20260114_${clock(at(i))}.jpg`,
        ),
      ]
    },
    /^0 stays/,
    { alsoSays: [/10 min|600 s|60[0-9](?:\.\d)? s/] },
  ),
  watch(
    'times in the names, two seconds apart: they count, not the second that was filled in',
    async () => [
      await frames(
        30,
        { people: [visitor] },
        (i) => `2026-01-14 ${clock(i * 2).replace(/(..)(..)(..)/, '$1-$2-$3')}.jpg`,
      ),
    ],
    /^1 stay of 5 s or longer/,
    { alsoSays: [/2[0-8] s/] },
  ),
  watch(
    'seven frames',
    async () => [await frames(7, { people: [visitor] }, plain)],
    /7 frames can be read; finding the background takes at least 8/,
    {
      verdict: 'refused',
    },
  ),
  watch(
    'one frame that broke off while it was sent',
    async () => {
      const own = await frames(12, {}, plain)
      const broken = own[5]
      if (broken) own[5] = file(broken.name, broken.buffer.subarray(0, Math.round(broken.buffer.length / 2)))
      return [own]
    },
    /frame 6\.jpg.*(?:cut off|incomplete|breaks off|damaged)/i,
    { verdict: 'refused' },
  ),
]
