import { gzipSync } from 'node:zlib'
import { XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { disc, polyline, rectangle } from './drawing.ts'
import { note } from './dimensions.ts'
import { label } from './lettering.ts'
import { outline } from './outline.ts'
import { scenes } from './scenes/index.ts'
import { plainSvg, smallSvg, themedSvg } from './svg.ts'
import type { Scene } from './svg.ts'
import { readPalettes } from './theme.ts'

const palettes = readPalettes()
const paths = (svg: string) => svg.match(/<path /g)?.length ?? 0

test('a path is written in tenths of a nominal pixel from its first point, and closed where it is', () => {
  const corner = [
    [10, 20],
    [15.04, 20],
    [15.04, 12.5],
  ] as const
  expect(outline(corner, false)).toBe('M100 200l50 0 0-75')
  expect(outline(corner, true)).toBe('M100 200l50 0 0-75z')
  expect(outline([[1, 2]], false)).toBe('M10 20l0 0')
})

test('a part that is drawn twice is written twice in the same words', () => {
  const steps = (x: number, y: number) => outline(disc([x, y], 7.3).points, true).replace(/^M[^l]+/, '')
  expect(steps(103.27, 44.81)).toBe(steps(12.5, 9.96))
})

test('points on a straight line are left out, and a curve stays where it is to a sixteenth of a pixel', () => {
  expect(
    outline(
      [
        [0, 0],
        [5, 0.01],
        [10, 0],
      ],
      false,
    ),
  ).toBe('M0 0l100 0')
  const round = outline(disc([0, 0], 20).points, true)
  const corners = round.split('l')[1]?.match(/-?\d+/g)?.length ?? 0
  expect(corners / 2).toBeGreaterThanOrEqual(20)
})

test('one file holds both themes: its address ends in #dark for the other', () => {
  const svg = themedSvg(sketch, palettes)
  expect(svg).toMatch(/^<svg [^>]*\bid="dark"/)
  expect(svg).toMatch(/<style>svg\{--paper:#fbfaf6;[^}]*\}svg:target\{--paper:#0b161d;/)
  expect(svg).toMatch(/width="480" height="240" viewBox="0 0 4800 2400"/)
  expect(svg.replace(/<style>.*<\/style>/, '')).not.toMatch(/#[0-9a-f]{6}/)
})

test('a small picture has a line in place of a label, none of a note, and no line under 0.8 px at 320', () => {
  const svg = smallSvg({ ...sketch, shapes: label('CAM 2', [10, 40]) }, palettes)
  expect([paths(svg), svg.match(/<path class[^>]+d="M[^l]+l[^"M]+"/g)?.length]).toEqual([2, 1])
  const noted: Scene = { ...sketch, shapes: note([10, 10], [40, 20], '0.42 mm') }
  expect([paths(smallSvg(noted, palettes)), paths(themedSvg(noted, palettes))]).toEqual([1, 4])
  const widths = [...smallSvg(sketch, palettes).matchAll(/stroke-width:([\d.]+)/g)].map(([, width]) =>
    Number(width),
  )
  expect(widths.length).toBeGreaterThan(0)
  const pixels = (Math.min(...widths) / 4800) * 320
  expect(pixels).toBeGreaterThanOrEqual(0.8)
})

test('lines of one pen that follow each other are one path, and never across a surface', () => {
  const line = (y: number) =>
    polyline(
      [
        [0, y],
        [9, y],
      ],
      'ink',
    )
  const scene = (shapes: Scene['shapes']): Scene => ({ name: 'lines', width: 20, height: 20, shapes })
  const paper = 1
  expect(paths(themedSvg(scene([line(1), line(2), line(3)]), palettes))).toBe(paper + 1)
  expect(paths(themedSvg(scene([line(1), rectangle(0, 0, 5, 5, 'tint'), line(2)]), palettes))).toBe(paper + 3)
})

test('a drawing for readers without custom properties has none', () => {
  const svg = plainSvg(sketch, palettes.dark, { width: 300 })
  expect(svg).not.toContain('var(')
  expect(svg).toContain('#0b161d')
  expect(svg).toMatch(/width="300" height="150" viewBox="0 0 4800 2400"/)
})

test('every drawing is well-formed and takes at most 12 kB packed by gzip, the hero 21', () => {
  for (const scene of scenes) {
    for (const svg of [themedSvg(scene, palettes), smallSvg(scene, palettes)]) {
      expect(XMLValidator.validate(svg), scene.name).toBe(true)
      const most = scene.name === 'hero' ? 21_000 : 12_000
      expect(gzipSync(svg).length, scene.name).toBeLessThan(most)
    }
  }
})

const sketch: Scene = {
  name: 'sketch',
  width: 480,
  height: 240,
  shapes: [rectangle(5, 5, 40, 20, 'tint', 'hair'), ...label('CAM 2', [10, 40])],
}
