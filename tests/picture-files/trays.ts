import sharp from 'sharp'
import {
  disc,
  file,
  ground,
  heic,
  jpeg,
  picture,
  rows,
  shot,
  turned,
  type Canvas,
  type Colour,
} from './draw.ts'
import type { PictureCase } from './picture-case.ts'

const tray = (
  width: number,
  height: number,
  across: readonly [number, number],
  radius: number,
  [dark, light]: readonly [Colour, Colour] = [
    [60, 70, 80],
    [205, 200, 190],
  ],
): Canvas => {
  const canvas = ground(width, height, light)
  for (const one of rows(width, height, across, radius)) disc(canvas, one, dark)
  return canvas
}

const own = { scale: '0.1' }
const count = (
  name: string,
  files: PictureCase['files'],
  headline: RegExp,
  also: Partial<PictureCase> = {},
): PictureCase => ({
  name,
  slug: 'visual-intelligence',
  files,
  settings: own,
  verdict: 'right',
  says: headline,
  ...also,
})
const refused = (name: string, files: PictureCase['files'], says: RegExp): PictureCase =>
  count(name, files, says, { verdict: 'refused' })
const one =
  (make: () => Promise<ReturnType<typeof heic>> | ReturnType<typeof heic>): PictureCase['files'] =>
  async () => [[await make()]]

/** Pictures of discs on a ground: what a person counts, and how wide they are at 0.1 mm a pixel of the file. */
export const trays: PictureCase[] = [
  count(
    'a phone held upright, 12 megapixels, turned by its mark',
    one(() => turned('IMG_0412.jpg', shot(tray(3024, 4032, [3, 5], 160), 1, { far: 0.6 }), 6)),
    /\b15 objects\b/,
    { alsoSays: [/3[12]\.\d+ mm|32 mm/] },
  ),
  count(
    'cut out on a transparent ground',
    one(async () => {
      const canvas = tray(600, 400, [4, 3], 30)
      const data = Buffer.alloc(600 * 400 * 4)
      for (let i = 0; i < 600 * 400; i++) {
        const isDark = (canvas.data[i * 3] ?? 0) < 100
        data.set([60, 70, 80, isDark ? 255 : 0], i * 4)
      }
      return file(
        'cut-out.png',
        await sharp(data, { raw: { width: 600, height: 400, channels: 4 } })
          .png()
          .toBuffer(),
      )
    }),
    /\b12 objects\b/,
  ),
  count(
    'sixteen bits of grey, from a camera of the plant',
    one(async () =>
      file(
        'line 3.png',
        await picture(shot(tray(800, 600, [4, 3], 40), 2))
          .toColourspace('grey16')
          .png()
          .toBuffer(),
      ),
    ),
    /\b12 objects\b/,
  ),
  count(
    'twelve bits in sixteen, so that all of it is nearly black',
    one(async () => {
      const canvas = shot(tray(800, 600, [4, 3], 40), 3)
      const data = Uint16Array.from({ length: 800 * 600 }, (_, i) => (canvas.data[i * 3] ?? 0) * 16)
      const raw = sharp(data, { raw: { width: 800, height: 600, channels: 1 } })
      return file('mono12.png', await raw.toColourspace('grey16').png().toBuffer())
    }),
    /\b12 objects\b/,
  ),
  count(
    'a grey JPEG',
    one(async () =>
      file(
        'grey.jpg',
        await picture(shot(tray(800, 600, [5, 3], 40), 4))
          .greyscale()
          .jpeg()
          .toBuffer(),
      ),
    ),
    /\b15 objects\b/,
  ),
  count(
    'far too dark, with the noise of a camera at its limit: a count in doubt, or none',
    one(() =>
      jpeg(
        'night.jpg',
        shot(
          tray(800, 600, [4, 3], 40, [
            [8, 8, 8],
            [16, 16, 16],
          ]),
          5,
          { noise: 3 },
        ),
        95,
      ),
    ),
    /doubtful|the check .* failed/i,
    { verdict: 'asked' },
  ),
  refused(
    'twelve pixels wide',
    one(() => jpeg('tiny.jpg', tray(12, 9, [2, 1], 2))),
    /tiny\.jpg.*12 × 9 pixels/,
  ),
  count(
    'three files of one scale, each of its own size',
    async () => [
      [
        await jpeg('a.jpg', shot(tray(1200, 900, [4, 3], 50), 6)),
        await jpeg('b.jpg', shot(tray(800, 600, [3, 2], 50), 7)),
        await jpeg('c.jpg', shot(tray(3600, 2700, [2, 2], 50), 8)),
      ],
    ],
    /\b22 objects\b/,
    { alsoSays: [/10(?:\.\d+)? mm|9\.9\d* mm/] },
  ),
  count(
    'an animated GIF: one of its pictures is read, and the page says so',
    one(async () => {
      const frames = [tray(400, 300, [4, 3], 22), tray(400, 300, [3, 2], 22), tray(400, 300, [2, 2], 22)]
      const data = Buffer.concat(frames.map((frame) => Buffer.from(frame.data.buffer)))
      const raw = sharp(data, { raw: { width: 400, height: 900, channels: 3, pageHeight: 300 } })
      return file('belt.gif', await raw.gif({ delay: [200, 200, 200] }).toBuffer())
    }),
    /\b12 objects\b/,
    { alsoSays: [/first of (?:its )?3/i] },
  ),
  refused(
    'a PDF under another name',
    one(() => file('scan.jpg', Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'.repeat(40)))),
    /scan\.jpg.*PDF/,
  ),
  refused(
    'a JPEG whose copying broke off',
    one(async () => {
      const { name, buffer } = await jpeg('broken-off.jpg', shot(tray(1600, 1200, [4, 3], 80), 9))
      return file(name, buffer.subarray(0, Math.round(buffer.length * 0.55)))
    }),
    /broken-off\.jpg.*(?:cut off|incomplete|breaks off|damaged)/i,
  ),
  refused(
    'a PNG whose copying broke off',
    one(async () => {
      const buffer = await picture(shot(tray(1600, 1200, [4, 3], 80), 9))
        .png()
        .toBuffer()
      return file('broken-off.png', buffer.subarray(0, Math.round(buffer.length * 0.55)))
    }),
    /broken-off\.png.*(?:cut off|incomplete|breaks off|damaged)/i,
  ),
  refused(
    'a video in the place of a picture',
    one(() =>
      file(
        'clip.mp4',
        Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(3000, 1)]),
      ),
    ),
    /clip\.mp4.*video/i,
  ),
  refused(
    'a photo in HEIC',
    one(() => heic('IMG_0001.heic')),
    /IMG_0001\.heic.*JPEG/,
  ),
  refused(
    'a TIFF of a microscope',
    one(async () =>
      file(
        'section.tif',
        await picture(tray(400, 300, [2, 2], 30))
          .tiff()
          .toBuffer(),
      ),
    ),
    /section\.tif.*(?:TIFF|PNG)/,
  ),
  count(
    'four colours of print, progressive',
    one(async () =>
      file(
        'print.jpg',
        await picture(shot(tray(800, 600, [4, 3], 40), 10))
          .toColourspace('cmyk')
          .jpeg({ progressive: true })
          .toBuffer(),
      ),
    ),
    /\b12 objects\b/,
  ),
  refused(
    'a panorama of sixty megapixels',
    one(async () =>
      file(
        'panorama.png',
        await sharp({ create: { width: 10_000, height: 6000, channels: 3, background: '#888' } })
          .png()
          .toBuffer(),
      ),
    ),
    /panorama\.png.*60\.0 megapixels/,
  ),
  refused(
    'an empty file',
    one(() => file('empty.jpg', Buffer.alloc(0))),
    /empty\.jpg.*empty/i,
  ),
  refused(
    'one shade throughout',
    one(() => jpeg('lid-on.jpg', ground(400, 300, [9, 9, 9]))),
    /lid-on\.jpg.*all one shade/,
  ),
  refused(
    'an answer of a server saved as a picture',
    one(() => file('download.png', Buffer.from('<!doctype html><title>502</title>'))),
    /download\.png.*(?:web page|no picture)/,
  ),
  count(
    'AVIF, as newer phones write it',
    one(async () =>
      file(
        'phone.avif',
        await picture(shot(tray(800, 600, [4, 3], 40), 11))
          .avif({ quality: 70, effort: 1 })
          .toBuffer(),
      ),
    ),
    /\b12 objects\b/,
  ),
  count(
    'few colours with one of them clear',
    one(async () =>
      file(
        'palette.png',
        await picture(tray(600, 400, [4, 3], 30))
          .png({ palette: true, colours: 4 })
          .toBuffer(),
      ),
    ),
    /\b12 objects\b/,
  ),
  count(
    'a ground with a shadow of the phone over a third of it',
    one(async () => {
      const canvas = tray(1200, 900, [4, 3], 50)
      for (let y = 0; y < 900; y++)
        for (let x = 0; x < 400; x++)
          for (let c = 0; c < 3; c++) {
            const at = (y * 1200 + x) * 3 + c
            canvas.data[at] = (canvas.data[at] ?? 0) * 0.45
          }
      return jpeg('shadow.jpg', shot(canvas, 12))
    }),
    /\b12 objects\b|the check .* failed/,
    { verdict: 'asked' },
  ),
  count(
    'nothing but a wall',
    one(() => jpeg('wall.jpg', shot(ground(800, 600, [150, 150, 150]), 13, { noise: 12 }))),
    /the check .* failed/,
    { verdict: 'asked' },
  ),
]
