import { lines } from './drawing.ts'
import type { Line, Shape, Tone } from './drawing.ts'
import { gridSteps, outline } from './outline.ts'
import type { Palette, PalettePair } from './theme.ts'

/** A picture: its nominal size in CSS pixels (the size its pen widths are meant for) and its shapes, far to near. */
export type Scene = {
  name: string
  width: number
  height: number
  shapes: readonly Shape[]
  /** The screens that show it, when another composition is for the rest. */
  screens?: 'wide' | 'narrow'
}

/** On the narrowest screen a small picture has lines of at least so many pixels. */
const thinnest = { line: 0.8, screen: 320 }

/** The scene as SVG in the colours of the light theme, and of the dark one where its address ends in `#dark`. */
export function themedSvg(scene: Scene, palettes: PalettePair): string {
  return drawThemed(scene, palettes, 'whole')
}

/** The same without lettering, which is too small to be read there, and with stronger lines: for cards and phones. */
export function smallSvg(scene: Scene, palettes: PalettePair): string {
  return drawThemed(scene, palettes, 'small')
}

type Version = NonNullable<Shape['only']>

function drawThemed(scene: Scene, { light, dark }: PalettePair, version: Version): string {
  const tones = [...tonesOf(scene)]
  const properties = (palette: Palette) => tones.map((tone) => `--${tone}:${palette[tone]}`).join(';')
  const colours = `svg{${properties(light)}}svg:target{${properties(dark)}}`
  return draw(scene, version, colours, (tone) => `var(--${tone})`, ' id="dark"')
}

/** Where a drawing stands and how wide it is, in pixels. */
export type Frame = { x?: number; y?: number; width: number }

/** The scene as SVG in the colours of one theme, for readers that know no custom properties. */
export function plainSvg(scene: Scene, palette: Palette, frame: Frame): string {
  return draw(scene, 'whole', '', (tone) => palette[tone], '', frame)
}

function draw(
  scene: Scene,
  version: Version,
  colours: string,
  colour: (tone: Tone) => string,
  attributes: string,
  { x = 0, y = 0, width }: Frame = scene,
): string {
  const shapes = scene.shapes.filter((shape) => (shape.only ?? version) === version)
  const size = [scene.width * gridSteps, scene.height * gridSteps] as const
  const height = Math.round((scene.height * width) / scene.width)
  const least = version === 'small' ? (thinnest.line * scene.width) / thinnest.screen : 0
  const place = x || y ? ` x="${x}" y="${y}"` : ''
  const pens = new Set(shapes.flatMap(({ line }) => (line ? [line] : [])))
  const fills = new Set(shapes.flatMap(({ fill }) => (fill ? [fill] : [])))
  const rules = [
    ...[...fills].map((tone) => `.${fillClass(tone)}{fill:${colour(tone)}}`),
    ...[...pens].map((line) => `.${lineClass(line)}{${penRule(line, colour, least)}}`),
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg"${attributes}${place} width="${width}" height="${height}" viewBox="0 0 ${size.join(' ')}"`,
    ' fill="none" stroke-linejoin="round" stroke-linecap="round">',
    `<style>${colours}${rules.join('')}</style>`,
    `<path fill="${colour('paper')}" d="M0 0h${size[0]}v${size[1]}h-${size[0]}z"/>`,
    ...joinLines(shapes).map(({ d, fill, line }) => {
      const classes = [fill && fillClass(fill), line && lineClass(line)].filter(Boolean)
      return `<path class="${classes.join(' ')}" d="${d}"/>`
    }),
    '</svg>',
  ].join('')
}

type Path = { d: string; fill?: Tone; line?: Line }

/** Lines of one pen that follow each other are one path: what they look like stays, and there is less to parse. */
function joinLines(shapes: readonly Shape[]): Path[] {
  const paths: Path[] = []
  for (const { points, closed, fill, line } of shapes) {
    const d = outline(points, closed)
    const last = paths.at(-1)
    if (last && line && !fill && !last.fill && last.line === line) last.d += d
    else paths.push({ d, fill, line })
  }
  return paths
}

function penRule(line: Line, colour: (tone: Tone) => string, least: number): string {
  const pen = lines[line]
  const onGrid = (length: number) => Math.round(length * gridSteps * 10) / 10
  const dash =
    'dash' in pen ? `;stroke-dasharray:${pen.dash.split(' ').map(Number).map(onGrid).join(' ')}` : ''
  return `stroke:${colour(pen.tone)};stroke-width:${onGrid(Math.max(pen.width, least))}${dash}`
}

const letter = (at: number) => String.fromCharCode(97 + at)
const toneNames = ['paper', 'raised', 'sunk', 'tint', 'rule', 'edge', 'slate', 'sea', 'deep', 'ink', 'signal']
const penNames = Object.keys(lines)
const fillClass = (tone: Tone) => letter(toneNames.indexOf(tone))
const lineClass = (line: Line) => letter(penNames.indexOf(line)).toUpperCase()

function tonesOf({ shapes }: Scene): Set<Tone> {
  const used = shapes.flatMap(({ fill, line }) => [fill ?? [], line ? lines[line].tone : []].flat())
  return new Set(['paper', ...used])
}
