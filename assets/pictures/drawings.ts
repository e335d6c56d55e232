import { createHash } from 'node:crypto'
import type { Board } from './parts/signpost.ts'
import { heroPhone, heroPhoneBoard } from './scenes/hero-phone.ts'
import { hero, heroBoard } from './scenes/hero.ts'
import { smallSvg, themedSvg } from './svg.ts'
import type { Scene } from './svg.ts'
import type { PalettePair } from './theme.ts'

/** Draws a scene: its files (the whole drawing for wide screens, and the small one without lettering for narrow ones) and the version in their addresses. */
export function drawScene(scene: Scene, palettes: PalettePair) {
  const { name, width, height, screens } = scene
  const whole = { file: `pictures/${name}.svg`, svg: themedSvg(scene, palettes) }
  const small = { file: `pictures/${name}.small.svg`, svg: smallSvg(scene, palettes) }
  const files = screens === 'wide' ? [whole] : screens === 'narrow' ? [small] : [whole, small]
  const hash = createHash('sha256')
  for (const { svg } of files) hash.update(svg)
  return { picture: { name, width, height, version: hash.digest('hex').slice(0, 8) }, files }
}

export type DrawnPicture = ReturnType<typeof drawScene>['picture']

/** The module that tells pages what is drawn: sizes, versions and where the hero's signpost stands. */
export function listOfPictures(drawn: readonly DrawnPicture[]): string {
  const pictures = drawn.map((picture) => [picture.name, picture] as const)
  const signposts = { hero: boardShare(heroBoard, hero), 'hero-phone': boardShare(heroPhoneBoard, heroPhone) }
  return [
    '/** Written by assets/pictures/draw.ts. */',
    `export const pictures = ${JSON.stringify(Object.fromEntries(pictures), null, 2)} as const`,
    '',
    '/** Where the blank board of the drawn signpost stands, in percent of the picture. */',
    `export const signposts = ${JSON.stringify(signposts, null, 2)} as const`,
    '',
  ].join('\n')
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
