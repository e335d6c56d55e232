import { DemoError, pictureDemo } from '#features/demos/frame/demo.ts'
import { findObjects } from './find-objects.ts'
import { sampleScale, sampleTray } from './sample.ts'
import { sizeReport } from './size-report.ts'

export const demo = pictureDemo({
  slug: 'visual-intelligence',
  settings: {
    scale: {
      kind: 'number',
      label: 'Scale',
      unit: 'mm per pixel',
      hint: 'A known length in mm divided by its length in pixels',
      min: 0.0001,
      max: 1000,
      step: 0.0001,
      value: sampleScale,
      forOwnFile: 'asked',
    },
    low: {
      kind: 'number',
      label: 'Diameter at least',
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
      label: 'Diameter at most',
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
      min: 0,
      max: 10_000,
      step: 0.1,
      value: 1.5,
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
    opening: { kind: 'number', label: 'Opening radius', unit: 'px', min: 0, max: 15, step: 1, value: 2 },
    closing: { kind: 'number', label: 'Closing radius', unit: 'px', min: 0, max: 15, step: 1, value: 2 },
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
        label: 'Choose a picture',
        hint: 'PNG, JPEG or WebP, up to 10 MB and 12 megapixels. One kind of object, apart from its background.',
      },
    },
  },
  sample: () => ({ picture: [sampleTray()] }),
  compute({ picture: [picture] }, settings, work) {
    if (!picture) throw new DemoError('Choose a picture first.')
    const { low, high } = settings
    if (low > 0 && high > 0 && low > high) {
      throw new DemoError('The smallest diameter of the tolerance is above the largest one.')
    }
    const whole = {
      ...settings,
      opening: Math.round(settings.opening),
      closing: Math.round(settings.closing),
    }
    return sizeReport(picture, findObjects(picture, whole, work), whole, work.isSample)
  },
})
