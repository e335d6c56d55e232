import { encodeIco, encodeIcon, encodePng, encodeWebp } from './encode.ts'
import { mark } from './mark.ts'
import type { Raster } from './rasters.ts'
import { getScene } from './scenes/index.ts'
import { plainSvg } from './svg.ts'
import type { Palette } from './theme.ts'

/** Pictures in the light theme at addresses that are fixed. */
const singles: readonly { file: string; scene: string; width: number }[] = [
  { file: 'hero-say-yes-to-tomorrow.png', scene: 'hero', width: 1536 },
  { file: 'images/manufacturing.png', scene: 'manufacturing', width: 1024 },
  { file: 'images/retail.png', scene: 'retail', width: 1024 },
  { file: 'images/transport.png', scene: 'transport', width: 1024 },
  { file: 'images/healthcare.png', scene: 'healthcare', width: 1024 },
  { file: 'ai-education-elearning.png', scene: 'education', width: 1024 },
  { file: 'ai-shopping-small.webp', scene: 'retail', width: 640 },
]

export function singleRasters(palette: Palette): Raster[] {
  return singles.map(({ file, scene, width }) => ({
    file,
    svg: plainSvg(getScene(scene), palette, { width }),
    encode: file.endsWith('.webp') ? encodeWebp : encodePng,
  }))
}

/** The mark on a square of sea, `inset` of its 32 units free on every side. */
export function iconSvg(palette: Palette, size: number, radius: number, inset: number): string {
  const zoom = (32 - 2 * inset) / 32
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${mark.viewBox}">`,
    `<rect width="32" height="32" rx="${radius}" fill="${palette.sea}"/>`,
    `<g transform="translate(${inset} ${inset}) scale(${zoom})" fill="none" stroke="${palette.paper}"`,
    ` stroke-width="${mark.strokeWidth}" stroke-linecap="round" stroke-linejoin="round">`,
    `<path d="${mark.tide}"/><path d="${mark.datum}"/></g></svg>`,
  ].join('')
}

export const tabIconSvg = (palette: Palette): string => iconSvg(palette, 32, 6, 2)

export function iconRasters(palette: Palette): Raster[] {
  return [
    { file: 'favicon.png', svg: tabIconSvg(palette), encode: encodeIcon },
    { file: 'favicon.ico', svg: tabIconSvg(palette), encode: (svg) => encodeIco(svg, 32) },
    { file: 'apple-touch-icon.png', svg: iconSvg(palette, 180, 0, 5), encode: encodeIcon },
    { file: 'icon-192.png', svg: iconSvg(palette, 192, 0, 6), encode: encodeIcon },
    { file: 'icon-512.png', svg: iconSvg(palette, 512, 0, 6), encode: encodeIcon },
  ]
}
