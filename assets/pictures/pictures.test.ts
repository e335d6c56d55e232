import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { imageSize } from 'image-size'
import { expect, test } from 'vitest'

import { pages } from '#content/pages.ts'
import { pictures } from '#content/rendered-pictures.ts'
import { socialPicture } from '#content/social-pictures.ts'
import { modules } from '#tests/source-tree.ts'
import { flatten } from './drawing.ts'
import { drawScene } from './drawings.ts'
import { mark } from './mark.ts'
import { heroBoard, hero } from './scenes/hero.ts'
import { scenes } from './scenes/index.ts'
import { readPalettes } from './theme.ts'
import { springs, tideHeight } from './tide.ts'

const fromRoot = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url))
const sizeOf = (file: string) => imageSize(readFileSync(fromRoot(`public/${file}`)))

test('the drawings and their list are those of the scenes and colours of today', () => {
  expect(scenes.length).toBeGreaterThan(90)
  const drawn = scenes.map((scene) => drawScene(scene, readPalettes()))
  expect(pictures).toEqual(Object.fromEntries(drawn.map(({ picture }) => [picture.name, picture])))
  const stale = drawn
    .flatMap(({ files }) => files)
    .filter(({ file, svg }) => readFileSync(fromRoot(`public/${file}`), 'utf8') !== svg)
  expect(stale).toEqual([])
})

test('the pictures that the customer names are at their addresses, at least as wide as a phone at two to one', () => {
  const wide = [
    'hero-say-yes-to-tomorrow.png',
    'images/manufacturing.png',
    'images/retail.png',
    'images/transport.png',
    'images/healthcare.png',
    'ai-education-elearning.png',
  ]
  for (const file of wide) expect(sizeOf(file).width, file).toBeGreaterThanOrEqual(780)
  expect(sizeOf('ai-shopping-small.webp')).toMatchObject({ width: 640, type: 'webp' })
})

test('every page that may be indexed has a preview picture of 1200 by 630 pixels', () => {
  const files = pages.filter(({ noindex }) => !noindex).map((page) => socialPicture(page).file)
  expect(files.length).toBeGreaterThan(100)
  const wrong = files.filter((file) => {
    const { width, height, type } = sizeOf(file)
    return width !== 1200 || height !== 630 || type !== 'png'
  })
  expect(wrong).toEqual([])
})

test('browsers and telephones find their icons', () => {
  expect(existsSync(fromRoot('public/favicon.svg'))).toBe(true)
  expect(sizeOf('favicon.ico')).toMatchObject({ width: 32, height: 32 })
  expect(sizeOf('apple-touch-icon.png')).toMatchObject({ width: 180, height: 180 })
  expect(sizeOf('icon-192.png').width).toBe(192)
  expect(sizeOf('icon-512.png').width).toBe(512)
})

test('a scene has exactly one signal-coloured point', () => {
  const points = (name: string) => {
    const scene = scenes.find((candidate) => candidate.name === name)
    return scene ? flatten(scene.shapes).filter((shape) => shape.fill === 'signal').length : 0
  }
  const wrong = scenes.map(({ name }) => [name, points(name)] as const).filter(([, count]) => count !== 1)
  expect(wrong).toEqual([])
})

test('nothing of a scene lies far outside its sheet', () => {
  const outside = scenes.filter(({ width, height, shapes }) =>
    shapes.some(({ points }) =>
      points.some(([x, y]) => x < -width / 10 || y < -height / 10 || x > width * 1.1 || y > height * 1.1),
    ),
  )
  expect(outside.map(({ name }) => name)).toEqual([])
})

test('the signpost board of the hero lies on its sheet', () => {
  expect(heroBoard.x).toBeGreaterThan(0)
  expect(heroBoard.x + heroBoard.width).toBeLessThan(hero.width)
  expect(heroBoard.y + heroBoard.height).toBeLessThan(hero.height)
})

test('the tide stands highest at springs, when both harmonics agree', () => {
  expect(tideHeight(0)).toBeCloseTo(springs, 6)
  const aWeekLater = Math.max(...Array.from({ length: 200 }, (_, i) => tideHeight(174 + i / 10)))
  expect(aWeekLater).toBeLessThan(springs - 0.9)
})

test('the mark of the pages is the mark of the icons', () => {
  const component = readFileSync(fromRoot('ui/brand-mark.tsx'), 'utf8')
  expect(component).toContain(mark.tide)
  expect(component).toContain(mark.datum)
})

test('what the pictures are drawn from can be read before any is drawn', () => {
  const files = new Map(modules().map((file) => [file.path, file]))
  const read = new Set(['assets/pictures/social.ts', 'assets/pictures/scenes/index.ts'])
  for (const path of read)
    for (const one of files.get(path)?.imports ?? []) if (one.path && !one.isType) read.add(one.path)
  expect(read.size).toBeGreaterThan(20)
  expect([...read]).not.toContain('content/rendered-pictures.ts')
})
