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
      hint: 'A known length in mm divided by its length in pixels of your file',
      min: 0.0001,
      max: 1000,
      step: 0.0001,
      value: sampleScale,
      forOwnFile: 'asked',
    },
    low: {
      kind: 'number',
      label: 'Size at least',
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
      label: 'Size at most',
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
      label: 'Smallest that counts',
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
      label: 'Size is',
      options: [
        { value: 'equal', label: 'the diameter of the equal circle' },
        { value: 'longest', label: 'the length, as a calliper takes it' },
        { value: 'narrowest', label: 'the width, as a calliper takes it' },
      ],
      value: 'equal',
    },
    objects: {
      kind: 'choice',
      label: 'Objects are',
      options: [
        { value: 'auto', label: 'what the edge is not' },
        { value: 'dark', label: 'dark on light' },
        { value: 'light', label: 'light on dark' },
      ],
      value: 'auto',
    },
    light: {
      kind: 'choice',
      label: 'Light',
      options: [
        { value: 'even', label: 'evened out over the ground' },
        { value: 'as-is', label: 'left as it is' },
      ],
      value: 'even',
    },
    holes: {
      kind: 'choice',
      label: 'Holes in objects',
      options: [
        { value: 'keep', label: 'are ground' },
        { value: 'fill', label: 'belong to the object' },
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
      label: 'Part at a neck under',
      hint: 'Share of the half width; 0 leaves touching objects together',
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
        hint: `Up to 60 at one scale, one kind of object on a calm ground. Larger ones are read at ${longestSide.toLocaleString('en-GB')} pixels.`,
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
      throw new DemoError('The smallest size of the tolerance is above the largest one.')
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
