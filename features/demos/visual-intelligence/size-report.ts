import { mean, median, sampleStandardDeviation } from 'simple-statistics'
import type { Picture } from '#features/demos/frame/demo.ts'
import type {
  Figure,
  Mark,
  PictureBlock,
  Report,
  Sentence,
  TableBlock,
} from '#features/demos/frame/report/report.ts'
import type { Finding, Found } from './find-objects.ts'
import { sampleDiscs } from './sample.ts'
import { histogram, levelsPlot, mm, number, percent, type SizeSettings } from './size-plots.ts'

/** More marks than this hide the picture; the table has all. */
const mostMarks = 500
const mostNumbers = 90

/** Count and sizes in words, drawn over the picture, as a histogram and as rows. */
export function sizeReport(
  picture: Picture,
  found: Finding,
  settings: SizeSettings,
  isSample: boolean,
): Report {
  const { objects } = found
  const whole = objects.filter(({ isCut }) => !isCut)
  const sizes = whole.map(({ diameter }) => diameter)
  const outside = whole.filter((object) => isOutside(object, settings))
  const headline =
    sizes.length > 0
      ? `${count(objects.length, 'object')} counted, median diameter ${mm(median(sizes))}, from ${mm(Math.min(...sizes))} to ${mm(Math.max(...sizes))}.`
      : `${count(objects.length, 'object')} counted, none of them whole.`
  return {
    headline,
    figures: figuresOf(found, sizes, outside.length, settings),
    blocks: [
      overlay(picture, found, settings, isSample),
      ...(sizes.length > 1 ? [histogram(sizes, settings)] : []),
      ...(sizes.length > 0 ? [levelsPlot(found)] : []),
      table(objects, settings),
    ],
    meaning: meaningOf(found, sizes, outside.length, settings, isSample),
    warnings: warningsOf(found),
  }
}

const count = (value: number, noun: string) =>
  `${value.toLocaleString('en-GB')} ${noun}${value === 1 ? '' : 's'}`

function isOutside({ diameter, isCut }: Found, { low, high }: SizeSettings): boolean {
  return !isCut && ((low > 0 && diameter < low) || (high > 0 && diameter > high))
}

function figuresOf(
  found: Finding,
  sizes: number[],
  outside: number,
  { low, high, scale }: SizeSettings,
): Figure[] {
  const { objects, covered, threshold, separability } = found
  const cut = objects.length - sizes.length
  const figures: Figure[] = [
    {
      label: 'Counted',
      value: String(objects.length),
      basis: cut > 0 ? `${cut} cut by the edge` : 'all of them whole',
    },
  ]
  if (sizes.length > 0) {
    const spread = sizes.length > 1 ? `s ${mm(sampleStandardDeviation(sizes))}` : 'one object'
    figures.push({ label: 'Mean diameter', value: mm(mean(sizes)), basis: spread })
  }
  if (low > 0 || high > 0) {
    figures.push({
      label: 'Out of tolerance',
      value: String(outside),
      basis: `${low > 0 ? mm(low) : 'any'} to ${high > 0 ? mm(high) : 'any'}`,
      tone: outside > 0 ? 'warn' : 'ok',
    })
  }
  figures.push(
    { label: 'Area covered', value: percent(covered), basis: `1 pixel is ${number(scale, 3)} mm` },
    {
      label: 'Grey level that parts',
      value: String(threshold),
      basis: `separability ${number(separability)}`,
    },
  )
  return figures
}

function overlay(
  picture: Picture,
  { objects }: Finding,
  settings: SizeSettings,
  isSample: boolean,
): PictureBlock {
  const { width, height, data } = picture
  return {
    id: 'picture',
    kind: 'picture',
    title: 'What was found',
    note:
      objects.length > mostMarks
        ? `The ${mostMarks} largest are marked; the table has all.`
        : 'Circles have the area of what they mark. Warm ones are out of tolerance.',
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
    const { left, top, right, bottom, x, y, pixels, isCut } = object
    const size = { width: right - left + 1, height: bottom - top + 1 }
    const roundness = object.area / (size.width * size.height)
    const isRound =
      !isCut && roundness > 0.68 && roundness < 0.88 && Math.abs(Math.log(size.width / size.height)) < 0.25
    return {
      ...(isRound
        ? { shape: 'circle', at: [tenth(x + 0.5), tenth(y + 0.5), tenth(pixels / 2)] }
        : { shape: 'box', at: [left, top, size.width, size.height] }),
      tone: isOutside(object, settings) ? 'alarm' : 'found',
      ...(objects.length <= mostNumbers && { label }),
    }
  })
}

const tenth = (value: number) => Math.round(value * 10) / 10

function table(objects: Found[], settings: SizeSettings): TableBlock {
  const hasLimits = settings.low > 0 || settings.high > 0
  const verdict = (object: Found) =>
    object.isCut ? 'cut by the edge' : isOutside(object, settings) ? 'out of tolerance' : 'within'
  return {
    id: 'objects',
    kind: 'table',
    title: 'Every object',
    columns: [
      { label: 'No.' },
      { label: 'Centre x', unit: 'px', digits: 1 },
      { label: 'Centre y', unit: 'px', digits: 1 },
      { label: 'Width of equal circle', unit: 'px', digits: 1 },
      { label: 'Diameter', unit: 'mm', digits: 2 },
      { label: 'Area', unit: 'mm²', digits: 2 },
      { label: hasLimits ? 'Tolerance' : 'Edge' },
    ],
    rows: objects.map((object, i) => [
      i + 1,
      object.x,
      object.y,
      object.pixels,
      object.diameter,
      object.area * settings.scale ** 2,
      hasLimits || object.isCut ? verdict(object) : 'whole',
    ]),
  }
}

function meaningOf(
  { objects, separability, ignored }: Finding,
  sizes: number[],
  outside: number,
  settings: SizeSettings,
  isSample: boolean,
): Sentence[] {
  const sentences: Sentence[] = []
  if (isSample) {
    const errors = sampleDiscs().flatMap((disc) => {
      const own = objects.find(({ x, y }) => Math.hypot(x - disc.x, y - disc.y) < disc.diameter / 3)
      return own ? [Math.abs(own.pixels - disc.diameter)] : []
    })
    sentences.push({
      text: `The tray was drawn with 37 discs; ${objects.length} are counted, and ${errors.length} of the 37 are measured with a largest error of ${number(Math.max(0, ...errors), 1)} pixels, ${mm(Math.max(0, ...errors) * settings.scale)}.`,
      block: 'picture',
    })
  }
  const half = sizes.length > 0 ? settings.scale / median(sizes) : 0
  if (half > 0) {
    sentences.push({
      text: `One pixel is ${number(settings.scale, 3)} mm, ${percent(half)} of the median diameter: an error of a pixel at the outline weighs that much${half > 0.05 ? ', so go closer before you trust single sizes' : ''}.`,
      block: 'sizes',
    })
  }
  if (sizes.length > 0 && (settings.low > 0 || settings.high > 0)) {
    sentences.push({
      text:
        outside === 0
          ? `All ${sizes.length} whole objects lie within the tolerance.`
          : `${outside} of ${sizes.length} whole objects, ${percent(outside / sizes.length)}, lie outside the tolerance.`,
      block: 'objects',
    })
  }
  sentences.push({
    text:
      separability >= 0.8
        ? `The two shades stand well apart: the threshold explains ${percent(separability)} of all differences in brightness.`
        : `The threshold explains ${percent(separability)} of the differences in brightness; under 80 % light and background mix.`,
    block: 'levels',
  })
  if (ignored > 0) {
    sentences.push({
      text: `${count(ignored, 'spot')} under ${mm(settings.least)} ${ignored === 1 ? 'was' : 'were'} left out as dirt.`,
    })
  }
  return sentences
    .filter(({ block }) => sizes.length > 1 || block !== 'sizes')
    .filter(({ block }) => sizes.length > 0 || block !== 'levels')
}

function warningsOf({ objects, separability, covered }: Finding): string[] {
  const warnings: string[] = []
  const cut = objects.filter(({ isCut }) => isCut).length
  if (objects.length === 0)
    warnings.push('Nothing is large enough to count. Lower the smallest diameter or the opening.')
  if (separability < 0.6)
    warnings.push(
      'Light and dark are hardly apart in this picture; the outline follows the light rather than the objects.',
    )
  if (cut > objects.length / 4)
    warnings.push(
      `${cut} of ${objects.length} objects are cut by the edge: they count, and their sizes are left out.`,
    )
  if (covered > 0.6)
    warnings.push(
      'Most of the picture counts as objects. If that is the background, choose dark or light yourself.',
    )
  return warnings
}
