import sharp from 'sharp'

import { encodePicture, encodePng } from './encode.ts'
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
