import { DemoError, type Table } from '#features/demos/frame/demo.ts'
import type { Check, Report, Sentence } from '#features/demos/frame/report/report.ts'
import { analyseColumn, type Analysed, type AnomalySettings } from './analyse-column.ts'
import { alarmTable, methodTable, readingPlot, scorePlots } from './anomaly-blocks.ts'
import { checksOf } from './anomaly-checks.ts'
import { figuresOf, headlineOf, limitsOf } from './anomaly-headline.ts'
import { meaningOf } from './anomaly-meaning.ts'
import type { ReadingColumns } from './columns.ts'
import { inOrder, seriesIn } from './read-series.ts'
import { columnTable, jointAlarms, jointAlarmTable } from './several-columns.ts'
import { count } from './words.ts'

/** The methods side by side: which alarms where, and how that compares with the events that are known. */
export function anomalyReport(
  table: Table<ReadingColumns>,
  settings: AnomalySettings,
  onProgress: (share: number) => void,
): Report {
  const { order, at, isSorted } = inOrder(table)
  const line = (row: number) => table.lines[order[row] ?? 0] ?? row + 1
  const { columns, left } = seriesIn(table, order, at)
  const all = columns.map((series, c) =>
    analyseColumn(series, settings, (share) => onProgress((c + share) / columns.length)),
  )
  const [first, ...others] = all
  if (!first)
    throw new DemoError(
      `There is nothing to check: ${left.map(({ name, why }) => `${name} ${why}`).join('; ')}.`,
    )
  const { checks, failed } = checksOfAll(all, settings, line)
  if (!isSorted)
    checks.unshift({
      name: 'Rows are in time order',
      state: 'doubtful',
      says: 'They were not, and have been sorted.',
    })
  for (const { name, why } of left)
    checks.push({ name: `${name} can be checked`, state: 'doubtful', says: `It was left out: ${why}.` })
  const hasVerdict = !failed.has(first.name)
  const sound = all.filter(({ name }) => !failed.has(name))
  const joint = jointAlarms(sound, order.length)
  return {
    headline: hasVerdict
      ? headlineOf(first, sound.length, joint.length, settings.votes)
      : noVerdict(first, checks),
    figures: hasVerdict
      ? figuresOf(first)
      : [{ label: 'Verdict', value: 'none', basis: 'a check failed', tone: 'warn' }, limitsOf(first)],
    blocks: [
      readingPlot(first, 0, hasVerdict),
      ...(all.length > 1 ? [columnTable(all, left, failed)] : []),
      ...(joint.length > 0 ? [jointAlarmTable(joint, at, line)] : []),
      ...scorePlots(first, settings),
      ...(hasVerdict
        ? [methodTable(first), alarmTable(first, (reading) => line(first.rows[reading] ?? 0))]
        : []),
      ...others.map((other, c) => readingPlot(other, c + 1, !failed.has(other.name))),
    ],
    meaning: hasVerdict ? meaningOf(first, joint, settings) : whatFailed(checks),
    checks,
    warnings: warningsOf(first),
  }
}

/** A failed check takes the verdict of the first column; of a further column only its own. */
function checksOfAll(
  [first, ...others]: readonly Analysed[],
  { trend }: AnomalySettings,
  line: (row: number) => number,
) {
  const of = (one: Analysed) => checksOf(one, trend, (reading) => line(one.rows[reading] ?? 0))
  const checks = first ? of(first) : []
  const failed = new Set(first && whatFailed(checks).length > 0 ? [first.name] : [])
  for (const other of others) {
    const own = of(other).filter(({ state }) => state === 'failed')
    if (own.length > 0) failed.add(other.name)
    checks.push(
      ...own.map(({ name, says }): Check => ({
        name: `${other.name}: ${name}`,
        state: 'doubtful',
        says: `Failed: ${says} There is no verdict on this column.`,
      })),
    )
  }
  return { checks, failed }
}

const whatFailed = (checks: readonly Check[]): Sentence[] =>
  checks.filter(({ state }) => state === 'failed').map(({ name, says }) => ({ text: `${name}: ${says}` }))

function noVerdict({ name }: Analysed, checks: readonly Check[]): string {
  const failed = checks.find(({ state }) => state === 'failed')
  return `No verdict on ${name === 'Reading' ? 'the readings' : name}. ${failed?.says ?? ''}`
}

function warningsOf({ normal, values }: Analysed): string[] {
  return normal > values.length / 2
    ? [`${count(normal)} of ${count(values.length)} readings count as normal, which leaves few to check.`]
    : []
}
