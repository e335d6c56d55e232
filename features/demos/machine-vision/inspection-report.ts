import { figureText } from '#lib/figure-text.ts'
import type { Picture } from '#features/demos/frame/demo.ts'
import type { Figure, Mark, PictureBlock, Report, Sentence } from '#features/demos/frame/report/report.ts'
import { pictureOf } from '#features/demos/vision/grey.ts'
import { pictureSheet, sheetLayout } from '#features/demos/vision/picture-sheet.ts'
import { judge, type Inspection } from './inspect.ts'
import { inspectionChecks, type VerdictSettings } from './inspection-checks.ts'
import { inspectionTable } from './inspection-table.ts'
import { ratesPlot, rocPlot } from './rate-plots.ts'
import { bestThreshold, ratesAt, wilson } from './rates.ts'
import { shiftedPicture } from './sample.ts'

const columns = 8
const tileWidth = 128

type Sheet = Parameters<typeof pictureSheet>

/** All pictures on one sheet. */
export const sheetOf = (all: Inspection[]): Sheet => [
  all.map(({ picture }) => picture),
  Math.min(columns, all.length),
  tileWidth,
]

/** The closest look: master, least alike, and where they differ. */
export const closestOf = (master: Picture, worst: Inspection): Sheet => {
  const { width, height } = master
  const map = { width, height, data: worst.map.map((value) => Math.max(0, value) * 255) }
  return [[master, worst.picture, pictureOf('map', map)], 3, 320]
}

export const worstOf = (all: Inspection[]) =>
  all.reduce((worst, one) => (one.score < worst.score ? one : worst))

/** Verdicts drawn over all pictures, the rates over the threshold, and each score in a row. */
export function inspectionReport(
  master: Picture,
  judged: Inspection[],
  settings: VerdictSettings,
  /** The sample, and with what the files of this site were drawn from. */
  { isSample, isAsDrawn }: { isSample: boolean; isAsDrawn: boolean },
): Report {
  const checks = inspectionChecks(judged, settings)
  const failed = checks.find(({ state }) => state === 'failed')
  const all = failed ? judge(judged, Number.NaN) : judged
  const recognised = all.filter(({ isRecognised }) => isRecognised)
  const rates = ratesAt(recognised, settings.threshold)
  const isKnown = rates.faulty > 0 && rates.good > 0
  return {
    headline: failed
      ? `No part is passed or rejected yet: the check “${failed.name}” failed.`
      : headlineOf(all, settings),
    figures: [...(failed ? [] : rateFigures(recognised, settings)), ...extremeFigures(all)],
    blocks: [
      sheetBlock(all, isSample),
      closestBlock(master, worstOf(all), isAsDrawn),
      ...(isKnown ? [ratesPlot(recognised, settings.threshold), rocPlot(recognised, rates)] : []),
      inspectionTable(
        all,
        all.some(({ isFaulty }) => isFaulty),
        !failed,
      ),
    ],
    meaning: failed ? [{ text: failed.says }] : meaningOf(all, settings, isSample),
    checks,
  }
}

function headlineOf(all: Inspection[], { threshold }: VerdictSettings): string {
  const recognised = all.filter(({ isRecognised }) => isRecognised)
  const rates = ratesAt(recognised, threshold)
  const lost = all.length - recognised.length
  const rest = lost > 0 ? `; ${lost} not recognised and not judged` : ''
  if (rates.faulty > 0)
    return `${rates.faulty - rates.escapes} of ${rates.faulty} faulty parts found, ${rates.falseRejects} of ${rates.good} good ones rejected by mistake${rest}.`
  return `${rates.falseRejects} of ${recognised.length} pictures differ from the master${rest}.`
}

const percent = (share: number) => `${(share * 100).toLocaleString('en-GB', { maximumFractionDigits: 1 })}%`
const scoreText = ({ score }: Inspection) => figureText(score, 2, 2)
const shiftOf = ({ pose }: Inspection) => Math.hypot(pose.right, pose.down)
const turnOf = ({ pose }: Inspection) => Math.abs(pose.degrees)

function rateFigures(recognised: Inspection[], { threshold }: VerdictSettings): Figure[] {
  const rates = ratesAt(recognised, threshold)
  const isKnown = rates.faulty > 0
  const rejects: Figure = {
    label: isKnown ? 'False rejects' : 'Rejected',
    value: percent(rates.falseRejectRate),
    basis: `${rates.falseRejects} of ${rates.good} ${isKnown ? 'good parts' : 'pictures'}`,
    tone: rates.falseRejectRate <= 0.05 ? 'ok' : 'warn',
  }
  const found: Figure[] = isKnown
    ? [
        {
          label: 'Recall',
          value: percent(rates.recall),
          basis: `${rates.faulty - rates.escapes} of ${rates.faulty} faulty parts`,
          tone: rates.recall >= 0.95 ? 'ok' : 'warn',
        },
        {
          label: 'Escapes',
          value: percent(rates.escapeRate),
          basis: `${rates.escapes} passed as good`,
          tone: rates.escapes > 0 ? 'warn' : 'ok',
        },
      ]
    : []
  return [...found, rejects]
}

function extremeFigures(all: Inspection[]): Figure[] {
  const worst = worstOf(all)
  const farthest = all.reduce((far, one) => (shiftOf(one) > shiftOf(far) ? one : far))
  const most = all.reduce((most, one) => (turnOf(one) > turnOf(most) ? one : most))
  return [
    { label: 'Lowest score', value: scoreText(worst), basis: worst.picture.name },
    { label: 'Largest shift', value: `${shiftOf(farthest).toFixed(1)} px`, basis: farthest.picture.name },
    { label: 'Largest turn', value: `${turnOf(most).toFixed(1)}°`, basis: most.picture.name },
  ]
}

function sheetBlock(all: Inspection[], isSample: boolean): PictureBlock {
  const sheet = sheetOf(all)
  const { size, tiles, tile } = sheetLayout(...sheet)
  const marks = all.flatMap((one, i): Mark[] => {
    const { left = 0, top = 0, scale = 1 } = tiles[i] ?? {}
    const isWrong = one.isRecognised && one.isRejected !== one.isFaulty
    const places = one.places.map((place): Mark => ({
      shape: 'box',
      at: [
        left + place.left * scale,
        top + place.top * scale,
        (place.right - place.left) * scale,
        (place.bottom - place.top) * scale,
      ].map(Math.round),
      tone: 'alarm',
    }))
    if (!isWrong) return places
    const word = one.isRejected ? 'false reject' : 'escaped'
    return [...places, { shape: 'box', at: [left, top, tile.width, tile.height], label: word, tone: 'found' }]
  })
  const hasFaulty = all.some(({ isFaulty }) => isFaulty)
  return {
    id: 'sheet',
    kind: 'picture',
    title: 'All pictures, faults framed',
    note: hasFaulty
      ? 'Good parts first, then faulty ones. A frame around a whole picture marks a wrong verdict.'
      : 'A frame shows where a picture differs from the master.',
    size,
    alt: `${all.length} pictures of parts, ${all.filter(({ isRejected }) => isRejected).length} of them with framed faults`,
    ...(isSample ? { src: '/demos/machine-vision-sample.webp' } : { pixels: pictureSheet(...sheet).data }),
    marks: hasFaulty ? marks : marks.filter(({ label }) => !label),
  }
}

function closestBlock(master: Picture, worst: Inspection, isAsDrawn: boolean): PictureBlock {
  const sheet = closestOf(master, worst)
  return {
    id: 'closest',
    kind: 'picture',
    title: `Master, ${worst.picture.name}, and where they differ`,
    note: 'The third picture maps the similarity: white is alike, black is different.',
    size: sheetLayout(...sheet).size,
    alt: `The master, the least similar picture (${worst.picture.name}) and the map of their similarity`,
    ...(isAsDrawn ? { src: '/demos/machine-vision-closest.webp' } : { pixels: pictureSheet(...sheet).data }),
  }
}

function meaningOf(
  every: Inspection[],
  { threshold, align }: VerdictSettings,
  isSample: boolean,
): Sentence[] {
  const all = every.filter(({ isRecognised }) => isRecognised)
  const rates = ratesAt(all, threshold)
  const sentences: Sentence[] = []
  if (rates.faulty > 0) {
    const [low] = wilson(rates.faulty - rates.escapes, rates.faulty)
    const [, high] = wilson(rates.falseRejects, rates.good)
    sentences.push({
      text: `On ${rates.faulty} faulty and ${rates.good} good parts the true recall may be as low as ${percent(low)} and false rejects as high as ${percent(high)} (95% intervals): a sample of this size can prove no more.`,
      block: 'roc',
    })
    const best = bestThreshold(all)
    const then = ratesAt(all, best)
    sentences.push({
      text:
        Math.abs(best - threshold) < 0.03
          ? `At the threshold of ${threshold.toFixed(2)} the fewest verdicts are wrong: ${rates.escapes} escaped, ${rates.falseRejects} rejected by mistake.`
          : `At a threshold of ${best.toFixed(2)} the fewest verdicts would be wrong: ${then.escapes} escaped and ${then.falseRejects} rejected by mistake, against ${rates.escapes} and ${rates.falseRejects} at ${threshold.toFixed(2)}.`,
      block: 'rates',
    })
  } else {
    sentences.push({
      text: 'Without pictures of faulty parts nobody can say how many would escape. Add some to find out.',
    })
  }
  const moved = isSample ? every[shiftedPicture - 1] : undefined
  if (moved) {
    sentences.push({
      text:
        align === 'on'
          ? `Picture “${moved.picture.name}” is a good part that lies 5 px to the right: a shift of ${moved.pose.right.toFixed(1)} px is found and reversed, and with a score of ${scoreText(moved)} it ${moved.isRejected ? 'is rejected' : 'passes'}.`
          : `Without alignment, the good part that lies 5 px to the right scores ${scoreText(moved)} and ${moved.isRejected ? 'is rejected, as if the shift were a fault' : 'passes'}.`,
      block: 'parts',
    })
  }
  const escaped = all.filter(({ isFaulty, isRejected }) => isFaulty && !isRejected)
  sentences.push(
    escaped.length > 0
      ? {
          text: `Escaped: ${escaped
            .slice(0, 4)
            .map(({ picture }) => picture.name)
            .join(', ')}${escaped.length > 4 ? ` and ${escaped.length - 4} more` : ''}.`,
          block: 'sheet',
        }
      : {
          text: `Least like the master is ${worstOf(all).picture.name}, with a score of ${scoreText(worstOf(all))}.`,
          block: 'closest',
        },
  )
  return sentences
}
