import { CalculatorFrame, type CalculatorProps } from './calculator-frame.tsx'
import { figure } from './calculator.ts'
import { oeeCalculator } from './oee-form.ts'
import type { Oee } from './oee.ts'

export function OeeCalculator(props: CalculatorProps) {
  return <CalculatorFrame {...props} calculator={oeeCalculator} Chart={LostMinutes} />
}

/** Four bars, each as long as what the one above it leaves; what is lost is hatched. */
function LostMinutes({ result }: { result: Oee }) {
  const { good, rejects, slow, down } = result.minutes
  const planned = Math.max(good + rejects + slow + down, good + rejects + down)
  const lostSpeed = Math.max(0, slow)
  const rows = [
    { label: 'Planned', kept: planned, lost: 0, loss: '' },
    { label: 'Running', kept: planned - down, lost: down, loss: 'stopped' },
    { label: 'At full speed', kept: good + rejects, lost: lostSpeed, loss: 'slow or in small stops' },
    { label: 'Good pieces', kept: good, lost: rejects, loss: 'on rejects' },
  ]
  const share = (value: number) => `${(Math.max(0, value) / planned) * 100}%`
  return (
    <figure>
      <figcaption className="font-mono text-xs text-slate">
        Minutes: what is kept, and what is lost on the way
      </figcaption>
      <ul className="mt-2">
        {rows.map(({ label, kept, lost, loss }) => (
          <li key={label} className="border-b border-rule py-2 last:border-b-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm tabular-nums">
              <span>
                {label} <span className="font-semibold">{figure(Math.round(kept * 10) / 10)}</span>
              </span>
              {loss && (
                <span className="text-slate">
                  {figure(Math.round(lost * 10) / 10)} {loss}
                </span>
              )}
            </p>
            <svg aria-hidden="true" width="100%" height="14" className="mt-1 overflow-hidden">
              <rect width="100%" height="14" className="fill-sunk" />
              <rect width={share(kept)} height="14" className="draws-change fill-sea" />
              <svg x={share(kept)} width={share(lost)} height="14" className="draws-change">
                <line
                  x1="0"
                  x2="100%"
                  y1="7"
                  y2="7"
                  strokeWidth="14"
                  strokeDasharray="2 3"
                  className="stroke-rule-strong"
                />
              </svg>
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  )
}
