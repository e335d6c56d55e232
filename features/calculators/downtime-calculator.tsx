import { CalculatorFrame, type CalculatorProps } from './calculator-frame.tsx'
import { pounds } from './calculator.ts'
import type { DowntimeCost } from './downtime-cost.ts'
import { downtimeCalculator } from './downtime-form.ts'

export function DowntimeCalculator(props: CalculatorProps) {
  return <CalculatorFrame {...props} calculator={downtimeCalculator} Chart={CostOfAStop} />
}

/** Three parts of a stop's cost on one scale, the largest first. */
function CostOfAStop({ result }: { result: DowntimeCost }) {
  const { contribution, labour, scrap, perStop } = result
  const parts = [
    { label: 'Pieces never made', value: contribution },
    { label: 'People waiting', value: labour },
    { label: 'Scrap at restart', value: scrap },
  ].sort((a, b) => b.value - a.value)
  const shareOf = (value: number) => (perStop > 0 ? (value / perStop) * 100 : 0)
  return (
    <figure>
      <figcaption className="font-mono text-xs text-slate">What one stop costs: {pounds(perStop)}</figcaption>
      <ul className="mt-2">
        {parts.map(({ label, value }, i) => {
          const share = shareOf(value)
          const start = parts.slice(0, i).reduce((sum, part) => sum + shareOf(part.value), 0)
          return (
            <li key={label} className="border-b border-rule py-2 last:border-b-0">
              <p className="flex items-baseline justify-between gap-x-4 text-sm tabular-nums">
                <span>{label}</span>
                <span>
                  <span className="font-semibold">{pounds(value)}</span>{' '}
                  <span className="text-slate">{Math.round(share)}%</span>
                </span>
              </p>
              <svg aria-hidden="true" width="100%" height="14" className="mt-1">
                <rect width="100%" height="14" className="fill-sunk" />
                <rect x={`${start}%`} width={`${share}%`} height="14" className="draws-change fill-sea" />
              </svg>
            </li>
          )
        })}
      </ul>
    </figure>
  )
}
