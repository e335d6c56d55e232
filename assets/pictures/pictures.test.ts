import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { pages } from '#content/pages.ts'
import { pictures } from '#content/rendered-pictures.ts'
import { socialBrand, socialPicture } from '#content/social-pictures.ts'
import manifest from './manifest.json' with { type: 'json' }
import socialManifest from './social-manifest.json' with { type: 'json' }
import { hashSocial } from './social.ts'
import { mark } from './mark.ts'
import {
  formats,
  hashScene,
  hashSingles,
  iconFiles,
  pictureFile,
  readPalettes,
  singles,
  themes,
  widthsOf,
} from './outputs.ts'
import { heroBoard, hero } from './scenes/hero.ts'
import { scenes } from './scenes/index.ts'
import { flatten } from './drawing.ts'
import { springs, tideHeight } from './tide.ts'

const fromRoot = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url))
const palettes = readPalettes()

test('every scene was rendered as it is drawn now, in the colours of today', () => {
  expect(scenes.length).toBeGreaterThan(10)
  const now = Object.fromEntries(scenes.map((scene) => [scene.name, hashScene(scene, palettes)]))
  expect(manifest.scenes, 'run: node assets/pictures/render.ts').toEqual(now)
  expect(manifest.singles, 'run: node assets/pictures/render.ts').toBe(hashSingles(palettes))
})

test('every file that a page may ask for exists', () => {
  const files = scenes.flatMap((scene) =>
    themes.flatMap((theme) =>
      widthsOf(scene).flatMap((width) =>
        formats.map((format) => pictureFile(scene.name, theme, width, format)),
      ),
    ),
  )
  const missing = [...files, ...singles.map(({ file }) => file), ...iconFiles].filter(
    (file) => !existsSync(fromRoot(file)),
  )
  expect(missing).toEqual([])
})

test('the list of pictures names each scene with its size and version', () => {
  const expected = Object.fromEntries(
    scenes.map((scene) => {
      const { name, width, height } = scene
      const version = hashScene(scene, palettes).slice(0, 8)
      return [name, { name, width, height, version, widths: widthsOf(scene) }]
    }),
  )
  expect(pictures).toEqual(expected)
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

test('every page has its preview picture, drawn with its title and scene of today', () => {
  const shown = pages.filter(({ noindex }) => !noindex).map((page) => socialPicture(page))
  expect(shown.length).toBeGreaterThan(70)
  const now = Object.fromEntries(
    shown.map((picture) => [basename(picture.file), hashSocial(picture, socialBrand, palettes.light)]),
  )
  expect(socialManifest, 'run: node assets/pictures/render-social.ts').toEqual(now)
  expect(shown.filter(({ file }) => !existsSync(fromRoot(`public${file}`)))).toEqual([])
})
