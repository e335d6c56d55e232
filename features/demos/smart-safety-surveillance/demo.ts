import { initialValues, pictureDemo } from '#features/demos/frame/demo.ts'
import { sampleFrames } from './sample.ts'
import { stayReport } from './stay-report.ts'
import { firstSettings, watch } from './watch.ts'

/** Smaller than this even a figure far away is not told from noise, in frames 320 pixels wide. */
const leastFigure = 24

const settings = {
  dwell: {
    kind: 'number',
    label: 'Alarm after',
    unit: 's',
    hint: 'Time in the zone without leaving it',
    min: 0.5,
    max: 600,
    step: 0.5,
    value: firstSettings.dwell,
    forOwnFile: 'asked',
  },
  interval: {
    kind: 'number',
    label: 'Between frames',
    unit: 's',
    hint: 'Not used if all file names hold a time, such as 20260114_101500',
    min: 0.04,
    max: 60,
    step: 0.01,
    value: firstSettings.interval,
    forOwnFile: 'asked',
  },
  zone: {
    kind: 'zone',
    label: 'Zone',
    hint: 'Click to add a corner; drag it, or move it with the arrow keys. Draw the zone on the floor, where feet stand.',
    value: firstSettings.zone,
    picture: '/demos/smart-safety-surveillance-yard.webp',
  },
  limit: {
    kind: 'number',
    label: 'Sensitivity limit',
    hint: 'In standard deviations from the background; lower sees more',
    min: 2,
    max: 12,
    step: 0.5,
    value: firstSettings.limit,
    isSlider: true,
  },
  area: {
    kind: 'number',
    label: 'Smallest figure',
    unit: 'px',
    hint: 'In frames 320 pixels wide',
    min: 4,
    max: 20_000,
    step: 1,
    value: firstSettings.area,
    forOwnFile: leastFigure,
  },
} as const

export const demo = pictureDemo({
  slug: 'smart-safety-surveillance',
  settings,
  input: {
    kind: 'pictures',
    slots: {
      frames: {
        label: 'Choose the frames',
        hint: '8 to 60 pictures from one fixed camera, with names in order. They are scaled to 320 pixels.',
        many: true,
        capture: 'frames',
        longest: 320,
      },
    },
  },
  sample: () => ({ frames: sampleFrames() }),
  compute({ frames }, values, work) {
    // File pickers hand pictures over in any order; their names hold the time.
    const ordered = work.isSample
      ? frames
      : [...frames].sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
    const first = initialValues(settings)
    const isAsDrawn = work.isSample && Object.entries(values).every(([name, value]) => first[name] === value)
    return stayReport(ordered, watch(ordered, values, work), values, { isSample: work.isSample, isAsDrawn })
  },
})
