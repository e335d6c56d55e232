import type { Block, Figure, Report, Sentence } from '#features/demos/frame/report/report.ts'
import { oeeLink } from './calculator-links.ts'
import { count, factorFigures, minutes, oeeInWords, percent, shareColumns, sharesOf } from './oee-figures.ts'
import type { ReadShifts, ShiftSettings, ShiftTotals } from './read-shifts.ts'
import { shiftChecks } from './shift-checks.ts'

interface Settings extends ShiftSettings {
  scope: 'last' | 'worst' | 'all'
}

/** OEE with its factors for each shift and for all, from totals of shifts; no figure when a check has failed. */
export function shiftReport(read: ReadShifts, settings: Settings): Report {
  const { shifts, whole, hasRejects } = read
  const checks = shiftChecks(read, settings)
  const failed = checks.find(({ state }) => state === 'failed')
  if (failed)
    return {
      headline: `No OEE can be given yet: ${failed.says}`,
      figures: [],
      blocks: [shiftTable(shifts, hasRejects)],
      meaning: [{ text: 'The figures of each shift are shown below all the same.' }],
      checks,
    }
  const worst = shifts.reduce((low, one) => (one.oee < low.oee ? one : low), shifts[0] ?? whole)
  const chosen =
    shifts.length < 2 ? whole : { last: shifts.at(-1) ?? whole, worst, all: whole }[settings.scope]
  return {
    headline: headlineOf(chosen, whole, shifts, hasRejects),
    figures: figuresOf(chosen, whole, hasRejects),
    blocks: [
      ...(shifts.length > 1 ? [trendBlock(shifts, whole, hasRejects)] : []),
      lossBlock(chosen, hasRejects),
      shiftTable(shifts, hasRejects),
    ],
    meaning: meaningOf(chosen, shifts, hasRejects),
    links: hasRejects ? oeeLink(chosen) : [],
    checks,
  }
}

const lossesOf = (one: ShiftTotals) => [
  { name: 'Downtime', value: one.stoppedMinutes, of: 'availability' },
  ...(one.setUpMinutes > 0 ? [{ name: 'Set-up', value: one.setUpMinutes, of: 'availability' }] : []),
  { name: 'Lost speed and short stops', value: one.speedLossMinutes, of: 'performance' },
  { name: 'Rejects', value: one.qualityLossMinutes, of: 'quality' },
]

const largestLoss = (one: ShiftTotals) =>
  lossesOf(one).reduce((most, loss) => (loss.value > most.value ? loss : most))

function headlineOf(
  chosen: ShiftTotals,
  whole: ShiftTotals,
  shifts: readonly ShiftTotals[],
  hasRejects: boolean,
): string {
  const { name, value } = largestLoss(chosen)
  const all = chosen === whole ? '' : `; all ${count(shifts.length)} shifts together ${percent(whole.oee)}`
  const largest = value > 0 ? ` Largest loss: ${name.toLowerCase()}, ${minutes(value)}.` : ''
  return `${chosen.name}: ${oeeInWords(chosen.oee, hasRejects)}${all}.${largest}`
}

function figuresOf(one: ShiftTotals, whole: ShiftTotals, hasRejects: boolean): Figure[] {
  return [
    ...factorFigures(one, hasRejects),
    ...(one === whole
      ? []
      : [
          {
            label: 'OEE, all shifts',
            value: `${hasRejects ? '' : 'at most '}${percent(whole.oee)}`,
            basis: `of ${minutes(whole.plannedMinutes)}`,
          },
        ]),
  ]
}

function trendBlock(shifts: readonly ShiftTotals[], whole: ShiftTotals, hasRejects: boolean): Block {
  const line = (name: string, of: (one: ShiftTotals) => number) => ({
    kind: 'line' as const,
    name,
    y: shifts.map((one) => of(one) * 100),
  })
  return {
    id: 'trend',
    kind: 'plot',
    title: 'OEE and its factors, shift by shift',
    note: 'In the order of the file; the table below names each shift.',
    plot: {
      title: 'OEE and its factors, shift by shift',
      x: { label: 'Shift, in the order of the file', digits: 0 },
      y: { label: 'Share', unit: '%', digits: 1 },
      layers: [
        line(hasRejects ? 'OEE' : 'OEE at most', ({ oee }) => oee),
        line('Availability', ({ availability }) => availability),
        line('Performance', ({ performance }) => performance),
        ...(hasRejects ? [line('Quality', ({ quality }) => quality)] : []),
        {
          kind: 'level',
          name: `OEE${hasRejects ? '' : ' at most'}, all shifts`,
          y: whole.oee * 100,
          tone: 'slate',
        },
      ],
    },
  }
}

function lossBlock(one: ShiftTotals, hasRejects: boolean): Block {
  const losses = lossesOf(one).filter(({ of }) => hasRejects || of !== 'quality')
  return {
    id: 'losses',
    kind: 'bars',
    title: `Where the planned time went: ${one.name}`,
    labelHeading: 'Loss',
    labels: losses.map(({ name }) => name),
    series: [{ name: 'Minutes lost', values: losses.map(({ value }) => Math.max(0, value)) }],
    unit: 'min',
    digits: 1,
    note: `With ${minutes(one.goodMinutes)} of ${hasRejects ? 'good ' : ''}production they add up to the ${minutes(one.plannedMinutes)} planned.`,
  }
}

function shiftTable(shifts: readonly ShiftTotals[], hasRejects: boolean): Block {
  return {
    id: 'shifts',
    kind: 'table',
    title: 'Shift by shift',
    columns: [
      { label: 'Shift' },
      ...['Planned', 'Down'].map((label) => ({ label, unit: 'min', digits: 0 })),
      { label: 'Parts' },
      { label: 'Rejects' },
      ...shareColumns(hasRejects),
    ],
    rows: shifts.map((one) => [
      one.name,
      one.plannedMinutes,
      one.stoppedMinutes + one.setUpMinutes,
      one.parts,
      one.rejects,
      ...sharesOf(one, hasRejects),
    ]),
  }
}

function meaningOf(one: ShiftTotals, shifts: readonly ShiftTotals[], hasRejects: boolean): Sentence[] {
  const first = largestLoss(one)
  const sentences: Sentence[] = [
    {
      text: `Of ${minutes(one.plannedMinutes)} planned, ${minutes(one.goodMinutes)} were spent making ${hasRejects ? 'good ' : ''}parts at the ideal pace.`,
      block: 'losses',
    },
  ]
  if (first.value > 0) {
    const share = first.value / (one.plannedMinutes - one.goodMinutes)
    sentences.push({
      text: `The largest loss is ${first.name.toLowerCase()}: ${minutes(first.value)}, ${Math.round(share * 100)}% of all that was lost; it lowers ${first.of}.`,
      block: 'losses',
    })
  }
  const sorted = shifts.toSorted((a, b) => a.oee - b.oee)
  const [low, high] = [sorted[0], sorted.at(-1)]
  if (low && high && low !== high)
    sentences.push({
      text: `The worst shift (${low.name}, ${percent(low.oee)}) and the best (${high.name}, ${percent(high.oee)}) are ${((high.oee - low.oee) * 100).toFixed(1)} points apart.`,
      block: 'shifts',
    })
  sentences.push({
    text: 'Totals don’t tell why a machine stood or how often: MTBF, MTTR and a Pareto of reasons need a log with a row for each stop.',
  })
  return sentences
}
