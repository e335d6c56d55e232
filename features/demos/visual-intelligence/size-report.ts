import { mean, median, sampleStandardDeviation } from 'simple-statistics'
import type { Figure, Report, Sentence } from '#features/demos/frame/report/report.ts'
import type { Finding } from './find-objects.ts'
import { sampleDiscs } from './sample.ts'
import { sizeChecks } from './size-checks.ts'
import { overlay } from './size-overlay.ts'
import {
  histogram,
  isOutside,
  levelsPlot,
  measureNames,
  mm,
  number,
  percent,
  sizeOf,
  type SizeSettings,
} from './size-plots.ts'
import { objectTable, pictureTable } from './size-table.ts'

/** So many pictures of a batch are shown, the first ones. */
const mostShown = 6

/** Count and sizes in words, drawn over the pictures, as a histogram and as rows. */
export function sizeReport(findings: readonly Finding[], settings: SizeSettings, isSample: boolean): Report {
  const checks = sizeChecks(findings, settings)
  const failed = checks.find(({ state }) => state === 'failed')
  const hardest = [...findings].sort((a, b) => a.contrast - b.contrast)[0]
  const pictures = findings.slice(0, mostShown).map((finding, i) =>
    overlay(finding, settings, {
      id: i === 0 ? 'picture' : `picture-${i + 1}`,
      title: findings.length > 1 ? finding.picture.name : 'What was found',
      isSample,
    }),
  )
  const levels = hardest ? [levelsPlot(hardest, findings.length > 1)] : []
  if (failed)
    return {
      headline: `No count can be given: the check “${failed.name}” failed.`,
      figures: [],
      blocks: [...pictures, ...levels],
      meaning: [{ text: failed.says }],
      checks,
    }
  const sizes = measuredSizes(findings, settings)
  return {
    headline: headlineOf(findings, sizes, settings),
    figures: figuresOf(findings, sizes, settings),
    blocks: [
      ...pictures,
      ...(sizes.length > 1 ? [histogram(sizes, settings)] : []),
      ...levels,
      ...(findings.length > 1 ? [pictureTable(findings, settings)] : []),
      objectTable(findings, settings),
    ],
    meaning: meaningOf(findings, sizes, settings, isSample),
    checks,
  }
}

const objectsOf = (findings: readonly Finding[]) => findings.flatMap(({ objects }) => objects)

/** Of what lies whole in its picture. */
const measuredSizes = (findings: readonly Finding[], settings: SizeSettings) =>
  objectsOf(findings).flatMap((object) => (object.isCut ? [] : [sizeOf(object, settings)]))

const outsideOf = (findings: readonly Finding[], settings: SizeSettings) =>
  objectsOf(findings).filter((object) => isOutside(object, settings)).length

const count = (value: number, noun: string) =>
  `${value.toLocaleString('en-GB')} ${noun}${value === 1 ? '' : 's'}`

function headlineOf(findings: readonly Finding[], sizes: number[], { measure }: SizeSettings): string {
  const where = findings.length > 1 ? ` in ${findings.length} pictures` : ''
  return `${count(objectsOf(findings).length, 'object')} counted${where}, median ${measureNames[measure].toLowerCase()} ${mm(median(sizes))}, from ${mm(min(sizes))} to ${mm(max(sizes))}.`
}

function figuresOf(findings: readonly Finding[], sizes: number[], settings: SizeSettings): Figure[] {
  const { low, high, measure } = settings
  const outside = outsideOf(findings, settings)
  const objects = objectsOf(findings)
  const cut = objects.length - sizes.length
  const figures: Figure[] = [
    {
      label: 'Counted',
      value: String(objects.length),
      basis: cut > 0 ? `${cut} cut by the edge` : 'none cut by the edge',
    },
  ]
  if (sizes.length > 0) {
    const spread = sizes.length > 1 ? `s ${mm(sampleStandardDeviation(sizes))}` : 'one object'
    figures.push({
      label: `Mean ${measureNames[measure].toLowerCase()}`,
      value: mm(mean(sizes)),
      basis: spread,
    })
  }
  if (low > 0 || high > 0) {
    figures.push({
      label: 'Out of tolerance',
      value: String(outside),
      basis: `${low > 0 ? mm(low) : 'any'} to ${high > 0 ? mm(high) : 'any'}`,
      tone: outside > 0 ? 'warn' : 'ok',
    })
  }
  const [first] = findings
  figures.push({
    label: 'Area covered',
    value: percent(mean(findings.map(({ covered }) => covered))),
    basis: `1 pixel is ${number(settings.scale, 3)} mm`,
  })
  if (first && findings.length === 1)
    figures.push({
      label: 'Threshold, grey level',
      value: String(first.threshold),
      basis: `separability ${number(first.separability)}`,
    })
  return figures
}

function meaningOf(
  findings: readonly Finding[],
  sizes: number[],
  settings: SizeSettings,
  isSample: boolean,
): Sentence[] {
  const objects = objectsOf(findings)
  const outside = outsideOf(findings, settings)
  const ignored = findings.reduce((sum, one) => sum + one.ignored, 0)
  const sentences: Sentence[] = []
  if (isSample) {
    const errors = sampleDiscs().flatMap((disc) => {
      const own = objects.find(({ x, y }) => Math.hypot(x - disc.x, y - disc.y) < disc.diameter / 3)
      return own ? [Math.abs(own.pixels - disc.diameter)] : []
    })
    sentences.push({
      text: `The tray was drawn with 37 discs: ${objects.length} are counted, and ${errors.length} of them are measured to within ${number(Math.max(0, ...errors), 1)} pixels (${mm(Math.max(0, ...errors) * settings.scale)}).`,
      block: 'picture',
    })
  }
  const shrunk = findings.find(({ picture }) => (picture.shrink ?? 1) > 1)?.picture
  if (shrunk) {
    const { name, width, height, shrink = 1 } = shrunk
    sentences.push({
      text: `${name} was scaled from ${Math.round(width * shrink)} × ${Math.round(height * shrink)} to ${width} × ${height} pixels as it was read. Sizes and positions are those of the original file.${findings.length > 1 ? ' So were others of that size.' : ''}`,
    })
  }
  const scale = max(findings.map((one) => one.scale))
  const share = scale / median(sizes)
  sentences.push({
    text: `One pixel${scale > settings.scale ? ' of the picture as it was scaled down' : ''} is ${number(scale, 3)} mm, ${percent(share)} of the median ${measureNames[settings.measure].toLowerCase()}: that is what one pixel’s error at the outline costs${share > 0.05 ? ', so move the camera closer before you trust individual sizes' : ''}.`,
    ...(sizes.length > 1 && { block: 'sizes' }),
  })
  if (settings.low > 0 || settings.high > 0) {
    sentences.push({
      text:
        outside === 0
          ? `All ${sizes.length} whole objects are within tolerance.`
          : `${outside} of ${sizes.length} whole objects, ${percent(outside / sizes.length)}, ${outside === 1 ? 'is' : 'are'} out of tolerance.`,
      block: 'objects',
    })
  }
  const long = objects.filter((one) => !one.isCut && one.longest > 2 * one.narrowest).length
  if (long > 0)
    sentences.push({
      text: `${count(long, 'object')} of ${objects.length} ${long === 1 ? 'is' : 'are'} more than twice as long as wide: an equal-area diameter says little about ${long === 1 ? 'it' : 'them'}; use length and width.`,
      block: 'objects',
    })
  if (ignored > 0) {
    sentences.push({
      text: `${count(ignored, 'spot')} smaller than ${mm(settings.least)} ${ignored === 1 ? 'was' : 'were'} left out as dirt.`,
    })
  }
  return sentences
}

const min = (values: number[]) => values.reduce((least, one) => Math.min(least, one), Infinity)
const max = (values: number[]) => values.reduce((most, one) => Math.max(most, one), -Infinity)
