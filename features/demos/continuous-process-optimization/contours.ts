import type { Layer } from '#ui/plot-spec.ts'
import { derivatives } from './optimum.ts'
import { predict, valueAt, type Surface } from './surface.ts'

const columnsDrawn = 33
const levelsDrawn = 7

/**
 * The surface over the first two settings as nested shades, the others held at `coded`. Along each column the surface is a parabola, so
 * the part beyond a level is one stretch whose ends are its roots.
 */
export function contourBands(surface: Surface, coded: readonly number[]) {
  const { factors } = surface
  const at = (x: number, y: number) => predict(surface, [x, y, ...coded.slice(2)])
  const { curvature } = derivatives(surface)
  const bend = (curvature[1]?.[1] ?? 0) / 2
  const isUp = bend <= 0
  const grid = Array.from({ length: 21 }, (_, i) => -1 + i / 10)
  const heights = grid.flatMap((x) => grid.map((y) => at(x, y)))
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  const step = (high - low) / (levelsDrawn + 1)
  const layers: Layer[] = []
  for (let n = 1; n <= levelsDrawn; n++) {
    const level = isUp ? low + n * step : high - n * step
    for (const [part, stretch] of stretchesOf(level).entries()) {
      layers.push({
        kind: 'band',
        name: `level ${n}.${part}`,
        tone: 1,
        isBackdrop: true,
        x: stretch.map(({ x }) => valueOf(0, x)),
        low: stretch.map(({ from }) => valueOf(1, from)),
        high: stretch.map(({ to }) => valueOf(1, to)),
      })
    }
  }
  return { layers, step, isUp }

  function valueOf(factor: number, value: number): number {
    const one = factors[factor]
    return one ? valueAt(one, value) : 0
  }

  /** Runs of neighbouring columns in which part of the column lies beyond the level. */
  function stretchesOf(level: number) {
    const stretches: { x: number; from: number; to: number }[][] = []
    let open: (typeof stretches)[number] | undefined
    for (let i = 0; i < columnsDrawn; i++) {
      const x = -1 + (2 * i) / (columnsDrawn - 1)
      const found = beyond(x, level)
      if (!found) open = undefined
      else if (open) open.push({ x, ...found })
      else stretches.push((open = [{ x, ...found }]))
    }
    return stretches.filter((one) => one.length > 1)
  }

  function beyond(x: number, level: number): { from: number; to: number } | undefined {
    const centre = at(x, 0)
    const slope = (at(x, 1) - at(x, -1)) / 2
    const rest = centre - level
    if (Math.abs(bend) < 1e-12) {
      if (Math.abs(slope) < 1e-12) return rest >= 0 ? { from: -1, to: 1 } : undefined
      const root = -rest / slope
      return clipped(slope > 0 ? root : -1, slope > 0 ? 1 : root)
    }
    const inside = slope * slope - 4 * bend * rest
    if (inside < 0) return undefined
    const width = Math.sqrt(inside) / (2 * Math.abs(bend))
    const middle = -slope / (2 * bend)
    return clipped(middle - width, middle + width)
  }
}

function clipped(from: number, to: number) {
  const stretch = { from: Math.max(-1, from), to: Math.min(1, to) }
  return stretch.from < stretch.to ? stretch : undefined
}
