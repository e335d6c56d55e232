import { classes } from '#ui/classes.ts'
import { BarFill, ChartFrame } from '#ui/chart-frame.tsx'
import { bridgeBars, type BridgeBar } from './bridge-scale.ts'
import { bridgeFigure } from './figures-in-words.ts'
import type { BridgeBlock } from './report.ts'
import { percent } from '#ui/percent.ts'

const height = 16
/** A figure after a bar that ends further than this would leave a phone's screen. */
const furthest = 0.55
/** A figure before a bar that starts nearer would leave its axis. */
const nearest = 0.38

function sideOf({ from, to, isTotal }: BridgeBar): 'before' | 'inside' | 'after' {
  if (to <= furthest) return 'after'
  return isTotal || from < nearest ? 'inside' : 'before'
}

/** A waterfall, lying, so that its labels are read on a phone: totals solid, rises and falls told by sign and hatching. */
export function BridgeView({ block }: { block: BridgeBlock }) {
  const { title, labelHeading, steps } = block
  const { bars, start } = bridgeBars(steps)
  const textOf = bridgeFigure(block)
  const plain = (value: number) => textOf({ value, isTotal: true })
  return (
    <ChartFrame
      title={title}
      labelHeading={labelHeading}
      labels={steps.map(({ label }) => label)}
      series={[{ name: 'Value', values: steps.map(({ value }) => value) }]}
      format={plain}
      isBar
    >
      <ul className="mt-3">
        {bars.map((bar) => {
          const side = sideOf(bar)
          return (
            <li
              key={bar.label}
              className="grid grid-cols-[minmax(5rem,8rem)_1fr] items-center gap-3 border-t border-rule text-sm first:border-t-0"
            >
              <span className={bar.isTotal ? 'py-2 leading-4 font-semibold' : 'py-2 leading-4'}>
                {bar.label}
              </span>
              <svg
                role="img"
                aria-label={`${bar.label}: ${textOf(bar)}`}
                width="100%"
                height={height + 18}
                className="overflow-visible border-l border-rule-strong"
              >
                <BarFill
                  x={percent(bar.from)}
                  y={9}
                  width={percent(Math.max(0.003, bar.to - bar.from))}
                  height={height}
                  index={bar.isTotal ? 0 : bar.value < 0 ? 2 : 1}
                />
                <text
                  x={percent(side === 'before' ? bar.from : bar.to)}
                  dx={side === 'after' ? 8 : -8}
                  y={9 + height - 4}
                  textAnchor={side === 'after' ? 'start' : 'end'}
                  className={classes(
                    'text-xs tabular-nums',
                    side === 'inside' && bar.isTotal ? 'fill-paper' : 'fill-ink',
                    side === 'inside' && !bar.isTotal && 'stroke-paper stroke-4 [paint-order:stroke]',
                  )}
                >
                  {textOf(bar)}
                </text>
              </svg>
            </li>
          )
        })}
      </ul>
      {start > 0 && (
        <p className="mt-1 font-mono text-xs text-slate">The axis starts at {plain(start)}, not at 0.</p>
      )}
    </ChartFrame>
  )
}
