import type { Figure } from '#features/demos/frame/report/report.ts'
import type { Analysed } from './analyse-column.ts'
import { scoreAlarms } from './score-alarms.ts'
import { count, many, readingOf } from './words.ts'

export function headlineOf(
  { name, found, events, values }: Analysed,
  columns: number,
  joint: number,
  votes: number,
): string {
  const agreeing = votes === 1 ? 'one method or more' : `${votes} methods or more`
  const where = `in ${count(values.length)} readings${name === 'Reading' ? '' : ` of ${name}`}.`
  const together =
    joint === 0
      ? 'No two columns raise alarms together.'
      : `Two or more of the ${columns} columns raise alarms together in ${many(joint, 'place')}.`
  const further = columns > 1 ? ` ${together}` : ''
  if (events.length === 0) return `${many(found.alarms.length, 'alarm')} by ${agreeing} ${where}${further}`
  const { found: hits, falseAlarms } = scoreAlarms(found.alarms, events)
  return `${hits.length} of ${events.length} known anomalies found by ${agreeing}, ${many(falseAlarms.length, 'false alarm')} ${where}${further}`
}

export function limitsOf({ found: { limits, base } }: Analysed): Figure {
  return {
    label: 'EWMA limits',
    value: `${readingOf(limits.low)}–${readingOf(limits.high)}`,
    basis: `mean ${readingOf(base.mean)}, s ${base.deviation.toFixed(4)}`,
  }
}

export function figuresOf(analysed: Analysed): Figure[] {
  const { found, events, values } = analysed
  const perThousand = (amount: number) => ((amount / values.length) * 1000).toFixed(1)
  return [
    limitsOf(analysed),
    ...found.methods.map(({ name, alarms }): Figure => {
      if (events.length === 0)
        return {
          label: name,
          value: String(alarms.length),
          basis: `${alarms.length === 1 ? 'alarm' : 'alarms'}, ${perThousand(alarms.length)} per 1,000 readings`,
        }
      const { found: hits, falseAlarms } = scoreAlarms(alarms, events)
      return {
        label: name,
        value: `${hits.length} of ${events.length}`,
        basis: `${many(falseAlarms.length, 'false alarm')}, ${perThousand(falseAlarms.length)} per 1,000`,
      }
    }),
  ]
}
