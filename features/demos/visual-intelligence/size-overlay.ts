import type { Mark, PictureBlock } from '#features/demos/frame/report/report.ts'
import type { Finding, Found } from './find-objects.ts'
import { isOutside, type SizeSettings } from './size-plots.ts'

/** More marks than this hide the picture; the table has all. */
const mostMarks = 500
const mostNumbers = 90

/** A picture with all that was found in it. */
export function overlay(
  { picture, objects }: Finding,
  settings: SizeSettings,
  { id, title, isSample }: { id: string; title: string; isSample: boolean },
): PictureBlock {
  const { width, height, data } = picture
  return {
    id,
    kind: 'picture',
    title,
    note:
      objects.length > mostMarks
        ? `The ${mostMarks} largest are marked; the table lists all.`
        : 'Each circle has the area of the object it marks; orange ones are out of tolerance.',
    size: { width, height },
    alt: `${isSample ? 'Dark discs on a light tray' : picture.name}, ${objects.length} objects marked`,
    ...(isSample ? { src: '/demos/visual-intelligence-sample.webp' } : { pixels: data }),
    marks: marksOf(objects, settings),
  }
}

function marksOf(objects: Found[], settings: SizeSettings): Mark[] {
  const numbered = objects.map((object, i) => ({ object, label: String(i + 1) }))
  const shown = objects.length > mostMarks ? numbered.sort((a, b) => b.object.area - a.object.area) : numbered
  return shown.slice(0, mostMarks).map(({ object, label }): Mark => {
    const { left, top, right, bottom, x, y, pixels, isCut, longest, narrowest, solidity } = object
    const isRound = !isCut && solidity > 0.9 && longest < narrowest * 1.25
    return {
      ...(isRound
        ? { shape: 'circle', at: [tenth(x + 0.5), tenth(y + 0.5), tenth(pixels / 2)] }
        : { shape: 'box', at: [left, top, right - left + 1, bottom - top + 1] }),
      tone: isOutside(object, settings) ? 'alarm' : 'found',
      ...(objects.length <= mostNumbers && { label }),
    }
  })
}

const tenth = (value: number) => Math.round(value * 10) / 10
