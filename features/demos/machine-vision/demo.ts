import { DemoError, pictureDemo } from '#features/demos/frame/demo.ts'
import { compare, judge } from './inspect.ts'
import { inspectionReport } from './inspection-report.ts'
import { proposedThreshold } from './rates.ts'
import { sampleParts } from './sample.ts'

/** Of the sample's pictures in `public/demos`. */
export const firstArea = 12
export const firstThreshold = 0.68

export const demo = pictureDemo({
  slug: 'machine-vision',
  settings: {
    threshold: {
      kind: 'number',
      label: 'Threshold',
      hint: 'Parts less similar than this are rejected; 0 gives no verdict yet',
      min: 0,
      max: 1,
      step: 0.01,
      value: firstThreshold,
      isSlider: true,
      forOwnFile: 0,
    },
    area: {
      kind: 'number',
      label: 'Smallest fault',
      unit: 'px',
      hint: 'How many pixels must differ, in a picture scaled to 384',
      min: 1,
      max: 5000,
      step: 1,
      value: firstArea,
      forOwnFile: 'asked',
    },
    align: {
      kind: 'choice',
      label: 'Alignment',
      options: [
        { value: 'on', label: 'Find the part, move it back' },
        { value: 'off', label: 'Compare as photographed' },
      ],
      value: 'on',
    },
  },
  input: {
    kind: 'pictures',
    slots: {
      master: {
        label: 'The master',
        hint: 'One picture of a faultless part.',
        capture: 'picture',
        longest: 384,
      },
      good: {
        label: 'Good parts, or all parts to judge',
        hint: 'Up to 60 pictures, from the same camera and of the same size as the master.',
        many: true,
        capture: 'picture',
        longest: 384,
      },
      faulty: {
        label: 'Faulty parts, if you have some',
        hint: 'With these, the page counts how many escape.',
        many: true,
        longest: 384,
        isOptional: true,
      },
    },
  },
  sample: () => sampleParts(),
  compute({ master: [master], good, faulty = [] }, settings, work) {
    if (!master || good.length === 0)
      throw new DemoError('Choose a master and at least one picture to judge.')
    const pictures = [
      ...good.map((picture) => ({ picture, isFaulty: false })),
      ...faulty.map((picture) => ({ picture, isFaulty: true })),
    ]
    const compared = compare(master, pictures, settings, work)
    const threshold = settings.threshold > 0 ? settings.threshold : proposedThreshold(compared)
    const isAsDrawn = work.isSample && settings.align === 'on' && settings.area === firstArea
    return inspectionReport(
      master,
      judge(compared, threshold),
      { ...settings, threshold, isProposed: settings.threshold === 0 },
      { isSample: work.isSample, isAsDrawn },
    )
  },
})
