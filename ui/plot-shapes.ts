import { strokeOf } from './chart-scale.ts'
import type { Scale } from './plot-scale.ts'
import {
  xOf,
  type BandLayer,
  type BarsLayer,
  type Layer,
  type LineLayer,
  type PlotSpec,
  type PointsLayer,
} from './plot-spec.ts'

export interface Look {
  /** A CSS colour of the theme. */
  color: string
  dash: string | undefined
}

export const isDrawn = (layer: Layer): layer is LineLayer | PointsLayer | BandLayer | BarsLayer =>
  layer.kind !== 'level' && layer.kind !== 'mark'

/** Has a place in the key and in the readings. */
export const isRead = (layer: Layer): layer is LineLayer | PointsLayer | BandLayer | BarsLayer =>
  isDrawn(layer) && !(layer.kind === 'band' && layer.isBackdrop)

/** The look of each layer: its tone, or the next colour of the scale that no layer has taken. */
export function looksOf({ layers }: PlotSpec): Look[] {
  let next = 0
  return layers.map(({ kind, tone }) => {
    if (tone === 'alarm') return { color: 'var(--signal)', dash: kind === 'level' ? '7 4' : undefined }
    if (tone === 'ok') return { color: 'var(--ok)', dash: kind === 'level' ? '7 4' : undefined }
    if (tone === 'slate')
      return { color: 'var(--slate)', dash: kind === 'level' || kind === 'mark' ? '3 3' : undefined }
    if (tone === undefined && (kind === 'level' || kind === 'mark'))
      return { color: 'var(--slate)', dash: '3 3' }
    return strokeOf(tone === undefined ? next++ : tone - 1)
  })
}

/** The drawing is this wide and high before it is stretched to its place. */
export const canvas = { width: 2000, height: 1000 }

interface Scales {
  x: Scale
  y: Scale
}

/** The path of a layer on the drawing; strokes don't stretch with it. */
export function pathOf(layer: Layer, { x, y }: Scales): string {
  const left = (value: number) => Math.round(x.share(value) * canvas.width)
  const top = (value: number) => Math.round((1 - y.share(value)) * canvas.height)
  switch (layer.kind) {
    case 'level':
      return `M0 ${top(layer.y)}H${canvas.width}`
    case 'mark':
      return `M${left(layer.x)} 0V${canvas.height}`
    case 'line':
      return linePath(layer, left, top)
    case 'points':
      // A stroke of no length with round ends is a dot, however the drawing is stretched.
      return xOf(layer)
        .map((value, i) => `M${left(value)} ${top(layer.y[i] ?? 0)}h0`)
        .join('')
    case 'band': {
      const at = xOf(layer).map(left)
      const above = layer.high.map((value, i) => `${i === 0 ? 'M' : 'L'}${at[i]} ${top(value)}`)
      const below = layer.low.map((value, i) => `L${at[i]} ${top(value)}`).reverse()
      return `${above.join('')}${below.join('')}Z`
    }
    case 'bars': {
      const foot = top(0)
      return layer.x
        .map((value, i) => {
          const from = left(value - layer.size / 2)
          const width = left(value + layer.size / 2) - from
          return `M${from + Math.round(width * 0.06)} ${foot}V${top(layer.y[i] ?? 0)}h${Math.round(width * 0.88)}V${foot}Z`
        })
        .join('')
    }
  }
}

function linePath(layer: LineLayer, left: (value: number) => number, top: (value: number) => number): string {
  const x = xOf(layer)
  let isDown = false
  return layer.y
    .map((value, i) => {
      if (value === null || !Number.isFinite(value)) {
        isDown = false
        return ''
      }
      const [to, at] = [left(x[i] ?? 0), top(value)]
      const part = !isDown ? `M${to} ${at}` : layer.isStep ? `H${to}V${at}` : `L${to} ${at}`
      isDown = true
      return part
    })
    .join('')
}

export interface Reading {
  x: number
  values: { name: string; value: number | null }[]
}

/** What can be read off at each x of the first drawn layer: its own value and that of the layers that have one there. */
export function readingsOf({ layers }: PlotSpec): Reading[] {
  const drawn = layers.filter(isRead)
  const lead = drawn.find(({ kind }) => kind !== 'band') ?? drawn[0]
  if (!lead) return []
  const columns = drawn.flatMap((layer) => {
    const x = xOf(layer)
    const sets =
      layer.kind === 'band'
        ? [
            { name: `${layer.name}, low`, values: layer.low },
            { name: `${layer.name}, high`, values: layer.high },
          ]
        : [{ name: layer.name, values: layer.y }]
    return sets.map(({ name, values }) => ({
      name,
      at: new Map(x.map((value, i) => [value, values[i] ?? null])),
    }))
  })
  return xOf(lead).map((x) => ({
    x,
    values: columns.flatMap(({ name, at }) => (at.has(x) ? [{ name, value: at.get(x) ?? null }] : [])),
  }))
}
