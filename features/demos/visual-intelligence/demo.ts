import { DemoError, pictureDemo } from '#features/demos/frame/demo.ts'
import { findObjects } from './find-objects.ts'
import { sampleScale, sampleTray } from './sample.ts'
import { sizeReport } from './size-report.ts'

/** What is to be measured is 16 pixels wide and more: a larger photo costs a phone seconds and tells no more. */
const longestSide = 2400

export const demo = pictureDemo({
  slug: 'visual-intelligence',
  settings: {
    scale: {
      kind: 'number',
      label: 'Scale',
      unit: 'mm per pixel',
      hint: 'A known length in mm, divided by its length in pixels in your file',
      min: 0.0001,
      max: 1000,
      step: 0.0001,
      value: sampleScale,
      forOwnFile: 'asked',
    },
    low: {
      kind: 'number',
      label: 'Smallest size in tolerance',
      unit: 'mm',
      hint: '0 for no limit',
      min: 0,
      max: 100_000,
      step: 0.1,
      value: 4.5,
      forOwnFile: 0,
    },
    high: {
      kind: 'number',
      label: 'Largest size in tolerance',
      unit: 'mm',
      hint: '0 for no limit',
      min: 0,
      max: 100_000,
      step: 0.1,
      value: 11,
      forOwnFile: 0,
    },
    least: {
      kind: 'number',
      label: 'Ignore anything smaller than',
      unit: 'mm',
      hint: '0 counts everything',
      min: 0,
      max: 10_000,
      step: 0.1,
      value: 1.5,
      forOwnFile: 0,
    },
    measure: {
      kind: 'choice',
      label: 'Measure',
      options: [
        { value: 'equal', label: 'Equal-area diameter' },
        { value: 'longest', label: 'Length by calliper' },
        { value: 'narrowest', label: 'Width by calliper' },
      ],
      value: 'equal',
    },
    objects: {
      kind: 'choice',
      label: 'Objects are',
      options: [
        { value: 'auto', label: 'Unlike the picture’s edge' },
        { value: 'dark', label: 'Dark on light' },
        { value: 'light', label: 'Light on dark' },
      ],
      value: 'auto',
    },
    light: {
      kind: 'choice',
      label: 'Light',
      options: [
        { value: 'even', label: 'Evened out' },
        { value: 'as-is', label: 'Left as it is' },
      ],
      value: 'even',
    },
    holes: {
      kind: 'choice',
      label: 'Holes in objects',
      options: [
        { value: 'keep', label: 'Count as background' },
        { value: 'fill', label: 'Belong to the object' },
      ],
      value: 'keep',
    },
    opening: { kind: 'number', label: 'Opening radius', unit: 'px', min: 0, max: 15, step: 1, value: 2 },
    closing: {
      kind: 'number',
      label: 'Closing radius',
      unit: 'px',
      hint: 'Fills glints and pinholes, and gaps between objects that touch',
      min: 0,
      max: 15,
      step: 1,
      value: 0,
    },
    neck: {
      kind: 'number',
      label: 'Separate at a neck narrower than',
      hint: 'Share of the half-width; 0 leaves touching objects together',
      min: 0,
      max: 0.95,
      step: 0.05,
      value: 0.75,
      isSlider: true,
    },
  },
  input: {
    kind: 'pictures',
    slots: {
      picture: {
        label: 'Choose one picture or several',
        hint: `Up to 60 pictures at one scale, of one kind of object on a plain background. Larger pictures are scaled down to ${longestSide.toLocaleString('en-GB')} pixels.`,
        many: true,
        capture: 'picture',
        longest: longestSide,
      },
    },
  },
  sample: () => ({ picture: [sampleTray()] }),
  compute({ picture: pictures }, settings, work) {
    if (pictures.length === 0) throw new DemoError('Choose a picture first.')
    const { low, high } = settings
    if (low > 0 && high > 0 && low > high) {
      throw new DemoError('The smallest size in tolerance is larger than the largest.')
    }
    const whole = {
      ...settings,
      opening: Math.round(settings.opening),
      closing: Math.round(settings.closing),
    }
    const findings = pictures.map((picture, i) =>
      findObjects(picture, whole, {
        progress: (done, doing) =>
          work.progress((i + done) / pictures.length, pictures.length > 1 ? picture.name : doing),
      }),
    )
    return sizeReport(findings, whole, work.isSample)
  },
})
