import type { Report } from './assessment-report.ts'

type Rows = Report['dimensions']['rows']

const size = 400
const middle = size / 2
const radius = 128
const rings = [25, 50, 75, 100]

function point(index: number, count: number, value: number): [x: number, y: number] {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2
  const length = (value / 100) * radius
  return [round(middle + Math.cos(angle) * length), round(middle + Math.sin(angle) * length)]
}

const round = (value: number) => Number(value.toFixed(1))
const outline = (rows: Rows, value: (row: Rows[number]) => number) =>
  `M${rows.map((row, i) => point(i, rows.length, value(row)).join(' ')).join('L')}Z`

/** The seven dimensions on axes from 0 to 100, with the target as a dashed outline. The table beside it says the same. */
export function RadarChart({ rows, target }: { rows: Rows; target: number }) {
  const said = rows.map(({ name, score }) => `${name} ${score}`).join(', ')
  return (
    <svg
      viewBox={`-60 18 ${size + 120} ${size - 36}`}
      role="img"
      aria-label={`Radar chart, each out of 100: ${said}. The dashed outline is at ${target}.`}
      className="mx-auto h-auto w-full max-w-[34rem]"
    >
      <g className="fill-none stroke-rule-strong" strokeWidth="0.75">
        {rings.map((ring) => (
          <path key={ring} d={outline(rows, () => ring)} opacity={ring === 100 ? 1 : 0.55} />
        ))}
        {rows.map(({ id }, i) => (
          <path key={id} d={`M${middle} ${middle}L${point(i, rows.length, 100).join(' ')}`} opacity="0.55" />
        ))}
      </g>
      <path
        d={outline(rows, () => target)}
        className="fill-none stroke-slate"
        strokeWidth="1.25"
        strokeDasharray="4 4"
      />
      <path
        d={outline(rows, ({ score }) => score)}
        className="fill-sea stroke-sea"
        fillOpacity="0.14"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {rows.map(({ id, short, score, band }, i) => {
        const [dotX, dotY] = point(i, rows.length, score)
        const [labelX, labelY] = point(i, rows.length, i ? 117 : 124)
        const side = Math.abs(labelX - middle) < 12 ? 'middle' : labelX > middle ? 'start' : 'end'
        return (
          <g key={id}>
            <circle cx={dotX} cy={dotY} r="4.5" className={band === 'low' ? 'fill-signal' : 'fill-sea'} />
            <text
              x={labelX}
              y={labelY}
              textAnchor={side}
              fontSize="15"
              className="fill-ink font-semibold max-sm:text-[17px]"
            >
              {short}
            </text>
            <text
              x={labelX}
              y={labelY + 17}
              textAnchor={side}
              fontSize="14"
              className="fill-slate font-mono max-sm:text-[17px]"
            >
              {score}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
