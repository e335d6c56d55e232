import { DemoError, type Picture, type Work } from '#features/demos/frame/demo.ts'
import { findRegions, measureRegions, type Region } from '#features/demos/vision/components.ts'
import { checkSides, greyOf, type Grey } from '#features/demos/vision/grey.ts'
import { close, open, type Mask } from '#features/demos/vision/morphology.ts'
import { distances } from './distance.ts'
import { greyLevels, otsu } from './otsu.ts'
import { splitRegions } from './split.ts'

export interface FindSettings {
  objects: 'auto' | 'dark' | 'light'
  /** Radii in pixels. */
  opening: number
  closing: number
  /** Neck as a share of the half width below which touching objects are parted, 0 to leave them. */
  neck: number
  /** Millimetres for each pixel. */
  scale: number
  /** In mm: what is smaller isn't counted. */
  least: number
}

export interface Found extends Region {
  /** Of the circle of the same area, in pixels and in mm. */
  pixels: number
  diameter: number
  /** Cut by the edge of the picture: counted, not measured. */
  isCut: boolean
}

export interface Finding {
  objects: Found[]
  isDark: boolean
  threshold: number
  separability: number
  /** Share of the picture. */
  covered: number
  levels: Float64Array
  /** Regions below the least size. */
  ignored: number
}

const mostObjects = 20_000

/** Finds and measures the objects of one picture. Throws `DemoError` when there is nothing to part or too much. */
export function findObjects(picture: Picture, settings: FindSettings, work: Work): Finding {
  checkSides(picture, 16)
  const grey = greyOf(picture)
  const levels = greyLevels(grey)
  const parted = otsu(levels)
  if (!parted) throw new DemoError(`${picture.name} is of one single shade: there is nothing to part.`)
  const { threshold, separability } = parted
  const isDark = settings.objects === 'auto' ? isEdgeLight(grey, threshold) : settings.objects === 'dark'
  work.progress(0.2, 'Opening and closing')
  const { width, height } = grey
  const raw: Mask = { width, height, data: new Uint8Array(width * height) }
  for (let i = 0; i < raw.data.length; i++)
    raw.data[i] = Math.round(grey.data[i] ?? 0) <= threshold === isDark ? 1 : 0
  const mask = close(open(raw, settings.opening), settings.closing)
  work.progress(0.5, 'Parting what touches')
  const regions = settings.neck > 0 ? partedRegions(mask, settings.neck) : findRegions(mask.data, width)
  if (regions.length > mostObjects) {
    throw new DemoError(
      `There are ${regions.length.toLocaleString('en-GB')} separate spots: that is texture, not objects. A larger opening, or a picture with a calm background, would help.`,
    )
  }
  work.progress(0.8, 'Measuring')
  const all = regions.map((region): Found => {
    const pixels = 2 * Math.sqrt(region.area / Math.PI)
    const { left, top, right, bottom } = region
    const isCut = left === 0 || top === 0 || right === width - 1 || bottom === height - 1
    return { ...region, pixels, diameter: pixels * settings.scale, isCut }
  })
  const objects = all.filter(({ diameter }) => diameter >= settings.least)
  const covered = objects.reduce((sum, { area }) => sum + area, 0) / (width * height)
  return { objects, isDark, threshold, separability, covered, levels, ignored: all.length - objects.length }
}

function partedRegions(mask: Mask, neck: number): Region[] {
  const { labels, count } = splitRegions(mask, distances(mask), neck)
  return measureRegions(labels, count, mask.width)
}

/** The background is what most of the picture's edge shows. */
function isEdgeLight({ width, height, data }: Grey, threshold: number): boolean {
  let light = 0
  const look = (i: number) => (light += (data[i] ?? 0) > threshold ? 1 : -1)
  for (let x = 0; x < width; x++) {
    look(x)
    look((height - 1) * width + x)
  }
  for (let y = 0; y < height; y++) {
    look(y * width)
    look(y * width + width - 1)
  }
  return light >= 0
}
