import sharp from 'sharp'

import { encodePicture, encodePng } from './encode.ts'
import { mark } from './mark.ts'
import { getScene, iconSvg } from './outputs.ts'
import type { PalettePair } from './outputs.ts'
import { toSvg } from './svg.ts'
import type { Palette } from './theme.ts'

export async function renderSingle(single: { file: string; scene: string; width: number }, palette: Palette) {
  const scene = getScene(single.scene)
  const svg = toSvg(scene, palette, single.width)
  return single.file.endsWith('.webp')
    ? encodePicture(svg, 'webp', single.width / scene.width)
    : encodePng(svg)
}

/** The preview picture, 1200 × 630: the hero over the mark, no words, since other sites set the title beside it. */
export async function renderOpenGraph(palette: Palette): Promise<Buffer> {
  const hero = await sharp(Buffer.from(toSvg(getScene('hero'), palette, 1200)))
    .png()
    .toBuffer()
  const sign = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="176" height="176" viewBox="${mark.viewBox}" fill="none"`,
    ` stroke="${palette.sea}" stroke-width="${mark.strokeWidth}" stroke-linecap="round" stroke-linejoin="round">`,
    `<path d="${mark.tide}"/><path d="${mark.datum}"/></svg>`,
  ].join('')
  const sheet = sharp({ create: { width: 1200, height: 630, channels: 3, background: palette.paper } })
  return sheet
    .composite([
      { input: hero, left: 0, top: 50 },
      { input: Buffer.from(sign), left: 72, top: 168 },
    ])
    .png({ palette: true, colours: 32, dither: 0, effort: 10 })
    .toBuffer()
}

/** An .ico file is a six-byte header, one directory entry and the PNG itself. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, png])
}

export async function renderIcons({ light }: PalettePair): Promise<[file: string, data: string | Buffer][]> {
  const png = (size: number, radius: number, inset: number) =>
    sharp(Buffer.from(iconSvg(light, size, radius, inset)))
      .png({ effort: 10 })
      .toBuffer()
  const small = await png(32, 6, 2)
  return [
    ['public/favicon.svg', iconSvg(light, 32, 6, 2)],
    ['public/favicon.png', small],
    ['public/favicon.ico', icoOf(small, 32)],
    ['public/apple-touch-icon.png', await png(180, 0, 5)],
    ['public/icon-192.png', await png(192, 0, 6)],
    ['public/icon-512.png', await png(512, 0, 6)],
  ]
}
