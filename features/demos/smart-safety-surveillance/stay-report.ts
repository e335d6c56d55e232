import type { Picture } from '#features/demos/frame/demo.ts'
import type {
  Block,
  Figure,
  Mark,
  PictureBlock,
  PlotBlock,
  Report,
  Sentence,
  TableBlock,
} from '#features/demos/frame/report/report.ts'
import { pictureOf } from '#features/demos/vision/grey.ts'
import { pictureSheet, sheetLayout } from '#features/demos/vision/picture-sheet.ts'
import { plantedStays, type Planted } from './sample.ts'
import { stayChecks } from './stay-checks.ts'
import { dwellFrames, type Watched, type WatchSettings } from './watch.ts'
import { isInside, type Alarm } from './zone.ts'

/** The page's picture of the yard is so much larger than a frame. */
export const yardZoom = 4
const tileWidth = 300
const mostMoments = 12

/** The frames in which an alarm was raised, side by side. */
export const momentsOf = (
  frames: readonly Picture[],
  alarms: readonly Alarm[],
): Parameters<typeof pictureSheet> => [
  alarms.slice(0, mostMoments).flatMap(({ at }) => frames[at] ?? []),
  Math.max(1, Math.min(3, alarms.length)),
  tileWidth,
]

/** Which planned stay an alarm belongs to: the same time, and within 25 pixels of where the figure stood. */
function plantedOf({ at, step }: Alarm, planted: readonly Planted[]): Planted | undefined {
  return planted.find(({ path }) =>
    path.some((one) => Math.abs(one.frame - at) <= 1 && Math.hypot(one.x - step.x, one.y - step.y) < 25),
  )
}

/** Alarms over the scene and over time; on the sample also how they compare with what was planted. */
export function stayReport(
  frames: readonly Picture[],
  watched: Watched,
  settings: WatchSettings,
  { isSample, isAsDrawn }: { isSample: boolean; isAsDrawn: boolean },
): Report {
  const { alarms, zone } = watched
  const checks = stayChecks(watched, settings)
  const failed = checks.find(({ state }) => state === 'failed')
  if (failed)
    return {
      headline: `No alarms can be given: the check “${failed.name}” failed.`,
      figures: [],
      blocks: [sceneBlock({ ...watched, alarms: [] }, isSample)],
      meaning: [{ text: failed.says }],
      checks,
    }
  const planted = isSample ? plantedStays(zone, dwellFrames(settings)) : []
  const hits = alarms.map((alarm) => plantedOf(alarm, planted))
  const found = new Set(hits.filter(Boolean)).size
  const falseAlarms = hits.filter((hit) => !hit).length
  const stays = `${alarms.length} ${alarms.length === 1 ? 'stay' : 'stays'} of ${settings.dwell} s or longer in the zone`
  return {
    headline: isSample
      ? `${found} of ${planted.length} planted incursions found, ${falseAlarms} false ${falseAlarms === 1 ? 'alarm' : 'alarms'} in ${seconds(frames.length * settings.interval)}.`
      : `${stays}, in ${frames.length} frames.`,
    figures: figuresOf(
      watched,
      frames.length,
      isSample ? { found, falseAlarms, planted: planted.length } : undefined,
    ),
    blocks: [
      sceneBlock(watched, isSample),
      occupancy(watched),
      ...momentsBlock(frames, watched, isAsDrawn),
      table(watched, hits, isSample),
    ],
    meaning: meaningOf(
      watched,
      settings,
      isSample ? planted.filter((one) => !hits.includes(one)) : undefined,
    ),
    checks,
  }
}

const seconds = (value: number) => `${value.toLocaleString('en-GB', { maximumFractionDigits: 1 })} s`
const secondOf = ({ times }: Watched, frame: number) => times.at[frame] ?? 0
const stayOf = (watched: Watched, { from, to }: Alarm) => secondOf(watched, to) - secondOf(watched, from)

function figuresOf(
  watched: Watched,
  frames: number,
  truth: { found: number; falseAlarms: number; planted: number } | undefined,
): Figure[] {
  const { alarms, tracks, moving } = watched
  const stays = alarms.map((alarm) => stayOf(watched, alarm))
  const longest = Math.max(0, ...stays)
  const all = stays.reduce((sum, stay) => sum + stay, 0)
  const first: Figure[] = truth
    ? [
        {
          label: 'Incursions found',
          value: `${truth.found} of ${truth.planted}`,
          tone: truth.found === truth.planted ? 'ok' : 'warn',
        },
        {
          label: 'False alarms',
          value: String(truth.falseAlarms),
          tone: truth.falseAlarms > 1 ? 'warn' : 'ok',
        },
      ]
    : [{ label: 'Alarms', value: String(alarms.length), tone: alarms.length > 0 ? 'warn' : 'ok' }]
  return [
    ...first,
    { label: 'Longest stay', value: seconds(longest), basis: `${seconds(all)} in all` },
    { label: 'Tracks followed', value: String(tracks.length), basis: `over ${frames} frames` },
    {
      label: 'Most movement',
      value: `${(Math.max(0, ...moving) * 100).toFixed(1)}%`,
      basis: 'of the picture in one frame',
    },
  ]
}

function sceneBlock({ zone, tracks, alarms, scene }: Watched, isSample: boolean): PictureBlock {
  const zoom = isSample ? yardZoom : 1
  const scaled = (values: number[]) => values.map((value) => Math.round(value * zoom))
  const alarmed = new Set(alarms.map(({ track }) => track))
  const picture = pictureOf('scene', scene)
  const size = Math.max(3, scene.width * 0.014)
  const marks: Mark[] = [
    { shape: 'path', at: scaled([...zone, ...zone.slice(0, 1)].flat()), label: 'zone', tone: 'ok' },
    ...tracks.slice(0, 60).map(({ id, steps }): Mark => ({
      shape: 'path',
      at: scaled(steps.flatMap(({ x, y }) => [x, y])),
      tone: alarmed.has(id) ? 'alarm' : 'found',
    })),
    ...alarms.slice(0, 60).map(({ step }, i): Mark => ({
      shape: 'circle',
      at: scaled([step.x, step.y, size]),
      label: String(i + 1),
      tone: 'alarm',
    })),
  ]
  return {
    id: 'scene',
    kind: 'picture',
    title: 'The scene, its zone, and who went where',
    note: 'The scene with nobody in it. Lines are the paths of feet; a numbered ring marks where an alarm was raised.',
    size: { width: scene.width * zoom, height: scene.height * zoom },
    alt: `The scene from above with its zone, ${tracks.length} paths and ${alarms.length} alarms`,
    ...(isSample ? { src: '/demos/smart-safety-surveillance-yard.webp' } : { pixels: picture.data }),
    marks,
  }
}

function occupancy({ sightings, zone, alarms, times: { at, usual } }: Watched): PlotBlock {
  const inside = sightings.map((all) => all.filter((one) => isInside(one, zone)).length)
  const title = 'How many people are in the zone'
  return {
    id: 'occupancy',
    kind: 'plot',
    title,
    plot: {
      title,
      x: { label: 'Time', unit: 's', from: 0, to: (at.at(-1) ?? 0) + usual, digits: 1 },
      y: { label: 'In the zone', from: 0, to: 3, digits: 0 },
      layers: [
        { kind: 'line', name: 'In the zone', x: at, y: inside, isStep: true },
        ...(alarms.length > 0
          ? [
              {
                kind: 'points' as const,
                name: 'Alarm',
                x: alarms.map((alarm) => at[alarm.at] ?? 0),
                y: alarms.map((alarm) => inside[alarm.at] ?? 0),
                tone: 'alarm' as const,
              },
            ]
          : []),
      ],
    },
  }
}

function momentsBlock(frames: readonly Picture[], { alarms }: Watched, isAsDrawn: boolean): Block[] {
  if (alarms.length === 0) return []
  const sheet = momentsOf(frames, alarms)
  const { size, tiles } = sheetLayout(...sheet)
  const marks = alarms.slice(0, mostMoments).map(({ step }, i): Mark => {
    const { left = 0, top = 0, scale = 1 } = tiles[i] ?? {}
    const at = [
      left + (step.left - 2) * scale,
      top + (step.top - 2) * scale,
      (step.width + 4) * scale,
      (step.height + 4) * scale,
    ]
    return { shape: 'box', at: at.map(Math.round), label: String(i + 1), tone: 'alarm' }
  })
  return [
    {
      id: 'moments',
      kind: 'picture',
      title: 'The frame of each alarm',
      note:
        alarms.length > mostMoments
          ? `The first ${mostMoments} of ${alarms.length}.`
          : 'In the order of the table.',
      size,
      alt: `${marks.length} frames, each with the person who raised the alarm framed`,
      ...(isAsDrawn
        ? { src: '/demos/smart-safety-surveillance-moments.webp' }
        : { pixels: pictureSheet(...sheet).data }),
      marks,
    },
  ]
}

function table(watched: Watched, hits: (Planted | undefined)[], isSample: boolean): TableBlock {
  return {
    id: 'alarms',
    kind: 'table',
    title: 'Alarms',
    columns: [
      { label: 'No.' },
      { label: 'Entered', unit: 's', digits: 1 },
      { label: 'Alarm', unit: 's', digits: 1 },
      { label: 'Stay', unit: 's', digits: 1 },
      { label: 'Track' },
      ...(isSample ? [{ label: 'Planted as' }] : []),
    ],
    rows: watched.alarms.map((alarm, i) => [
      i + 1,
      secondOf(watched, alarm.from),
      secondOf(watched, alarm.at),
      stayOf(watched, alarm),
      alarm.track,
      ...(isSample ? [hits[i]?.name ?? 'false alarm'] : []),
    ]),
  }
}

function meaningOf(
  { alarms, tracks, zone, times }: Watched,
  settings: WatchSettings,
  missed: Planted[] | undefined,
): Sentence[] {
  const sentences: Sentence[] = []
  if (missed) {
    sentences.push({
      text:
        missed.length === 0
          ? 'No planted incursion was missed, although the light changes by a tenth at half-time and a lamp flickers in the zone.'
          : `Missed: ${missed.map(({ name }) => name.toLowerCase()).join(', ')}.`,
      block: 'alarms',
    })
  }
  const alarmed = new Set(alarms.map(({ track }) => track))
  const passing = tracks.filter(
    ({ id, steps }) => !alarmed.has(id) && steps.some((step) => isInside(step, zone)),
  ).length
  sentences.push({
    text: `${passing} of ${tracks.length} tracks touched the zone for less than ${settings.dwell} s and raised no alarm; without the waiting time ${passing === 1 ? 'it' : 'each'} would have.`,
    block: 'scene',
  })
  const together = alarms.filter((one) =>
    alarms.some((other) => other !== one && other.from <= one.to && one.from <= other.to),
  )
  if (together.length > 1) {
    sentences.push({
      text: `${together.length} of ${alarms.length} stays overlap with another: two people were in the zone at once.`,
      block: 'occupancy',
    })
  }
  sentences.push({
    text: `Entry and exit are known to within ${seconds(times.usual)}, the time between two frames; an alarm comes no sooner than ${settings.dwell} s after entry.`,
    block: 'occupancy',
  })
  return sentences
}
