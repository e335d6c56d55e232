import type { Picture } from '#features/demos/frame/demo.ts'
import { firstArea, firstThreshold } from '#features/demos/machine-vision/demo.ts'
import { compare, judge } from '#features/demos/machine-vision/inspect.ts'
import { closestOf, sheetOf, worstOf } from '#features/demos/machine-vision/inspection-report.ts'
import { sampleParts } from '#features/demos/machine-vision/sample.ts'
import { emptyYard, sampleFrames } from '#features/demos/smart-safety-surveillance/sample.ts'
import { momentsOf, yardZoom } from '#features/demos/smart-safety-surveillance/stay-report.ts'
import { firstSettings, watch } from '#features/demos/smart-safety-surveillance/watch.ts'
import { pictureSheet } from './vision/picture-sheet.ts'
import { sampleTray } from '#features/demos/visual-intelligence/sample.ts'

/** The samples' pictures as the pages show them, by the name of their file in `public/demos/`. */
export function samplePictures(): [name: string, picture: Picture][] {
  return [['visual-intelligence-sample', sampleTray()], ...machineVision(), ...surveillance()]
}

/** Whole samples of several pictures, by the demo's name: what a visitor may download and choose again. */
export function sampleSets(): [slug: string, pictures: [name: string, picture: Picture][]][] {
  const { master, good, faulty } = sampleParts()
  const numbered = (name: string, pictures: Picture[]) =>
    pictures.map((picture, i): [string, Picture] => [`${name}-${String(i + 1).padStart(2, '0')}`, picture])
  // A visitor's series has up to 60 pictures: every other one, one a second.
  const frames = sampleFrames().filter((_, i) => i % 2 === 0)
  return [
    ['visual-intelligence', [['tray', sampleTray()]]],
    [
      'machine-vision',
      [...numbered('master', master), ...numbered('good', good), ...numbered('faulty', faulty)],
    ],
    ['smart-safety-surveillance', numbered('frame', frames)],
  ]
}

function machineVision(): [name: string, picture: Picture][] {
  const { master, good, faulty } = sampleParts()
  const [only] = master
  if (!only) throw new Error('The sample has no master')
  const pictures = [...good, ...faulty].map((picture, i) => ({ picture, isFaulty: i >= good.length }))
  const settings = { area: firstArea, align: 'on' } as const
  const all = judge(compare(only, pictures, settings, { progress: () => undefined }), firstThreshold)
  return [
    ['machine-vision-sample', pictureSheet(...sheetOf(all))],
    ['machine-vision-closest', pictureSheet(...closestOf(only, worstOf(all)))],
  ]
}

function surveillance(): [name: string, picture: Picture][] {
  const frames = sampleFrames()
  const { alarms } = watch(frames, firstSettings, { progress: () => undefined })
  return [
    ['smart-safety-surveillance-yard', emptyYard(yardZoom)],
    ['smart-safety-surveillance-moments', pictureSheet(...momentsOf(frames, alarms))],
  ]
}
