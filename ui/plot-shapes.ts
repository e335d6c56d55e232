import { strokeOf } from './chart-scale.ts'
import { PathPen } from './path-pen.ts'
import { canvas, drawnPlaces, isThere, unitsOf } from './plot-drawn.ts'
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

/** Half the length of what stands for a line of one reading. */
const dash = 8

/** The path of a layer on the drawing, or on a smaller one; strokes don't stretch with it. */
export function pathOf(layer: Layer, scales: { x: Scale; y: Scale }, size = canvas): string {
  const { left, top } = unitsOf(scales, size)
  if (layer.kind === 'level') return `M0 ${top(layer.y)}h${size.width}`
  if (layer.kind === 'mark') return `M${left(layer.x)} 0v${size.height}`
  const x = xOf(layer)
  const pen = new PathPen()
  const places = drawnPlaces(layer, scales, size)
  const at = (i: number) => left(x[i] ?? 0)
  switch (layer.kind) {
    case 'line': {
      const lone = layer.y.findIndex(isThere)
      if (lone >= 0 && layer.y.findLastIndex(isThere) === lone) {
        // A line needs two readings: one alone is drawn as a dash.
        pen.lineTo(at(lone) - dash, top(layer.y[lone] ?? 0))
        pen.lineTo(at(lone) + dash, top(layer.y[lone] ?? 0))
        break
      }
      for (const i of places) {
        const value = layer.y[i]
        if (isThere(value)) pen.lineTo(at(i), top(value), layer.isStep)
        else pen.lift()
      }
      break
    }
    case 'points':
      // A stroke of no length with round ends is a dot, however the drawing is stretched.
      for (const i of places) pen.dot(at(i), top(layer.y[i] ?? 0))
      break
    case 'band': {
      const there = places.filter((i) => isThere(layer.low[i]) && isThere(layer.high[i]))
      for (const i of there) pen.lineTo(at(i), top(layer.high[i] ?? 0))
      for (const i of there.reverse()) pen.lineTo(at(i), top(layer.low[i] ?? 0))
      pen.close()
      break
    }
    case 'bars':
      for (const i of places) {
        const value = layer.x[i] ?? 0
        const from = left(value - layer.size / 2)
        const width = Math.max(1, left(value + layer.size / 2) - from)
        pen.bar(from + Math.round(width * 0.06), Math.ceil(width * 0.88), top(0), top(layer.y[i] ?? 0))
      }
  }
  return pen.path
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
