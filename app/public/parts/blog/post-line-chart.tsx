import type { PostChart } from '#features/publishing/posts/post-block.ts'
import { LineChart } from '#ui/line-chart.tsx'
import { figureIn } from './figure-in.ts'

export type PostLineChartProps = Omit<PostChart, 'form'>

/** An article's figures as lines that are read place by place. */
export function PostLineChart({ unit, ...chart }: PostLineChartProps) {
  return <LineChart {...chart} format={figureIn(unit)} />
}
