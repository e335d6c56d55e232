import type { PostChart as Chart } from '#features/publishing/post-block.ts'
import { BarChart } from '#ui/bar-chart.tsx'
import { LineChart } from '#ui/line-chart.tsx'

/** An article's figures as a chart, with the same figures as a table. */
export function PostChart({ form, unit, ...chart }: Chart) {
  const format = (value: number) => {
    const figure = value.toLocaleString('en-GB')
    return unit === '£' ? `£${figure}` : `${figure} ${unit}`.trim()
  }
  return form === 'bar' ? <BarChart {...chart} format={format} /> : <LineChart {...chart} format={format} />
}
