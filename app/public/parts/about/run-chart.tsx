interface Props {
  label: string
  note: string
  before: string
  after: string
  /** One a week. */
  values: number[]
  weeksBefore: number
}

const size = { width: 640, height: 300 }
const frame = { left: 40, right: 12, top: 34, bottom: 30 }

/** A run chart: the mean and three standard deviations of the weeks before, drawn on over the weeks after. */
export function RunChart({ label, note, before, after, values, weeksBefore }: Props) {
  const baseline = values.slice(0, weeksBefore)
  const mean = baseline.reduce((sum, value) => sum + value, 0) / baseline.length
  const variance = baseline.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (baseline.length - 1)
  const limits = { upper: mean + 3 * Math.sqrt(variance), lower: Math.max(0, mean - 3 * Math.sqrt(variance)) }
  const top = Math.ceil(Math.max(limits.upper, ...values) / 10) * 10
  const x = (week: number) =>
    frame.left + (week / (values.length - 1)) * (size.width - frame.left - frame.right)
  const y = (value: number) =>
    size.height - frame.bottom - (value / top) * (size.height - frame.top - frame.bottom)
  const points = values.map((value, i) => ({ week: i + 1, value, x: round(x(i)), y: round(y(value)) }))
  const line = points.map((point) => `${point.week > 1 ? 'L' : 'M'}${point.x} ${point.y}`).join('')
  const change = (x(weeksBefore - 1) + x(weeksBefore)) / 2
  const across = `H${size.width - frame.right}`
  const marks = Array.from({ length: top / 10 + 1 }, (_, i) => i * 10)
  const isOutside = (value: number) => value < limits.lower || value > limits.upper
  const outside = values.filter(isOutside).length

  return (
    <figure>
      <figcaption className="font-semibold">{label}</figcaption>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={`${label}: ${values.join(', ')}. Mean of the first ${weeksBefore} weeks ${round(mean)}, limits ${round(limits.lower)} and ${round(limits.upper)}; ${outside} weeks lie outside.`}
        className="mt-3 h-auto w-full fill-none stroke-current font-mono"
      >
        {marks.map((mark) => (
          <g key={mark}>
            <path d={`M${frame.left} ${round(y(mark))}${across}`} className="stroke-rule" />
            <text x={frame.left - 8} y={round(y(mark)) + 4} textAnchor="end" className={small}>
              {mark}
            </text>
          </g>
        ))}
        {[limits.upper, limits.lower].map((limit) => (
          <path
            key={limit}
            d={`M${frame.left} ${round(y(limit))}${across}`}
            strokeDasharray="6 5"
            className="stroke-rule-strong"
          />
        ))}
        <path d={`M${frame.left} ${round(y(mean))}${across}`} className="stroke-rule-strong" />
        <path
          d={`M${round(change)} ${frame.top - 14}V${size.height - frame.bottom}`}
          className="stroke-ink"
        />
        <text x={round(change) - 8} y={frame.top - 4} textAnchor="end" className={small}>
          {before}
        </text>
        <text x={round(change) + 8} y={frame.top - 4} className={small}>
          {after}
        </text>
        <path d={line} strokeWidth="1.5" className="stroke-sea" />
        {points.map((point) => (
          <g key={point.week}>
            <circle
              cx={point.x}
              cy={point.y}
              r="4"
              strokeWidth="1.5"
              className={isOutside(point.value) ? 'fill-signal stroke-signal' : 'fill-paper stroke-sea'}
            />
            <text x={point.x} y={size.height - 8} textAnchor="middle" className={small}>
              {point.week}
            </text>
          </g>
        ))}
      </svg>
      <p className="mt-2 text-sm text-slate">{note}</p>
    </figure>
  )
}

const small = 'fill-slate stroke-none text-[13px] max-sm:text-[20px]'

function round(value: number) {
  return Number(value.toFixed(1))
}
