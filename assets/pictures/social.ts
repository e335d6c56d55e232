import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { openSync } from 'fontkit'
import sharp from 'sharp'

import type { SocialPicture } from '#content/social-pictures.ts'
import { mark } from './mark.ts'
import { scenes } from './scenes/index.ts'
import { toSvg } from './svg.ts'
import type { Scene } from './svg.ts'
import { springs, tideHeight } from './tide.ts'
import type { Palette } from './theme.ts'

/** What networks and messengers show: 1200 × 630. */
const sheet = { width: 1200, height: 630, margin: 64 }
const titleWidth = 500
const version = 'social 1'

const font = openSync(
  fileURLToPath(
    new URL(
      '../../node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
      import.meta.url,
    ),
  ),
)

const widthOf = (text: string, size: number) => (font.layout(text).advanceWidth / font.unitsPerEm) * size

/** A line of text as outlines, so that it looks the same on every machine; `y` is its baseline. */
function lettering(text: string, size: number, x: number, y: number, colour: string): string {
  const zoom = size / font.unitsPerEm
  const run = font.layout(text)
  let at = 0
  const glyphs = run.glyphs.map((glyph, i) => {
    const path = `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`
    at += run.positions[i]?.xAdvance ?? 0
    return path
  })
  return `<g transform="translate(${x} ${y}) scale(${zoom} ${-zoom})" fill="${colour}">${glyphs.join('')}</g>`
}

/** Words in lines of at most `width` pixels. */
function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    const longer = line === undefined ? word : `${line} ${word}`
    if (line !== undefined && widthOf(longer, size) > width) lines.push(word)
    else lines.splice(Math.max(lines.length - 1, 0), 1, longer)
  }
  return lines
}

/** The largest of the sizes at which the title fits into four lines. */
function setTitle(title: string) {
  for (const size of [68, 60, 54, 48]) {
    const lines = wrap(title, size, titleWidth)
    const isNarrow = lines.every((line) => widthOf(line, size) <= titleWidth)
    if (lines.length <= 4 && isNarrow) return { size, lines }
  }
  return { size: 42, lines: wrap(title, 42, titleWidth) }
}

function sceneOf({ scenes: names }: SocialPicture): Scene {
  const found = names.flatMap((name) => scenes.filter((scene) => scene.name === name))
  const [first] = found
  if (!first) throw new Error(`None of these scenes is drawn: ${names.join(', ')}`)
  return first
}

function tideLine(palette: Palette): string {
  const points = Array.from({ length: 241 }, (_, i) => {
    const y = sheet.height - 18 - (tideHeight(i * 0.3) / springs) * 30
    return `${i * 5} ${y.toFixed(1)}`
  })
  return `<path d="M${points.join('L')}" fill="none" stroke="${palette.sea}" stroke-width="2.5"/>`
}

/** Everything a picture depends on, as hex SHA-256. */
export function hashSocial(picture: SocialPicture, brandName: string, palette: Palette): string {
  const { file, title, kind } = picture
  const parts = [version, file, title, kind, brandName, mark, toSvg(sceneOf(picture), palette)]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** Mark, kind and title at the left, the page's scene at the right, the tide below; PNG bytes. */
export async function renderSocial(
  picture: SocialPicture,
  brandName: string,
  palette: Palette,
): Promise<Buffer> {
  const scene = sceneOf(picture)
  const room = { width: 600, height: 440 }
  const zoom = Math.min(room.width / scene.width, room.height / scene.height)
  const drawing = await sharp(Buffer.from(toSvg(scene, palette, Math.round(scene.width * zoom))))
    .png()
    .toBuffer()
  const { height = 0, width = 0 } = await sharp(drawing).metadata()
  const { size, lines } = setTitle(picture.title)
  const leading = Math.round(size * 1.08)
  const top = 330 - ((lines.length - 1) * leading) / 2 + size / 3
  const words = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}">`,
    `<g transform="translate(${sheet.margin} 56) scale(1.5)" fill="none" stroke="${palette.sea}"`,
    ` stroke-width="${mark.strokeWidth}" stroke-linecap="round" stroke-linejoin="round">`,
    `<path d="${mark.tide}"/><path d="${mark.datum}"/></g>`,
    lettering(brandName, 34, sheet.margin + 64, 94, palette.ink),
    picture.kind && lettering(picture.kind, 26, sheet.margin, top - size - 14, palette.sea),
    ...lines.map((line, i) => lettering(line, size, sheet.margin, top + i * leading, palette.ink)),
    tideLine(palette),
    '</svg>',
  ].join('')
  const paper = { ...sheet, channels: 3 as const, background: palette.paper }
  return sharp({
    create: { width: paper.width, height: paper.height, channels: 3, background: paper.background },
  })
    .composite([
      { input: drawing, left: sheet.width - width - 32, top: Math.round((sheet.height - 40 - height) / 2) },
      { input: Buffer.from(words), left: 0, top: 0 },
    ])
    .png({ palette: true, colours: 32, dither: 0, effort: 10 })
    .toBuffer()
}
