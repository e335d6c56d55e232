import { useState } from 'react'
import { ChartFrame } from './chart-frame.tsx'
import { areWhole, largestOf, scaleTo, strokeOf, type Series } from './chart-scale.ts'

interface LineChartProps {
  title: string
  /** What the points are: "Day". */
  labelHeading: string
  labels: readonly string[]
  series: readonly Series[]
  format?: (value: number) => string
  /** The label whose figures are shown until someone points at another; the last one unless told. */
  readAt?: string
  /** They count something a day: bars for the first series and a mark across each bar for the others, no line between days. */
  isCount?: boolean
  /** A level to hold the line against: a promise, a threshold. */
  limit?: { value: number; label: string }
}

const plain = (value: number) => value.toLocaleString('en-GB')
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 }

/** Readings over time. Point at it, or focus it and use the arrow keys, to read all lines at one label. */
export function LineChart(props: LineChartProps) {
  const { title, labelHeading, labels, series, format = plain, readAt, isCount = false, limit } = props
  const [at, setAt] = useState<number>()
  const { max, ticks } = scaleTo(Math.max(largestOf(series), limit?.value ?? 0), areWhole(series))
  const last = Math.max(1, labels.length - 1)
  // A bar has a day's room for itself; a reading is a point, the first and the last at the edges.
  const percent = (index: number) => (isCount ? (index + 0.5) / labels.length : index / last) * 100
  const height = (value: number) => 100 - (value / max) * 100
  const told = readAt === undefined ? -1 : labels.indexOf(readAt)
  const index = at ?? (told < 0 ? labels.length - 1 : told)
  const readings = series.map(({ name, values }) => {
    const value = values[index] ?? null
    return `${name} ${value === null ? 'none' : format(value)}`
  })

  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = steps[event.key]
    const target = event.key === 'Home' ? 0 : event.key === 'End' ? last : step && index + step
    if (target === undefined) return
    event.preventDefault()
    setAt(Math.min(labels.length - 1, Math.max(0, target)))
  }
  const onPointerMove = ({ clientX, currentTarget }: React.PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = (clientX - left) / width
    const target = isCount ? Math.floor(share * labels.length) : Math.round(share * last)
    setAt(Math.min(labels.length - 1, Math.max(0, target)))
  }

  return (
    <ChartFrame {...{ title, labelHeading, labels, series, format }} isBar={isCount}>
      <p className="mt-2 min-h-5 font-mono text-xs leading-5 text-slate" aria-hidden="true">
        {labels[index]}: {readings.join(', ')}
      </p>
      <div className="grid grid-cols-[auto_1fr] gap-x-2 pt-2 text-xs text-slate tabular-nums">
        <div className="relative h-52" aria-hidden="true">
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute right-0 -translate-y-1/2"
              style={{ top: `${height(tick)}%` }}
            >
              {format(tick)}
            </span>
          ))}
          <span className="invisible">{format(max)}</span>
        </div>
        <div
          role="slider"
          tabIndex={0}
          aria-label={title}
          aria-valuemin={0}
          aria-valuemax={labels.length - 1}
          aria-valuenow={index}
          aria-valuetext={`${labels[index]}: ${readings.join(', ')}`}
          onKeyDown={onKeyDown}
          onPointerMove={onPointerMove}
          onPointerLeave={() => setAt(undefined)}
          onBlur={() => setAt(undefined)}
          className="relative h-52 [touch-action:pan-y]"
        >
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute size-full overflow-visible"
            aria-hidden="true"
          >
            {ticks.map((tick) => (
              <Line
                key={tick}
                d={`M0 ${height(tick)}H100`}
                className={tick === 0 ? 'stroke-rule-strong' : 'stroke-rule'}
              />
            ))}
            {limit && (
              <Line d={`M0 ${height(limit.value)}H100`} className="stroke-signal" dash="1 5" width={2} />
            )}
            {series.map(({ name, values }, index) =>
              isCount ? (
                <Counts
                  key={name}
                  values={values}
                  x={percent}
                  y={height}
                  room={100 / labels.length}
                  index={index}
                />
              ) : (
                <Line key={name} d={pathOf(values, percent, height)} {...strokeOf(index)} width={2} />
              ),
            )}
            {at !== undefined && <Line d={`M${percent(at)} 0V100`} className="stroke-ink" />}
          </svg>
          {limit && (
            <span
              className="absolute right-0 -translate-y-full bg-paper pl-1 text-signal-strong"
              style={{ top: `${height(limit.value)}%` }}
            >
              {limit.label}
            </span>
          )}
          {(isCount ? [] : series).map(({ name, values }, at) => {
            const value = values[index]
            if (value === null || value === undefined) return null
            const style = {
              left: `${percent(index)}%`,
              top: `${height(value)}%`,
              background: strokeOf(at).color,
            }
            return (
              <span
                key={name}
                className="absolute size-2 -translate-1/2 rounded-full outline-2 outline-paper"
                style={style}
              />
            )
          })}
        </div>
        <span />
        <div className="flex justify-between pt-1.5" aria-hidden="true">
          <span>{labels[0]}</span>
          {labels.length > 4 && <span>{labels[Math.round(last / 2)]}</span>}
          <span>{labels.at(-1)}</span>
        </div>
      </div>
    </ChartFrame>
  )
}

function Line(props: { d: string; className?: string; color?: string; dash?: string; width?: number }) {
  return (
    <path
      d={props.d}
      className={props.className}
      stroke={props.color}
      strokeWidth={props.width ?? 1}
      strokeDasharray={props.dash}
      strokeLinejoin="round"
      fill="none"
      vectorEffect="non-scaling-stroke"
    />
  )
}

interface CountsProps {
  values: Series['values']
  /** Middle of a day and height of a value, in per cent of the plot. */
  x: (index: number) => number
  y: (value: number) => number
  /** Width of a day. */
  room: number
  index: number
}

/** A bar for each day of the first series; of another one a mark at its height, a little wider than the bar. */
function Counts({ values, x, y, room, index }: CountsProps) {
  const width = room * (index === 0 ? 0.66 : 0.86)
  const parts = values.flatMap((value, day) => {
    if (value === null || (index === 0 && value === 0)) return []
    const start = (x(day) - width / 2).toFixed(2)
    const top = y(value).toFixed(2)
    return index === 0
      ? [`M${start} 100V${top}h${width.toFixed(2)}V100Z`]
      : [`M${start} ${top}h${width.toFixed(2)}`]
  })
  const { color } = strokeOf(index)
  return index === 0 ? (
    <path d={parts.join('')} fill={color} />
  ) : (
    <Line d={parts.join('')} color={color} width={3} />
  )
}

/** The line pauses where nothing was measured. */
function pathOf(
  values: Series['values'],
  x: (index: number) => number,
  y: (value: number) => number,
): string {
  return values
    .map((value, index) => {
      if (value === null) return ''
      const isStart = index === 0 || values[index - 1] === null
      return `${isStart ? 'M' : 'L'}${x(index).toFixed(2)} ${y(value).toFixed(2)}`
    })
    .join('')
}
