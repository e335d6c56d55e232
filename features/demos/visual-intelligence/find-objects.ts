import { DemoError, type Picture, type Work } from '#features/demos/frame/demo.ts'
import { measureRegions, type Region } from '#features/demos/vision/components.ts'
import { checkSides, greyOf, type Grey } from '#features/demos/vision/grey.ts'
import { close, open, type Mask } from '#features/demos/vision/morphology.ts'
import { distances } from './distance.ts'
import { evenOut, findLight } from './even-light.ts'
import { feretSizes } from './feret.ts'
import { fillHoles } from './holes.ts'
import { contrastOf, greyLevels, otsu } from './otsu.ts'
import { splitRegions } from './split.ts'

export interface FindSettings {
  objects: 'auto' | 'dark' | 'light'
  light: 'even' | 'as-is'
  holes: 'keep' | 'fill'
  /** Radii in pixels. */
  opening: number
  closing: number
  /** Neck as a share of the half width below which touching objects are separated, 0 to leave them. */
  neck: number
  /** Millimetres for each pixel of the visitor's file. */
  scale: number
  /** In mm: what is smaller isn't counted. */
  least: number
}

export interface Found extends Region {
  /** Of the circle of the same area, in pixels and in mm. */
  pixels: number
  diameter: number
  /** Between the jaws of a calliper, in mm. */
  longest: number
  narrowest: number
  /** Share of its convex hull that it covers: low where it is a clump or has bays. */
  solidity: number
  /** Cut by the edge of the picture: counted, not measured. */
  isCut: boolean
}

export interface Finding {
  picture: Picture
  /** Millimetres for each pixel of this picture. */
  scale: number
  objects: Found[]
  threshold: number
  separability: number
  /** Distance of the two means in deviations. */
  contrast: number
  /** Share by which the light on the ground falls. */
  fall: number
  /** Share of the picture. */
  covered: number
  /** Share of what counts as object that is enclosed by it without being of its brightness. */
  holes: number
  levels: Float64Array
  /** Regions below the least size. */
  ignored: number
}

const mostObjects = 20_000

/** Finds and measures the objects of one picture. Throws `DemoError` when there is nothing to part or too much. */
export function findObjects(picture: Picture, settings: FindSettings, work: Work): Finding {
  checkSides(picture, 16)
  const grey = greyOf(picture)
  const light = findLight(grey, settings.objects)
  if (settings.light === 'even') evenOut(grey, light)
  const levels = greyLevels(grey)
  const separated = otsu(levels)
  if (!separated) throw new DemoError(`${picture.name} is all one shade, so there is nothing to separate.`)
  const { threshold, separability } = separated
  work.progress(0.2, 'Opening and closing')
  const mask = close(open(maskOf(grey, threshold, light.isDark), settings.opening), settings.closing)
  const { mask: whole, filled } = fillHoles(mask)
  work.progress(0.5, 'Separating objects that touch')
  const regions = partedRegions(settings.holes === 'fill' ? whole : mask, settings.neck)
  const scale = settings.scale * (picture.shrink ?? 1)
  const all = regions.map((region) => measured(region, picture, scale))
  const objects = all.filter(({ diameter }) => diameter >= settings.least)
  const area = objects.reduce((sum, one) => sum + one.area, 0)
  return {
    picture,
    scale,
    objects,
    threshold,
    separability,
    contrast: contrastOf(levels, threshold),
    fall: light.fall,
    covered: area / grey.data.length,
    holes: area > 0 ? filled / (area + (settings.holes === 'fill' ? 0 : filled)) : 0,
    levels,
    ignored: all.length - objects.length,
  }
}

function maskOf({ width, height, data }: Grey, threshold: number, isDark: boolean): Mask {
  const mask: Mask = { width, height, data: new Uint8Array(data.length) }
  for (let i = 0; i < data.length; i++)
    mask.data[i] = Math.round(data[i] ?? 0) <= threshold === isDark ? 1 : 0
  return mask
}

type Outlined = Region & ReturnType<typeof feretSizes>[number]

function partedRegions(mask: Mask, neck: number): Outlined[] {
  const { labels, count } = splitRegions(mask, distances(mask), neck)
  if (count > mostObjects) {
    throw new DemoError(
      `There are ${count.toLocaleString('en-GB')} separate spots: that is texture, not objects. Try a larger opening radius, or a picture with a plain background.`,
    )
  }
  const regions = measureRegions(labels, count, mask.width)
  const sizes = feretSizes(labels, regions, mask.width)
  return regions.map((region, i) => ({
    longest: 0,
    narrowest: 0,
    hullArea: region.area,
    ...sizes[i],
    ...region,
  }))
}

function measured(
  { longest, narrowest, hullArea, ...region }: Outlined,
  { width, height }: Picture,
  scale: number,
): Found {
  const pixels = 2 * Math.sqrt(region.area / Math.PI)
  const { left, top, right, bottom } = region
  return {
    ...region,
    pixels,
    diameter: pixels * scale,
    longest: longest * scale,
    narrowest: narrowest * scale,
    solidity: Math.min(1, region.area / hullArea),
    isCut: left === 0 || top === 0 || right === width - 1 || bottom === height - 1,
  }
}
