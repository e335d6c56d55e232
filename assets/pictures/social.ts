import { fileURLToPath } from 'node:url'
import { openSync } from 'fontkit'
import { pages } from '#content/pages.ts'
import { socialBrand, socialPicture, type SocialPicture } from '#content/social-pictures.ts'
import { encodePng } from './encode.ts'
import { mark } from './mark.ts'
import type { Raster } from './rasters.ts'
import { scenes } from './scenes/index.ts'
import { plainSvg } from './svg.ts'
import type { Scene } from './svg.ts'
import { springs, tideHeight } from './tide.ts'
import type { Palette } from './theme.ts'

/** What networks and messengers show: 1200 × 630. */
const sheet = { width: 1200, height: 630, margin: 64 }
const room = { width: 600, height: 440 }
const titleWidth = 500

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

function sceneOf(names: readonly string[]): Scene {
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

/** Mark, kind and title at the left, the page's scene at the right, the tide below. */
function socialSvg({ kind, title, ...picture }: SocialPicture, palette: Palette): string {
  const scene = sceneOf(picture.scenes)
  const zoom = Math.min(room.width / scene.width, room.height / scene.height)
  const width = Math.round(scene.width * zoom)
  const x = sheet.width - width - 32
  const y = Math.round((sheet.height - 40 - scene.height * zoom) / 2)
  const { size, lines } = setTitle(title)
  const leading = Math.round(size * 1.08)
  const top = 330 - ((lines.length - 1) * leading) / 2 + size / 3
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}">`,
    `<rect width="${sheet.width}" height="${sheet.height}" fill="${palette.paper}"/>`,
    plainSvg(scene, palette, { x, y, width }),
    `<g transform="translate(${sheet.margin} 56) scale(1.5)" fill="none" stroke="${palette.sea}"`,
    ` stroke-width="${mark.strokeWidth}" stroke-linecap="round" stroke-linejoin="round">`,
    `<path d="${mark.tide}"/><path d="${mark.datum}"/></g>`,
    lettering(socialBrand, 34, sheet.margin + 64, 94, palette.ink),
    kind && lettering(kind, 26, sheet.margin, top - size - 14, palette.sea),
    ...lines.map((line, i) => lettering(line, size, sheet.margin, top + i * leading, palette.ink)),
    tideLine(palette),
    '</svg>',
  ].join('')
}

/** The preview picture of every page that may be indexed. */
export function socialRasters(palette: Palette): Raster[] {
  const shown = pages.filter(({ noindex }) => !noindex).map(socialPicture)
  return shown.map((picture) => ({
    file: picture.file.slice(1),
    svg: socialSvg(picture, palette),
    encode: encodePng,
  }))
}
