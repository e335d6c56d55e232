import type { Check } from '#features/demos/frame/report/report.ts'
import type { Analysis, SalesSettings } from './analyse-sales.ts'
import type { Headings } from './headings.ts'
import { ljungBox } from './ljung-box.ts'
import { periodName, startsAfter, type Ledger } from './periods.ts'
import { percent } from './words.ts'

const mostEmpty = 1 / 3

/** What trend, bridge and forecast assume, held against the visitor's rows. */
export function salesChecks(
  ledger: Ledger,
  analysis: Analysis,
  settings: SalesSettings,
  headings: Headings,
): Check[] {
  return [
    addingCheck(ledger, headings),
    emptyCheck(ledger),
    lastPeriodCheck(ledger, analysis),
    seasonCheck(ledger, analysis, settings),
    noiseCheck(ledger, analysis),
    naiveCheck(analysis),
    ...bridgeCheck(ledger, analysis, headings),
  ]
}

/** Rates, prices and readings of a level can't be added up. */
const isLevel =
  /\b(?:rate|price|temp\w*|average|avg|mean|level|ratio|share|yield|index|percent\w*|score)\b|%|°/i

function addingCheck({ isAveraged, mostRows, scale: { unit }, kind }: Ledger, { value }: Headings): Check {
  const name = isAveraged ? 'Rows may be averaged' : 'Rows may be added up'
  const isOne = mostRows === 1
  if (isOne) return { name, state: 'passed', says: `There is one row for each ${kind}.` }
  if (isAveraged)
    return {
      name,
      state: 'passed',
      says: `Each ${kind} is the plain mean of up to ${mostRows} rows, as you chose.`,
    }
  return isLevel.test(`${value} ${unit}`)
    ? {
        name,
        state: 'failed',
        says: `${value} looks like a rate or a level, and up to ${mostRows} rows fall in one ${kind}: their sum means nothing. Set “Rows of a period” to “Averaged”.`,
      }
    : { name, state: 'passed', says: `Up to ${mostRows} rows fall in one ${kind} and are added up.` }
}

function emptyCheck({ kind, empty, starts, isAveraged }: Ledger): Check {
  const name = 'Every period has rows'
  if (empty.length === 0)
    return { name, state: 'passed', says: `None of ${starts.length} ${kind}s is empty.` }
  const first = periodName(starts[empty[0] ?? 0] ?? 0, kind)
  const found = `${empty.length} of ${starts.length} ${kind}s ${empty.length === 1 ? 'has' : 'have'} no row, ${empty.length === 1 ? 'namely' : 'the first being'} ${first}`
  if (empty.length > starts.length * mostEmpty)
    return { name, state: 'failed', says: `${found}. Choose a longer period.` }
  return {
    name,
    state: 'doubtful',
    says: isAveraged
      ? `${found}; a straight line fills the gap.`
      : `${found}; this counts as nothing sold. If data is missing, trend and forecast are wrong.`,
  }
}

function lastPeriodCheck(ledger: Ledger, { values }: Analysis): Check {
  const name = 'The last period is complete'
  const { kind, lastAt, spacing, isAveraged } = ledger
  const [end = 0] = startsAfter(ledger, 1)
  const [last = 0, previous = 0] = [values.at(-1), values.at(-2)]
  const day = new Date(lastAt).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  // Rows that come more often than periods end should reach the end of the last one.
  if (spacing * 4 < end - (ledger.starts.at(-1) ?? 0) && end - lastAt > 3 * spacing)
    return {
      name,
      state: 'doubtful',
      says: `The rows end on ${day}, before the end of the ${kind}. Leave that ${kind} out of the file unless it is complete.`,
    }
  if (!isAveraged && last < previous / 2)
    return {
      name,
      state: 'doubtful',
      says: `The last ${kind} has less than half of the one before. If it isn’t complete, leave it out of the file.`,
    }
  return { name, state: 'passed', says: `The rows end on ${day}.` }
}

function seasonCheck(
  { kind, season, starts }: Ledger,
  { tested, held, values }: Analysis,
  { form, held: asked }: SalesSettings,
): Check {
  const name = 'The season occurs at least twice'
  const shortened =
    held < asked ? ` Only ${held} ${kind}s are held out, since two thirds are needed to fit.` : ''
  const before = starts.length - held
  if (season === 1)
    return { name, state: 'passed', says: `Yearly data has no season; the forecast is a line.${shortened}` }
  if (tested.form === 'none')
    return {
      name,
      state: 'doubtful',
      says: `${before} ${kind}s lie before the held-out part, fewer than two whole seasons of ${season}. The forecast is a straight line with no season.${shortened}`,
    }
  if (form === 'multiplicative' && tested.form === 'additive')
    return {
      name,
      state: 'doubtful',
      says: `A multiplicative season needs values above 0 in every ${kind}, and the lowest is ${Math.min(...values).toLocaleString('en-GB')}: the additive form was used.${shortened}`,
    }
  return {
    name,
    state: shortened ? 'doubtful' : 'passed',
    says: `${(before / season).toFixed(1)} seasons of ${season} ${kind}s lie before the held-out part.${shortened}`,
  }
}

function noiseCheck({ kind, season }: Ledger, { tested: { fit }, values }: Analysis): Check {
  const name = 'Forecast errors are random'
  const errors = season > 1 && fit.form !== 'none' ? fit.residuals.slice(season) : fit.residuals
  const lags = Math.max(2, 2 * Math.floor(Math.min(10, values.length / 5) / 2))
  const { statistic, p } = ljungBox(errors, lags)
  const says = `Ljung–Box Q ${statistic.toFixed(1)} over ${lags} ${kind}s, p ${p < 0.001 ? 'under 0.001' : p.toFixed(3)}.`
  if (p >= 0.01) return { name, state: 'passed', says }
  return {
    name,
    state: 'doubtful',
    says: `${says} Each error depends on the one before: the interval is too narrow, and the trend’s p too small.`,
  }
}

function naiveCheck({ tested: { mase, naiveMase } }: Analysis): Check {
  const name = 'The forecast beats a naive one'
  const figure = (value: number) => (Number.isFinite(value) ? value.toFixed(2) : 'undefined')
  const says = `MASE ${figure(mase)} on the periods held out, ${figure(naiveMase)} for the naive forecast.`
  return mase < 1 && mase <= naiveMase
    ? { name, state: 'passed', says }
    : { name, state: 'doubtful', says: `${says} Don’t plan with it.` }
}

function bridgeCheck({ hasUnits, products }: Ledger, { bridge }: Analysis, { product }: Headings): Check[] {
  if (!bridge || !hasUnits) return []
  const name = 'Products are comparable'
  const { before, after, total, rows } = bridge
  const size = Math.abs(before) + Math.abs(after)
  const moved = size > 0 ? (Math.abs(total.launched) + Math.abs(total.ended)) / size : 0
  if (products.length === 1)
    return [{ name, state: 'passed', says: 'There is only one, so its units can be added.' }]
  const says = `${percent(moved)} of both spans belongs to ${product} that was new or ended; of ${rows.length} in all.`
  return [
    moved > 0.25
      ? { name, state: 'doubtful', says: `${says} Volume, mix and price describe only the rest.` }
      : { name, state: 'passed', says },
  ]
}
