import { group } from 'd3-array'
import type { Block, Figure, Report, Sentence, ValueMeanings } from '#features/demos/frame/report/report.ts'
import type { Layer } from '#ui/plot-spec.ts'
import { costLink, oeeLink } from './calculator-links.ts'
import { oeeChecks } from './oee-checks.ts'
import { count, factorFigures, minutes, oeeInWords, percent, shareColumns, sharesOf } from './oee-figures.ts'
import type { Log } from './read-log.ts'
import { categories, categoryLabels } from './state-words.ts'
import { lossesOf, paretoOf, sixLosses, type LogRow, type ShiftLosses } from './shift-losses.ts'

interface Settings {
  scope: 'last' | 'worst' | 'all'
  idealSeconds: number
  minorBelow: number
}

/** OEE of the chosen shift, its six losses, and the shifts and reasons beside each other; no figure while a state is unknown or a check has failed. */
export function oeeReport(log: Log, settings: Settings): Report {
  const { rows, hasRejects } = log
  const meanings = meaningsOf(log)
  const unknown = log.states.filter(({ category }) => !category).map(({ state }) => `“${state}”`)
  if (unknown.length > 0) return askFor(unknown, meanings)
  const byShift = group(rows, ({ shift }) => shift)
  const names = [...byShift.keys()]
  const shifts = [...byShift].map(([name, own]) => lossesOf(name, own, settings))
  const whole = lossesOf('the whole log', rows, settings)
  const worst = shifts.reduce((low, one) => (one.oee < low.oee ? one : low), shifts[0] ?? whole)
  const chosen = { last: shifts.at(-1) ?? whole, worst, all: whole }[settings.scope]
  const checks = oeeChecks(log, whole, chosen, settings.idealSeconds)
  const failed = checks.find(({ state }) => state === 'failed')
  if (failed) {
    return {
      headline: `No OEE can be given yet: ${failed.says}`,
      figures: [],
      blocks: paretoBlocks(rows, names),
      meaning: [{ text: 'The stops and their reasons are shown below all the same.' }],
      checks,
      meanings,
    }
  }
  const chosenRows = chosen === whole ? rows : (byShift.get(chosen.shift) ?? [])
  return {
    headline: headlineOf(chosen, hasRejects),
    figures: figuresOf(chosen, whole, hasRejects),
    blocks: [
      lossBlock(chosen, hasRejects),
      rateBlock(chosenRows, settings, chosen.shift),
      ...paretoBlocks(rows, names),
      shiftBlock(shifts, hasRejects),
    ],
    meaning: meaningOf(chosen, whole, shifts, rows, hasRejects),
    links: [
      ...(hasRejects ? oeeLink(chosen) : []),
      ...costLink(whole, {
        count: whole.breakdowns + whole.minorStops,
        minutes: whole.breakdownMinutes + whole.minorMinutes,
      }),
    ],
    checks,
    meanings,
  }
}

function askFor(unknown: string[], meanings: ValueMeanings): Report {
  const more = unknown.length > 4 ? ` and ${unknown.length - 4} more` : ''
  return {
    headline: `First say what ${unknown.slice(0, 4).join(', ')}${more} ${unknown.length === 1 ? 'counts' : 'count'} as.`,
    figures: [],
    blocks: [],
    meaning: [
      { text: 'An unknown state is never taken as running, as availability would come out too high.' },
    ],
    meanings,
  }
}

function meaningsOf({ states }: Log): ValueMeanings {
  return {
    title: 'What each state counts as',
    note: 'Guessed from the words. Change any that your plant means differently; the result follows.',
    options: categories.map((value) => ({ value, label: categoryLabels[value] })),
    rows: states.map(({ state, minutes: lasted, rows, category }) => ({
      value: state,
      detail: `${minutes(lasted)} in ${count(rows)} ${rows === 1 ? 'row' : 'rows'}`,
      meaning: category ?? null,
    })),
  }
}

function figuresOf(one: ShiftLosses, whole: ShiftLosses, hasRejects: boolean): Figure[] {
  const many = whole.breakdowns > 0
  return [
    ...factorFigures(one, hasRejects, one.countedMinutes),
    {
      label: 'MTBF',
      value: many ? minutes(whole.runMinutes / whole.breakdowns) : 'none',
      basis: `${whole.breakdowns} ${whole.breakdowns === 1 ? 'breakdown' : 'breakdowns'} in the whole log`,
    },
    {
      label: 'MTTR',
      value: many ? minutes(whole.breakdownMinutes / whole.breakdowns) : 'none',
      basis: `${minutes(whole.breakdownMinutes)} of breakdowns`,
    },
  ]
}

function lossBlock(one: ShiftLosses, hasRejects: boolean): Block {
  const losses = lossesIn(hasRejects).map(({ key, name }) => ({ name, value: Math.max(0, one[key]) }))
  return {
    id: 'losses',
    kind: 'bars',
    title: `The six big losses, ${one.shift}`,
    labelHeading: 'Loss',
    labels: losses.map(({ name }) => name),
    series: [{ name: 'Minutes lost', values: losses.map(({ value }) => value) }],
    unit: 'min',
    digits: 1,
    note: `With ${minutes(one.goodMinutes)} of ${hasRejects ? 'good ' : ''}production they add up to the ${minutes(one.plannedMinutes)} planned.`,
  }
}

/** The trace of a shift: parts a minute in each stretch, nothing while it stands. */
function rateBlock(rows: readonly LogRow[], { idealSeconds }: Settings, shift: string): Block {
  const x: number[] = []
  const y: (number | null)[] = []
  let at = 0
  for (const { minutes: length, parts, category } of rows) {
    if (category === 'planned') continue
    x.push(at)
    y.push(length > 0 ? parts / length : 0)
    at += length
  }
  x.push(at)
  y.push(y.at(-1) ?? 0)
  const layers: Layer[] = [
    { kind: 'line', name: 'Parts per minute', x, y, isStep: true },
    { kind: 'level', name: 'Ideal', y: 60 / idealSeconds, tone: 'ok' },
  ]
  return {
    id: 'trace',
    kind: 'plot',
    title: 'Rate of the line',
    note: 'At zero the line stood still; below the ideal it ran slowly. Planned stops are left out.',
    plot: {
      title: `Rate of the line, ${shift}`,
      x: { label: 'Minute of planned time', digits: 0 },
      y: { label: 'Parts per minute', from: 0, digits: 1 },
      layers,
    },
  }
}

function paretoBlocks(rows: readonly LogRow[], names: string[]): Block[] {
  const pareto = paretoOf(rows)
  const total = pareto.reduce((sum, one) => sum + one.minutes, 0)
  if (total === 0) return []
  let reached = 0
  const shown = names.slice(-6)
  const table = pareto.map(({ reason, minutes, count, byShift }) => {
    reached += minutes
    return [reason, minutes, count, (reached / total) * 100, ...shown.map((name) => byShift.get(name) ?? 0)]
  })
  const top = pareto.slice(0, 8)
  return [
    {
      id: 'pareto',
      kind: 'bars',
      title: 'Reasons for stops, all shifts',
      labelHeading: 'Reason',
      labels: top.map(({ reason }) => reason),
      series: [{ name: 'Minutes', values: top.map(({ minutes }) => minutes) }],
      unit: 'min',
      digits: 1,
    },
    {
      id: 'pareto-by-shift',
      kind: 'table',
      title: 'Pareto by shift',
      columns: [
        { label: 'Reason' },
        { label: 'Minutes', digits: 0 },
        { label: 'Stops' },
        { label: 'Cumulative', unit: '%', digits: 0 },
        ...shown.map((label) => ({ label, digits: 0 })),
      ],
      rows: table,
    },
  ]
}

function shiftBlock(shifts: ShiftLosses[], hasRejects: boolean): Block {
  const columns = [
    { label: 'Shift' },
    ...['Planned', 'Down'].map((label) => ({ label, unit: 'min', digits: 0 })),
    { label: 'Parts' },
    { label: 'Rejects' },
    ...shareColumns(hasRejects),
  ]
  const rows = shifts.map((one) => [
    one.shift,
    one.plannedMinutes,
    one.downMinutes,
    one.parts,
    one.rejects,
    ...sharesOf(one, hasRejects),
  ])
  return { id: 'shifts', kind: 'table', title: 'Shift by shift', columns, rows }
}

function meaningOf(
  one: ShiftLosses,
  whole: ShiftLosses,
  shifts: ShiftLosses[],
  rows: readonly LogRow[],
  hasRejects: boolean,
): Sentence[] {
  const first = largestLoss(one)
  const sentences: Sentence[] = [
    {
      text: `Of ${minutes(one.plannedMinutes)} planned, ${minutes(one.goodMinutes)} were spent making ${hasRejects ? 'good ' : ''}parts at the ideal pace.`,
      block: 'losses',
    },
  ]
  if (first && first.value > 0) {
    const share = first.value / (one.plannedMinutes - one.goodMinutes)
    sentences.push({
      text: `The largest loss is ${first.name.toLowerCase()}: ${minutes(first.value)}, ${Math.round(share * 100)}% of all that was lost; it lowers ${first.of}.`,
      block: 'losses',
    })
  }
  const pareto = paretoOf(rows)
  const stood = pareto.reduce((sum, { minutes }) => sum + minutes, 0)
  const top = pareto.slice(0, 3)
  if (top.length === 3 && stood > 0) {
    const part = top.reduce((sum, { minutes }) => sum + minutes, 0) / stood
    sentences.push({
      text: `Three of ${pareto.length} reasons cause ${Math.round(part * 100)}% of the stopped time: ${top.map(({ reason }) => reason.toLowerCase()).join(', ')}.`,
      block: 'pareto',
    })
  }
  if (shifts.length > 1) {
    const sorted = [...shifts].sort((a, b) => a.oee - b.oee)
    const [low, high] = [sorted[0], sorted.at(-1)]
    if (low && high) {
      sentences.push({
        text: `The worst shift (${low.shift}, ${percent(low.oee)}) and the best (${high.shift}, ${percent(high.oee)}) are ${((high.oee - low.oee) * 100).toFixed(1)} points apart.`,
        block: 'shifts',
      })
    }
  }
  if (whole.breakdowns < 5) {
    sentences.push({
      text: `MTBF rests on only ${whole.breakdowns} ${whole.breakdowns === 1 ? 'breakdown' : 'breakdowns'}; read it as an order of magnitude.`,
    })
  }
  return sentences
}

/** Losses of quality are known with rejects alone. */
const lossesIn = (hasRejects: boolean) => sixLosses.filter(({ of }) => hasRejects || of !== 'quality')

function largestLoss(one: ShiftLosses) {
  return sixLosses
    .map(({ key, name, of }) => ({ name, of, value: one[key] }))
    .reduce((most, loss) => (loss.value > most.value ? loss : most))
}

function headlineOf(one: ShiftLosses, hasRejects: boolean): string {
  const { name, value } = largestLoss(one)
  const largest = value > 0 ? ` Largest loss: ${name.toLowerCase()}, ${minutes(value)}.` : ''
  return `${one.shift.replace(/^the/, 'The')}: ${oeeInWords(one.oee, hasRejects)}.${largest}`
}
