import { meanLevel, springs, tideHeight } from '#assets/pictures/tide.ts'

const width = 480
const height = 260
const days = 3
const step = 0.5
const metreToY = (metres: number) => 232 - metres * 42
const hourToX = (hours: number) => 34 + (hours / (24 * days)) * (width - 40)

const curve = Array.from({ length: (24 * days) / step + 1 }, (_, i) => {
  const hours = i * step
  return `${i ? 'L' : 'M'}${hourToX(hours).toFixed(1)} ${metreToY(tideHeight(hours - 5)).toFixed(1)}`
}).join('')

const levels = [
  { metres: springs, label: 'high water springs' },
  { metres: meanLevel, label: 'mean level' },
]

/** Three days of tide from the two principal harmonics, on its datum rule. */
export function TideChart() {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="w-full" fill="none" aria-hidden="true">
      {levels.map(({ metres }) => (
        <path key={metres} d={`M34 ${metreToY(metres)}H${width}`} className="stroke-rule" />
      ))}
      <path d={`M34 ${metreToY(0)}H${width}`} className="stroke-rule-strong" />
      {[0, 1, 2, 3, 4, 5].map((metres) => (
        <g key={metres}>
          <path d={`M28 ${metreToY(metres)}h6`} className="stroke-rule-strong" />
          <text
            x="22"
            y={metreToY(metres) + 3.5}
            textAnchor="end"
            className="fill-slate font-mono text-[10px]"
          >
            {metres}
          </text>
        </g>
      ))}
      {Array.from({ length: days * 4 + 1 }, (_, i) => (
        <path
          key={i}
          d={`M${hourToX(i * 6)} ${metreToY(0)}v${i % 4 ? 4 : 9}`}
          className="stroke-rule-strong"
        />
      ))}
      <path d={curve} className="stroke-sea" strokeWidth="1.5" strokeLinejoin="round" />
      {levels.map(({ metres, label }) => (
        <text
          key={label}
          x={width}
          y={metreToY(metres) - 6}
          textAnchor="end"
          strokeWidth="6"
          className="fill-slate stroke-sunk font-mono text-[10px] [paint-order:stroke]"
        >
          {label}
        </text>
      ))}
      <text x="34" y={height - 4} className="fill-slate font-mono text-[10px]">
        height of tide, m
      </text>
    </svg>
  )
}
