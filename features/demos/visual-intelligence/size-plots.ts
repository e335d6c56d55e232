import type { PlotBlock } from '#features/demos/frame/report/report.ts'
import type { FindSettings, Finding, Found } from './find-objects.ts'

export interface SizeSettings extends FindSettings {
  measure: 'equal' | 'longest' | 'narrowest'
  /** Tolerance of that measure in mm; 0 for no limit. */
  low: number
  high: number
}

export const measureNames = { equal: 'Diameter', longest: 'Length', narrowest: 'Width' } as const

/** In mm, by the measure chosen. */
export const sizeOf = ({ diameter, longest, narrowest }: Found, { measure }: SizeSettings) =>
  measure === 'equal' ? diameter : measure === 'longest' ? longest : narrowest

export const isOutside = (object: Found, settings: SizeSettings): boolean => {
  const size = sizeOf(object, settings)
  const { low, high } = settings
  return !object.isCut && ((low > 0 && size < low) || (high > 0 && size > high))
}

export const number = (value: number, digits = 2) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })
export const mm = (value: number) => `${number(value)} mm`
export const percent = (share: number) => `${number(share * 100, 1)}%`

/** Bars of a round width, about as many as the square root of the objects says, 6 at least. */
export function histogram(sizes: number[], { measure, low, high }: SizeSettings): PlotBlock {
  const least = Math.min(...sizes)
  const most = Math.max(...sizes)
  const raw = Math.max(most - least, most * 0.02) / Math.max(6, Math.min(40, Math.sqrt(sizes.length) * 1.5))
  const power = 10 ** Math.floor(Math.log10(raw))
  const size = power * ([1, 2, 5, 10].find((step) => step * power >= raw) ?? 10)
  const from = Math.floor(least / size)
  const bars = Array.from({ length: Math.floor(most / size) - from + 1 }, () => 0)
  for (const one of sizes) {
    const bar = Math.floor(one / size) - from
    bars[bar] = (bars[bar] ?? 0) + 1
  }
  const x = bars.map((_, i) => Number(((from + i + 0.5) * size).toPrecision(6)))
  const title = 'Sizes'
  return {
    id: 'sizes',
    kind: 'plot',
    title,
    width: 'half',
    plot: {
      title,
      x: { label: measureNames[measure], unit: 'mm', digits: 2 },
      y: { label: 'Objects', from: 0, digits: 0 },
      layers: [
        { kind: 'bars', name: 'Objects', x, y: bars, size },
        ...[low, high]
          .filter((limit) => limit > 0)
          .map((limit) => ({ kind: 'mark' as const, name: mm(limit), x: limit, tone: 'alarm' as const })),
      ],
    },
  }
}

/** Four grey levels a bar: how well the two shades stand apart. */
export function levelsPlot({ picture, levels, threshold }: Finding, isOneOfMany: boolean): PlotBlock {
  const step = 4
  const bars = Array.from({ length: 256 / step }, (_, i) =>
    levels.slice(i * step, (i + 1) * step).reduce((sum, one) => sum + one, 0),
  )
  const total = bars.reduce((sum, one) => sum + one, 0)
  const title = isOneOfMany ? `Grey levels of ${picture.name}` : 'Grey levels'
  return {
    id: 'levels',
    kind: 'plot',
    title,
    width: 'half',
    note: 'Otsu’s method needs two peaks with a valley between them.',
    plot: {
      title,
      x: { label: 'Grey level, 0 is black', digits: 0 },
      y: { label: 'Pixels', unit: '%', from: 0, digits: 1 },
      layers: [
        {
          kind: 'bars',
          name: 'Pixels',
          x: bars.map((_, i) => i * step + (step - 1) / 2),
          y: bars.map((one) => Number(((one / total) * 100).toFixed(2))),
          size: step,
        },
        { kind: 'mark', name: `threshold ${threshold}`, x: threshold + 0.5, tone: 'slate' },
      ],
    },
  }
}
