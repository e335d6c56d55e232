import { createContext, createElement, use, type ComponentType } from 'react'
import type { PostChart as Chart } from '#features/publishing/posts/post-block.ts'
import { BarChart } from '#ui/bar-chart.tsx'
import { figureIn } from './figure-in.ts'
import { PostLineChart, type PostLineChartProps } from './post-line-chart.tsx'

/** What draws lines: the page of an article sets an island; the preview has React around it already. */
export const LineChartComponent = createContext<ComponentType<PostLineChartProps>>(PostLineChart)

/** An article's figures as a chart, with the same figures as a table. */
export function PostChart({ form, unit, ...chart }: Chart) {
  const lines = use(LineChartComponent)
  return form === 'bar' ? (
    <BarChart {...chart} format={figureIn(unit)} />
  ) : (
    createElement(lines, { ...chart, unit })
  )
}
