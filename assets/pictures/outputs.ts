import { createHash } from 'node:crypto'

import { encoding } from './encode.ts'
import type { Format } from './encode.ts'
import { mark } from './mark.ts'
import type { Board } from './parts/signpost.ts'
import { heroPhone, heroPhoneBoard } from './scenes/hero-phone.ts'
import { hero, heroBoard } from './scenes/hero.ts'
import { scenes } from './scenes/index.ts'
import { toSvg } from './svg.ts'
import type { Scene } from './svg.ts'
import { readPalette } from './theme.ts'
import type { Palette, ThemeName } from './theme.ts'

export const themes: readonly ThemeName[] = ['light', 'dark']
export const formats: readonly Format[] = ['avif', 'webp']
const siteWidths = [320, 640, 768, 1024, 1280, 1536]

/** The scene's own widths, else the site's that make sense for it: from half to two and a half times its nominal size. */
export function widthsOf(scene: Scene): number[] {
  if (scene.widths) return [...scene.widths]
  return siteWidths.filter((width) => width >= scene.width / 2 && width <= scene.width * 2.5)
}

export function pictureFile(name: string, theme: ThemeName, width: number, format: Format): string {
  return `public/pictures/${name}.${theme}.${width}.${format}`
}

export type PalettePair = Record<ThemeName, Palette>
export const readPalettes = (): PalettePair => ({ light: readPalette('light'), dark: readPalette('dark') })

/** What a scene's files depend on: both drawings and the encoder's settings, as hex SHA-256. */
export function hashScene(scene: Scene, palettes: PalettePair): string {
  const hash = createHash('sha256').update(encoding).update(widthsOf(scene).join())
  for (const theme of themes) hash.update(toSvg(scene, palettes[theme]))
  return hash.digest('hex')
}

/** Single files in the light theme, at addresses that are fixed. */
export const singles: readonly { file: string; scene: string; width: number }[] = [
  { file: 'public/hero-say-yes-to-tomorrow.png', scene: 'hero', width: 1536 },
  { file: 'public/images/manufacturing.png', scene: 'manufacturing', width: 1024 },
  { file: 'public/images/retail.png', scene: 'retail', width: 1024 },
  { file: 'public/images/transport.png', scene: 'transport', width: 1024 },
  { file: 'public/images/healthcare.png', scene: 'healthcare', width: 1024 },
  { file: 'public/ai-education-elearning.png', scene: 'education', width: 1024 },
  { file: 'public/ai-shopping-small.webp', scene: 'retail', width: 640 },
]

export const iconFiles = [
  'public/favicon.svg',
  'public/favicon.png',
  'public/favicon.ico',
  'public/apple-touch-icon.png',
  'public/icon-192.png',
  'public/icon-512.png',
] as const

export function getScene(name: string): Scene {
  const scene = scenes.find((candidate) => candidate.name === name)
  if (!scene) throw new Error(`There is no scene "${name}".`)
  return scene
}

/** The mark on a square of sea, `inset` of its 32 units free on every side. */
export function iconSvg(palette: Palette, size: number, radius: number, inset: number): string {
  const zoom = (32 - 2 * inset) / 32
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${mark.viewBox}">`,
    `<rect width="32" height="32" rx="${radius}" fill="${palette.sea}"/>`,
    `<g transform="translate(${inset} ${inset}) scale(${zoom})" fill="none" stroke="${palette.paper}"`,
    ` stroke-width="${mark.strokeWidth}" stroke-linecap="round" stroke-linejoin="round">`,
    `<path d="${mark.tide}"/><path d="${mark.datum}"/></g></svg>`,
  ].join('')
}

export function hashSingles(palettes: PalettePair): string {
  const names = [...new Set(singles.map((single) => single.scene))]
  const hash = createHash('sha256').update(JSON.stringify([encoding, singles, iconFiles, mark]))
  for (const name of names) hash.update(toSvg(getScene(name), palettes.light))
  return hash.update(JSON.stringify(palettes.light)).digest('hex')
}

/** A board's place on its sheet in percent of width and height, for the link that a page lays over it. */
function boardShare(board: Board, sheet: { width: number; height: number }) {
  const percent = (part: number, whole: number) => Math.round((part / whole) * 100_000) / 1000
  return {
    left: percent(board.x, sheet.width),
    top: percent(board.y, sheet.height),
    width: percent(board.width, sheet.width),
    height: percent(board.height, sheet.height),
  }
}

export const signposts = {
  hero: boardShare(heroBoard, hero),
  'hero-phone': boardShare(heroPhoneBoard, heroPhone),
}
