import sharp from 'sharp'
import { seededRandom } from '#lib/random.ts'
import {
  box,
  disc,
  file,
  ground,
  jpeg,
  picture,
  shot,
  turned,
  type Canvas,
  type ChosenFile,
  type Colour,
} from './draw.ts'
import type { PictureCase } from './picture-case.ts'

interface Look {
  /** Pixels for one of the plate's 640 × 480. */
  zoom?: number
  right?: number
  down?: number
  bright?: number
  seed?: number
  fault?: 'hole' | 'scratch' | 'none'
  label?: Colour
  isMirrored?: boolean
}

/** A plate with four screws, a label and a slot, as a camera over it sees it. */
function plate({
  zoom = 1,
  right = 0,
  down = 0,
  bright = 1,
  seed = 1,
  fault = 'none',
  label = [200, 60, 50],
  isMirrored = false,
}: Look = {}): Canvas {
  const [width, height] = [Math.round(640 * zoom), Math.round(480 * zoom)]
  const canvas = ground(width, height, [70, 74, 80])
  const at = (x: number) => (isMirrored ? 640 - x : x) + right
  const bar = (x: number, y: number, w: number, h: number, colour: Colour) =>
    box(canvas, (isMirrored ? at(x + w) : at(x)) * zoom, (y + down) * zoom, w * zoom, h * zoom, colour)
  const dot = (x: number, y: number, radius: number, colour: Colour) =>
    disc(canvas, { x: at(x) * zoom, y: (y + down) * zoom, radius: radius * zoom }, colour)
  bar(110, 90, 420, 300, [170, 172, 168])
  for (const [x, y] of [
    [145, 125],
    [495, 125],
    [145, 355],
    [495, 355],
  ] as const) {
    dot(x, y, 20, [60, 60, 64])
    dot(x, y, 9, [200, 200, 200])
  }
  bar(220, 150, 130, 60, label)
  bar(230, 165, 90, 8, [30, 30, 30])
  bar(230, 185, 60, 8, [30, 30, 30])
  bar(400, 160, 30, 150, [50, 52, 56])
  bar(220, 270, 140, 26, [96, 100, 104])
  const place = seededRandom(seed * 31)
  if (fault === 'hole') dot(290 + 60 * place.next(), 320 + 30 * place.next(), 14, [40, 40, 44])
  if (fault === 'scratch') bar(180 + 60 * place.next(), 225 + 20 * place.next(), 110, 9, [225, 226, 224])
  for (let i = 0; i < canvas.data.length; i++) canvas.data[i] = (canvas.data[i] ?? 0) * bright
  return shot(canvas, seed, { noise: 2.5 })
}

const name = (kind: string, i: number) => `${kind} ${String(i + 1).padStart(2, '0')}.jpg`
const series = (kind: string, count: number, look: (i: number) => Look): Promise<ChosenFile[]> =>
  Promise.all(
    Array.from({ length: count }, (_, i) => jpeg(name(kind, i), plate({ seed: i + 40, ...look(i) }), 85)),
  )
const loose = (i: number): Look => ({
  right: ((i * 5) % 13) - 6,
  down: ((i * 3) % 9) - 4,
  bright: 0.9 + 0.02 * (i % 10),
})
const master = () => jpeg('master.jpg', plate(), 92)

const own = { area: '20' }
const part = (
  name: string,
  files: PictureCase['files'],
  says: RegExp,
  also: Partial<PictureCase> = {},
): PictureCase => ({
  name,
  slug: 'machine-vision',
  files,
  settings: own,
  verdict: 'right',
  says,
  ...also,
})

/** Pictures of plates: which are faulty is known. */
export const parts: PictureCase[] = [
  part(
    'twenty good and six faulty plates, lying loosely in changing light',
    async () => [
      [await master()],
      await series('good', 20, loose),
      await series('faulty', 6, (i) => ({ ...loose(i), fault: i % 2 ? 'hole' : 'scratch' })),
    ],
    /^6 of 6 faulty parts found, [01] of 20 good/,
  ),
  part(
    'only parts to be judged: how alike is alike enough is asked',
    async () => [[await master()], await series('part', 6, loose)],
    /threshold is set.*failed/,
    { verdict: 'asked' },
  ),
  part(
    'a camera that wrote half of them turned, with the mark that says so',
    async () => [
      [await master()],
      [
        ...(await series('good', 4, loose)),
        ...(await Promise.all(
          [4, 5, 6].map((i) => turned(name('good', i), plate({ seed: i + 40, ...loose(i) }), i % 2 ? 6 : 3)),
        )),
      ],
      await series('faulty', 4, (i) => ({ ...loose(i), fault: 'hole' })),
    ],
    /^4 of 4 faulty parts found, 0 of 7 good/,
  ),
  part(
    'a master of 12 megapixels and parts at a third of that',
    async () => [
      [await jpeg('master.jpg', plate({ zoom: 6.25 }), 90)],
      await series('good', 4, (i) => ({ ...loose(i), zoom: 2 })),
      await series('faulty', 4, (i) => ({ ...loose(i), zoom: 2, fault: 'hole' })),
    ],
    /^4 of 4 faulty parts found, 0 of 4 good/,
  ),
  part(
    'one picture that was cut: both sizes are told as the files have them',
    async () => [
      [await master()],
      [
        ...(await series('good', 3, loose)),
        file(
          'cut.jpg',
          await picture(plate()).extract({ left: 0, top: 20, width: 640, height: 440 }).jpeg().toBuffer(),
        ),
      ],
    ],
    /cut\.jpg has 640 × 440 pixels and the master 640 × 480/,
    { verdict: 'refused' },
  ),
  part(
    'another part and an empty belt among the good are not judged, a mirrored one is rejected',
    async () => [
      [await master()],
      [
        ...(await series('good', 7, loose)),
        await jpeg(
          'other.jpg',
          (() => {
            const canvas = ground(640, 480, [180, 178, 170])
            disc(canvas, { x: 320, y: 240, radius: 170 }, [90, 60, 40])
            return shot(canvas, 3)
          })(),
        ),
        await jpeg('empty belt.jpg', shot(ground(640, 480, [70, 74, 80]), 4)),
        await jpeg('mirrored.jpg', plate({ isMirrored: true })),
      ],
      await series('faulty', 4, (i) => ({ ...loose(i), fault: 'hole' })),
    ],
    /^4 of 4 faulty parts found, 1 of 8 good .*; 2 not recognised/,
  ),
  part(
    'the label in another colour of the same brightness: that colour is not looked at is said',
    async () => [
      [await master()],
      await series('good', 4, loose),
      await series('faulty', 4, (i) => ({ ...loose(i), label: [23, 145, 60] })),
    ],
    /./,
    { verdict: 'asked', alsoSays: [/colour/i] },
  ),
  part(
    'taken at half the light of the master',
    async () => [
      [await master()],
      await series('good', 4, (i) => ({ ...loose(i), bright: 0.5 })),
      await series('faulty', 4, (i) => ({ ...loose(i), bright: 0.5, fault: 'hole' })),
    ],
    /^4 of 4 faulty parts found, 0 of 4 good/,
  ),
  part(
    'a file of the folder that is no picture',
    async () => [
      [await master()],
      [...(await series('good', 3, loose)), file('Thumbs.db', Buffer.alloc(5000, 3))],
    ],
    /Thumbs\.db is no picture/,
    { verdict: 'refused' },
  ),
  part(
    'previews of fifteen pixels',
    async () => {
      const small = async (kind: string, i: number) =>
        file(
          name(kind, i),
          await picture(plate({ seed: i }))
            .resize(20, 15)
            .jpeg()
            .toBuffer(),
        )
      return [[await small('master', 0)], [await small('good', 1), await small('good', 2)]]
    },
    /20 × 15 pixels; the method needs at least 16/,
    { verdict: 'refused' },
  ),
  part(
    'a plate that lies upside down among good ones is rejected',
    async () => [
      [await master()],
      [
        ...(await series('good', 4, loose)),
        file(
          'upside down.jpg',
          await sharp(await picture(plate()).png().toBuffer())
            .rotate(180)
            .jpeg()
            .toBuffer(),
        ),
      ],
      await series('faulty', 4, (i) => ({ ...loose(i), fault: 'hole' })),
    ],
    /^4 of 4 faulty parts found, 1 of 5 good/,
  ),
]
