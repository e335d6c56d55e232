import { classes } from '#ui/classes.ts'
import type { Report } from './assessment-report.ts'

const ticks = Array.from({ length: 21 }, (_, i) => i * 5)

/**
 * A tide staff on its side: where the figure stands among the levels, with the level that it was given tinted. Its marks are borders,
 * which forced colours keep.
 */
export function LevelGauge({ report }: { report: Pick<Report, 'overall' | 'level' | 'levels'> }) {
  const { overall, level, levels } = report
  const zones = levels.map(({ name, from }, i) => ({ name, from, to: levels[i + 1]?.from ?? 100 }))
  const isLimit = (value: number) => value === 100 || levels.some(({ from }) => from === value)
  return (
    <div role="img" aria-label={`${overall} on a scale from 0 to 100; the level is ${level}.`}>
      <div className="relative h-12 border-b-2 border-ink">
        {zones.map(({ name, from, to }) => (
          <span
            key={name}
            className={classes('absolute bottom-0 h-6', name === level && 'bg-sea-tint')}
            style={{ left: `${from}%`, width: `${to - from}%` }}
          />
        ))}
        {ticks.map((value) => (
          <span
            key={value}
            className={classes(
              'absolute bottom-0 -translate-x-1/2 border-l border-ink',
              isLimit(value) ? 'h-6' : 'h-2',
            )}
            style={{ left: `${value}%` }}
          />
        ))}
        <span
          className="absolute bottom-0 h-9 -translate-x-1/2 border-l-2 border-signal"
          style={{ left: `${overall}%` }}
        />
        <span
          className="absolute top-0 size-3 -translate-x-1/2 rounded-full border-6 border-signal"
          style={{ left: `${overall}%` }}
        />
      </div>
      <div className="relative h-11">
        {zones.map(({ name, from, to }) => (
          <span
            key={name}
            className={classes(
              'absolute top-1 flex justify-center text-xs whitespace-nowrap max-[22.5rem]:text-[0.6875rem] max-[22.5rem]:tracking-tight sm:text-sm',
              name === level ? 'font-semibold text-ink' : 'text-slate',
            )}
            style={{ left: `${from}%`, width: `${to - from}%` }}
          >
            {name}
          </span>
        ))}
        {levels.slice(1).map(({ name, from }) => (
          <span
            key={name}
            className="absolute top-6 -translate-x-1/2 font-mono text-xs text-slate"
            style={{ left: `${from}%` }}
          >
            {from}
          </span>
        ))}
      </div>
    </div>
  )
}
