import { onlyInWhole, polyline } from './drawing.ts'
import type { Line, Point, Shape } from './drawing.ts'
import { iso, onPlane } from './isometric.ts'
import type { Place, Plane } from './isometric.ts'

/**
 * A single-stroke alphabet of our own on a grid 4 wide and 6 high (baseline 0, y up): strokes separated by `|`, each a run
 * of x y pairs. Drawing with it needs no font on the machine, so a picture comes out the same everywhere.
 */
const glyphs: Record<string, string> = {
  A: '0 0 0 4 1.3 6 2.7 6 4 4 4 0|0 2.4 4 2.4',
  B: '0 0 0 6 3 6 3.8 5.3 3.8 3.9 3 3.2 0 3.2|3 3.2 4 2.5 4 .8 3.1 0 0 0',
  C: '4 4.8 3 6 1.1 6 0 4.8 0 1.2 1.1 0 3 0 4 1.2',
  D: '0 0 0 6 2.6 6 4 4.6 4 1.4 2.6 0 0 0',
  E: '4 6 0 6 0 0 4 0|0 3.1 3.2 3.1',
  F: '4 6 0 6 0 0|0 3.1 3.2 3.1',
  G: '4 4.8 3 6 1.1 6 0 4.8 0 1.2 1.1 0 3 0 4 1.2 4 2.8 2.4 2.8',
  H: '0 0 0 6|4 0 4 6|0 3.1 4 3.1',
  I: '.8 0 3.2 0|.8 6 3.2 6|2 0 2 6',
  J: '4 6 4 1.2 3 0 1.1 0 0 1.2',
  K: '0 0 0 6|4 6 0 2.6|1.2 3.6 4 0',
  L: '0 6 0 0 4 0',
  M: '0 0 0 6 2 3.2 4 6 4 0',
  N: '0 0 0 6 4 0 4 6',
  O: '1.1 0 0 1.2 0 4.8 1.1 6 2.9 6 4 4.8 4 1.2 2.9 0 1.1 0',
  P: '0 0 0 6 3 6 4 5.2 4 3.6 3 2.8 0 2.8',
  Q: '1.1 0 0 1.2 0 4.8 1.1 6 2.9 6 4 4.8 4 1.2 2.9 0 1.1 0|2.4 1.6 4.2 -.4',
  R: '0 0 0 6 3 6 4 5.2 4 3.6 3 2.8 0 2.8|2.2 2.8 4 0',
  S: '4 5 3 6 1 6 0 5 0 4 1 3.2 3 2.9 4 2.1 4 1 3 0 1 0 0 1',
  T: '0 6 4 6|2 6 2 0',
  U: '0 6 0 1.2 1.1 0 2.9 0 4 1.2 4 6',
  V: '0 6 2 0 4 6',
  W: '0 6 .9 0 2 3.4 3.1 0 4 6',
  X: '0 0 4 6|0 6 4 0',
  Y: '0 6 2 3 4 6|2 3 2 0',
  Z: '0 6 4 6 0 0 4 0',
  a: '.3 3.4 1 4 2.8 4 3.6 3.2 3.6 0|3.6 2.3 1 2.3 .2 1.7 .2 .7 1 0 2.6 0 3.6 1',
  b: '0 6 0 0|0 3 1 4 2.8 4 3.7 3 3.7 1 2.8 0 1 0 0 1',
  c: '3.7 3.2 2.8 4 1 4 .1 3 .1 1 1 0 2.8 0 3.7 .8',
  d: '3.7 6 3.7 0|3.7 3 2.7 4 1 4 .1 3 .1 1 1 0 2.7 0 3.7 1',
  e: '.1 2.1 3.7 2.1 3.7 3 2.8 4 1 4 .1 3 .1 1 1 0 2.8 0 3.6 .7',
  f: '3.6 6 2.6 6 1.8 5.2 1.8 0|.4 4 3.4 4',
  g: '3.7 4 3.7 -1 2.8 -2 .8 -2|3.7 3 2.7 4 1 4 .1 3 .1 1 1 0 2.7 0 3.7 1',
  h: '0 6 0 0|0 3 1 4 2.8 4 3.7 3 3.7 0',
  i: '1 4 2 4 2 0|.8 0 3.2 0|2 5.6 2 5.9',
  j: '2.6 4 2.6 -1 1.8 -2 .8 -2|2.6 5.6 2.6 5.9',
  k: '0 6 0 0|3.4 4 0 1.4|1.2 2.3 3.7 0',
  l: '1 6 2 6 2 0|.8 0 3.2 0',
  m: '0 0 0 4|0 3.3 .6 4 1.4 4 2 3.3 2 0|2 3.3 2.6 4 3.4 4 4 3.3 4 0',
  n: '0 0 0 4|0 3 1 4 2.8 4 3.7 3 3.7 0',
  o: '1 0 .1 1 .1 3 1 4 2.8 4 3.7 3 3.7 1 2.8 0 1 0',
  p: '0 4 0 -2|0 3 1 4 2.8 4 3.7 3 3.7 1 2.8 0 1 0 0 1',
  q: '3.7 4 3.7 -2|3.7 3 2.7 4 1 4 .1 3 .1 1 1 0 2.7 0 3.7 1',
  r: '.5 0 .5 4|.5 2.8 1.6 4 3 4 3.6 3.4',
  s: '3.6 3.3 2.8 4 1 4 .2 3.3 .2 2.6 1 2.1 2.8 1.9 3.6 1.4 3.6 .7 2.8 0 1 0 .2 .7',
  t: '1.6 5.6 1.6 .8 2.4 0 3.4 0|.4 4 3.2 4',
  u: '0 4 0 1 .9 0 2.7 0 3.7 1|3.7 4 3.7 0',
  v: '0 4 1.9 0 3.8 4',
  w: '0 4 .9 0 2 2.6 3.1 0 4 4',
  x: '.1 0 3.7 4|.1 4 3.7 0',
  y: '0 4 1.9 0|3.8 4 1.2 -2',
  z: '.2 4 3.6 4 .2 0 3.6 0',
  0: '1.1 0 0 1.2 0 4.8 1.1 6 2.9 6 4 4.8 4 1.2 2.9 0 1.1 0|.6 1 3.4 5',
  1: '.4 4.8 2 6 2 0|.4 0 3.6 0',
  2: '0 4.9 1 6 3 6 4 5 4 3.9 0 0 4 0',
  3: '0 5.1 1 6 3 6 3.9 5.2 3.9 4 3 3.2 1.6 3.2|3 3.2 4 2.3 4 .9 3 0 1 0 0 .9',
  4: '3 0 3 6 0 2 0 1.6 4 1.6',
  5: '3.7 6 .3 6 0 3.3 1 3.8 3 3.8 4 2.9 4 1 3 0 1 0 0 .9',
  6: '3.6 5.4 2.9 6 1.1 6 0 4.8 0 1 1 0 3 0 4 1 4 2.5 3 3.4 1 3.4 0 2.5',
  7: '0 6 4 6 1.4 0',
  8: '1 3.2 .2 4 .2 5.2 1 6 3 6 3.8 5.2 3.8 4 3 3.2 1 3.2 0 2.4 0 .9 1 0 3 0 4 .9 4 2.4 3 3.2',
  9: '.4 .6 1.1 0 2.9 0 4 1.2 4 5 3 6 1 6 0 5 0 3.5 1 2.6 3 2.6 4 3.5',
  '.': '1.8 0 2.2 0 2.2 .4 1.8 .4 1.8 0',
  ',': '2.2 .6 2.2 0 1.5 -1',
  ':': '2 .7 2 1|2 3.4 2 3.7',
  '-': '.6 3 3.4 3',
  '+': '.3 3 3.7 3|2 1.3 2 4.7',
  '/': '.4 -.6 3.6 6.6',
  '%': '.2 0 3.8 6|.2 4.4 .2 5.6 .9 6 1.6 5.6 1.6 4.4 .9 4 .2 4.4|2.4 .4 2.4 1.6 3.1 2 3.8 1.6 3.8 .4 3.1 0 2.4 .4',
  '°': '.6 4.6 .6 5.5 1.3 6 2 5.5 2 4.6 1.3 4.1 .6 4.6',
  '±': '.4 3.8 3.6 3.8|2 2.2 2 5.4|.4 .8 3.6 .8',
  '=': '.4 2.2 3.6 2.2|.4 3.8 3.6 3.8',
  '<': '3.6 5 .6 3 3.6 1',
  '>': '.4 5 3.4 3 .4 1',
  '(': '2.8 6.6 1.6 5 1.6 1 2.8 -.6',
  ')': '1.2 6.6 2.4 5 2.4 1 1.2 -.6',
  '£': '3.7 5.2 2.9 6 1.8 6 1 5.2 1 1 .3 0 3.8 0|.2 3 2.8 3',
  '#': '1.2 .6 1.6 5.4|2.6 .6 3 5.4|.2 2 3.9 2|.3 4 4 4',
  '·': '1.9 3 2.1 3',
  '?': '.2 4.9 1.1 6 3 6 3.9 5.1 3.9 4.2 2 2.9 2 1.8|2 .1 2 .4',
  '&': '4 2.4 2.4 0 1 0 0 1 0 2 3 4.4 3 5.2 2.4 6 1.4 6 .8 5.2 .8 4.4 4 0',
  μ: '0 4 0 -2|0 1 .9 0 2.7 0 3.7 1|3.7 4 3.7 0',
  '→': '0 3 4 3|2.6 1.6 4 3 2.6 4.4',
  '×': '.6 1.4 3.4 4.6|.6 4.6 3.4 1.4',
  "'": '2 6 2 4.6',
}

const advance = 5.7

/** Width in nominal pixels of `text` set with capitals `size` high. */
export function textWidth(text: string, size: number): number {
  return ((Array.from(text).length * advance - (advance - 4)) * size) / 6
}

function strokes(text: string): Point[][] {
  return Array.from(text).flatMap((letter, i) => {
    if (letter === ' ') return []
    const glyph = glyphs[letter]
    if (glyph === undefined) throw new Error(`The drawing alphabet has no letter "${letter}" (in "${text}").`)
    return glyph.split('|').map((run) => {
      const numbers = run.split(' ').map(Number)
      return Array.from({ length: numbers.length / 2 }, (_, k): Point => {
        return [(numbers[2 * k] ?? 0) + i * advance, numbers[2 * k + 1] ?? 0]
      })
    })
  })
}

type Align = 'left' | 'middle' | 'right'
const offset = { left: 0, middle: 0.5, right: 1 } satisfies Record<Align, number>

/** A label that faces the reader: `at` is its baseline; `size` the height of a capital in nominal pixels. */
export function label(
  text: string,
  [x, y]: Point,
  size = 7,
  line: Line = 'letter',
  align: Align = 'left',
): Shape[] {
  const start = x - textWidth(text, size) * offset[align]
  const k = size / 6
  return letter(text, line, (u, v) => [start + u * k, y - v * k])
}

/** A label that lies on the floor or on a wall of the model. */
export function labelOn(plane: Plane, at: Place, text: string, size = 7, line: Line = 'letter'): Shape[] {
  const k = size / 6
  return letter(text, line, (u, v) => iso(onPlane(plane, at, u * k, v * k)))
}

/** Sets the letters by where a place of the grid is on the sheet; where they would be too small to be read, a line is as long as they are. */
function letter(text: string, line: Line, place: (u: number, v: number) => Point): Shape[] {
  const middle = 2.6
  const rule = polyline([place(0, middle), place(textWidth(text, 6), middle)], 'hair')
  const letters = strokes(text).map((run) =>
    polyline(
      run.map(([u, v]) => place(u, v)),
      line,
    ),
  )
  return [...onlyInWhole(letters), { ...rule, only: 'small' }]
}
