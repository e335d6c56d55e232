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
      hint: 'Below this similarity a part is rejected; 0 leaves it open',
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
      hint: 'So many pixels must differ, once the picture is scaled to 384',
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
        { value: 'on', label: 'find how it lies, lay it back' },
        { value: 'off', label: 'compare as they lie' },
      ],
      value: 'on',
    },
  },
  input: {
    kind: 'pictures',
    slots: {
      master: {
        label: 'The master',
        hint: 'One picture of a part without fault.',
        capture: 'picture',
        longest: 384,
      },
      good: {
        label: 'Good parts, or all to be judged',
        hint: 'Up to 60 pictures, same camera and size as the master.',
        many: true,
        capture: 'picture',
        longest: 384,
      },
      faulty: {
        label: 'Faulty parts, if you have some',
        hint: 'With these the page counts what escapes.',
        many: true,
        longest: 384,
        isOptional: true,
      },
    },
  },
  sample: () => sampleParts(),
  compute({ master: [master], good, faulty = [] }, settings, work) {
    if (!master || good.length === 0)
      throw new DemoError('It needs a master and at least one picture to judge.')
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
