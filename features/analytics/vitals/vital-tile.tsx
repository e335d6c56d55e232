import { classes } from '#ui/classes.ts'
import type { Reading } from '#features/analytics/analytics-answer.schema.ts'
import { fewest, whole } from '#features/analytics/screen/figures.tsx'
import { formatVital, limits, metricNames, verdictOf, verdictWords, type Verdict } from './vital-words.ts'
import type { Metric } from './vitals.schema.ts'

const marks: Record<Verdict, string> = { good: 'bg-ok', fair: 'bg-warn', poor: 'bg-signal' }

/** One vital of all pages; chosen, its days are drawn below. */
export function VitalTile({
  metric,
  reading,
  isChosen,
  onChoose,
}: {
  metric: Metric
  reading: Reading | undefined
  isChosen: boolean
  onChoose(): void
}) {
  const { p75 = null, samples = 0, before = null } = reading ?? {}
  const verdict = p75 !== null && samples >= fewest ? verdictOf(metric, p75) : undefined
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="h-full w-full cursor-pointer border-t-2 border-rule pt-3 text-left hover:border-sea aria-pressed:border-sea"
    >
      <span className={classes('block text-sm', isChosen ? 'font-semibold text-ink' : 'text-slate')}>
        {metric}
      </span>
      <span className="block min-h-8 text-xs text-slate">{metricNames[metric]}</span>
      <span className="block font-heading text-xl font-semibold tracking-tight tabular-nums">
        {p75 === null ? '–' : formatVital(metric, p75)}
      </span>
      <span className="flex items-center gap-1.5 text-xs text-slate">
        {verdict && <span className={`size-2 shrink-0 rounded-full ${marks[verdict]}`} />}
        {verdict ? verdictWords[verdict] : p75 === null ? 'not measured' : 'too few to say'}
      </span>
      {p75 !== null && <Scale metric={metric} value={p75} />}
      <span className="block text-xs text-slate tabular-nums">
        {whole(samples)} measured
        {before !== null && (
          <>
            , <span className="whitespace-nowrap">{formatVital(metric, before)} before</span>
          </>
        )}
      </span>
    </button>
  )
}

/** Where the value lies between 0 and twice the end of "fair". */
function Scale({ metric, value }: { metric: Metric; value: number }) {
  const { good, poor } = limits[metric]
  const end = poor * 1.4
  const at = (part: number) => `${Math.min(100, (part / end) * 100)}%`
  return (
    <svg width="100%" height="14" aria-hidden="true" className="my-1 overflow-visible">
      <rect x="0" y="6" width={at(good)} height="3" className="fill-ok" />
      <rect x={at(good)} y="6" width={at(poor - good)} height="3" className="fill-warn" />
      <rect x={at(poor)} y="6" width={at(end - poor)} height="3" className="fill-signal" />
      <rect x={at(value)} y="1" width="2" height="13" className="fill-ink" />
    </svg>
  )
}
