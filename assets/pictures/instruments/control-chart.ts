import { disc, polyline } from '#assets/pictures/drawing.ts'
import type { Line, Shape } from '#assets/pictures/drawing.ts'
import { inside, instrumentPlate, within } from './frame.ts'
import type { Frame } from './frame.ts'

/**
 * A Shewhart chart: values drawn between control limits at mean ± 3 sigma of the first `baseline` values (sample
 * standard deviation), the height of the frame being ± 5 sigma or what the values need. Returns also the point of every value.
 */
export function controlChart(
  frame: Frame,
  title: string,
  values: readonly number[],
  baseline = values.length,
) {
  const first = values.slice(0, baseline)
  const mean = first.reduce((sum, value) => sum + value, 0) / first.length
  const sigma = Math.sqrt(first.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (first.length - 1))
  const area = inside(frame)
  const reach = Math.max(5 * sigma, ...values.map((value) => Math.abs(value - mean) * 1.05))
  const up = (value: number) => 0.5 + (value - mean) / (2 * reach)
  const points = values.map((value, i) => within(area, i / (values.length - 1), up(value)))
  const across = (value: number, line: Line) =>
    polyline([within(area, 0, up(value)), within(area, 1, up(value))], line)
  const shapes: Shape[] = [
    ...instrumentPlate(frame, title),
    across(mean + 3 * sigma, 'level'),
    across(mean, 'rule'),
    across(mean - 3 * sigma, 'level'),
    polyline(points, 'measure'),
    ...points.map((point) => disc(point, 1.5, 'sea')),
  ]
  return { shapes, points }
}
