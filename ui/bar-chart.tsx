import { BarFill, ChartFrame } from './chart-frame.tsx'
import { largestOf, scaleTo, type Series } from './chart-scale.ts'
import { percent } from './percent.ts'

interface BarChartProps {
  title: string
  /** What the rows are: "Source". */
  labelHeading: string
  labels: readonly string[]
  series: readonly Series[]
  format?: (value: number) => string
}

const thickness = 12
const plain = (value: number) => value.toLocaleString('en-GB')

/** Lying bars with their figures at the end, for a handful of named things. */
export function BarChart({ title, labelHeading, labels, series, format = plain }: BarChartProps) {
  const { max } = scaleTo(largestOf(series))
  const height = series.length * (thickness + 4) - 4
  return (
    <ChartFrame
      title={title}
      labelHeading={labelHeading}
      labels={labels}
      series={series}
      format={format}
      isBar
    >
      <ul className="mt-3">
        {labels.map((label, row) => {
          const values = series.map(({ name, values }) => ({ name, value: values[row] ?? 0 }))
          return (
            <li key={label} className="grid grid-cols-[minmax(5rem,9rem)_1fr] items-center gap-3 text-sm">
              <span className="py-2 leading-4">{label}</span>
              <svg
                role="img"
                aria-label={values.map(({ name, value }) => `${name}: ${format(value)}`).join(', ')}
                width="100%"
                height={height + 20}
                className="overflow-visible border-l border-rule-strong"
              >
                {values.map(({ name, value }, index) => {
                  const y = 10 + index * (thickness + 4)
                  const width = percent((value / max) * 0.74)
                  return (
                    <g key={name}>
                      {value > 0 && <BarFill x="0" y={y} width={width} height={thickness} index={index} />}
                      <text
                        x={width}
                        dx="6"
                        y={y + thickness - 2}
                        className="fill-slate text-xs tabular-nums"
                      >
                        {format(value)}
                      </text>
                    </g>
                  )
                })}
              </svg>
            </li>
          )
        })}
      </ul>
    </ChartFrame>
  )
}
