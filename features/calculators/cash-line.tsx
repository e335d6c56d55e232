import { pounds } from './calculator.ts'

const height = 180

/** Cash since the start, month by month, over its zero line, with the month in which it is back. */
export function CashLine({ cash, paybackMonths }: { cash: number[]; paybackMonths?: number }) {
  const last = cash.length - 1
  const low = Math.min(0, ...cash)
  const high = Math.max(0, ...cash)
  const y = (value: number) => ((high - value) / (high - low || 1)) * (height - 16) + 8
  const x = (month: number) => `${(month / last) * 100}%`
  const line = `M${cash.map((value, month) => `${month} ${y(value).toFixed(1)}`).join('L')}`
  const end = cash.at(-1) ?? 0
  const back = paybackMonths === undefined ? 'isn’t back' : `is back after ${paybackMonths.toFixed(1)} months`
  return (
    <figure>
      <figcaption className="flex flex-wrap justify-between gap-x-4 font-mono text-xs text-slate">
        <span>Cash since the start</span>
        <span className="tabular-nums">after 36 months {pounds(end)}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={`Cash falls to ${pounds(low)}, ${back}, and stands at ${pounds(end)} after ${last} months.`}
        width="100%"
        height={height + 20}
        className="mt-2 overflow-visible"
      >
        {[12, 24, 36].map((month) => (
          <g key={month}>
            <line x1={x(month)} x2={x(month)} y1="0" y2={height} className="stroke-rule" />
            <text
              x={x(month)}
              y={height + 15}
              textAnchor={month === last ? 'end' : 'middle'}
              className="fill-slate font-mono text-xs"
            >
              month {month}
            </text>
          </g>
        ))}
        <line x1="0" x2="100%" y1={y(0)} y2={y(0)} className="stroke-rule-strong" />
        <text x="0" y={y(0) - 5} className="fill-slate font-mono text-xs">
          £0
        </text>
        <svg viewBox={`0 0 ${last} ${height}`} width="100%" height={height} preserveAspectRatio="none">
          <path
            d={line}
            fill="none"
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            className="draws-change stroke-chart-1"
          />
        </svg>
        {paybackMonths !== undefined && (
          <g>
            <line
              x1={x(paybackMonths)}
              x2={x(paybackMonths)}
              y1={y(0)}
              y2={height}
              strokeDasharray="3 3"
              className="stroke-ink"
            />
            <circle
              cx={x(paybackMonths)}
              cy={y(0)}
              r="5"
              className="draws-change fill-raised stroke-ink"
              strokeWidth="2"
            />
          </g>
        )}
        <text x="4" y={y(low) - 6} className="fill-ink text-xs tabular-nums">
          {pounds(low)}
        </text>
      </svg>
    </figure>
  )
}
