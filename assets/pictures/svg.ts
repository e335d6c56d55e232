import { lines } from './drawing.ts'
import type { Shape } from './drawing.ts'
import type { Palette } from './theme.ts'

/**
 * A picture: its nominal size in CSS pixels (the size its pen widths are meant for) and its shapes, far to near.
 * `widths` narrows down what is rendered of a picture that is never shown large.
 */
export type Scene = {
  name: string
  width: number
  height: number
  shapes: readonly Shape[]
  widths?: readonly number[]
}

const round = (value: number) => Math.round(value * 100) / 100

/** The scene as SVG at a pixel width; lines never get thinner than `thinnest` pixels of the output. */
export function toSvg(scene: Scene, palette: Palette, width = scene.width, thinnest = 0.8): string {
  const zoom = width / scene.width
  const height = Math.round(scene.height * zoom)
  const paths = scene.shapes.map(({ points, closed, fill, line }) => {
    const d = `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${closed ? 'Z' : ''}`
    const pen = line && lines[line]
    const dash = pen && 'dash' in pen ? ` stroke-dasharray="${pen.dash}"` : ''
    const stroke = pen
      ? ` stroke="${palette[pen.tone]}" stroke-width="${round(Math.max(pen.width, thinnest / zoom))}"${dash}`
      : ''
    return `<path d="${d}" fill="${fill ? palette[fill] : 'none'}"${stroke}/>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${scene.width} ${scene.height}"`,
    ' stroke-linejoin="round" stroke-linecap="round">',
    `<rect width="${scene.width}" height="${scene.height}" fill="${palette.paper}"/>`,
    ...paths,
    '</svg>',
  ].join('')
}
