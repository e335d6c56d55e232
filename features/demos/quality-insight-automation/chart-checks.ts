import type { Check } from '#features/demos/frame/report/report.ts'
import { excessVariation } from './attribute-charts.ts'
import type { Chart, PairOfCharts } from './charts.ts'
import { lagOne } from './lag-one.ts'
import type { QualityData } from './read-quality.ts'

const usualPoints = 20

/** What charts of readings assume, of the stage that is running. */
export function readingsChecks(
  { points, kind }: QualityData,
  { spread }: PairOfCharts,
  { base, from, sets }: { base: number; from: number; sets: readonly boolean[] },
): Check[] {
  const checks = [enoughPoints('Enough points set the limits', base)]
  const reference = points.slice(from).flatMap(({ readings }, i) => (sets[from + i] ? readings : []))
  const ranges = spread.values.filter((value, i) => sets[from + i] && Number.isFinite(value))
  if (kind !== 'deviation' && ranges.length >= usualPoints) {
    const different = new Set(ranges.map((range) => range.toPrecision(6))).size
    checks.push({
      name: 'The gauge is fine enough',
      state: different < 5 ? 'doubtful' : 'passed',
      says:
        different < 5
          ? `The ranges take only ${different} different values: the gauge is too coarse for this chart, and its limits are too tight.`
          : `The ranges take ${different} different values.`,
    })
  }
  if (kind === 'single' && reference.length >= usualPoints) checks.push(independence(reference))
  return checks
}

function enoughPoints(name: string, count: number): Check {
  if (count >= usualPoints) return { name, state: 'passed', says: `${count} points.` }
  return {
    name,
    state: 'doubtful',
    says: `The limits rest on ${count} points; 20 to 25 are usual, and with fewer the limits are uncertain.`,
  }
}

function independence(readings: readonly number[]): Check {
  const name = 'Neighbouring readings are independent'
  const r = lagOne(readings)
  const isFree = Math.abs(r) < 2 / Math.sqrt(readings.length)
  return {
    name,
    state: isFree ? 'passed' : 'doubtful',
    says: isFree
      ? `Correlation of neighbours ${r.toFixed(2)}.`
      : `Correlation of neighbours ${r.toFixed(2)}: ${r > 0 ? 'the process drifts, or readings are taken so close together that their ranges are too small and the limits too tight; sample less often and compare' : 'readings swing back and forth, as with over-adjustment or two alternating streams'}.`,
  }
}

/** What charts of counts assume: counting chance and nothing else between lots, and enough of them for zones. */
export function attributeChecks(
  { lotKind, lots, lotStages }: QualityData,
  charts: readonly Chart[],
  sets: readonly boolean[],
  isFew: boolean,
): Check[] {
  const last = lotStages.at(-1)
  const chart = charts.at(-1)
  if (!last || !chart || lots.length === 0) return []
  const base = sets.slice(last.from).filter(Boolean).length
  const checks = [enoughPoints('Enough lots set the limits', base)]
  if (isFew)
    checks.push({
      name: 'Enough counts in a lot',
      state: 'doubtful',
      says: 'In the smallest lot fewer than five are expected; the distribution is skewed there, the limits are approximate, and only rules 1 and 4 are used.',
    })
  if (chart.centre > 0 && base >= 10)
    checks.push(countingChance(lotKind, chart, (i) => Boolean(sets[last.from + i])))
  return checks
}

function countingChance(
  kind: QualityData['lotKind'],
  chart: Chart,
  setsLimits: (i: number) => boolean,
): Check {
  const { ratio, count } = excessVariation(chart, setsLimits)
  const distribution = kind === 'c' || kind === 'u' ? 'Poisson' : 'binomial'
  // Three standard errors; J. D. Cryer, T. P. Ryan, The estimation of sigma for an X chart, Journal of Quality Technology 22, 1990.
  const margin = (3 * 0.909) / Math.sqrt(count)
  const figures = `Neighbouring lots differ ${ratio.toFixed(2)} times as much as the ${distribution} distribution predicts`
  const name = `Counts vary as the ${distribution} distribution predicts`
  if (ratio > Math.max(1.5, 1 + margin))
    return {
      name,
      state: 'failed',
      says: `${figures}. Lots differ by more than chance, so these limits are too tight and most alarms are false. Chart the share of each lot as single readings (I and MR), or split the lots by what makes them differ.`,
    }
  if (ratio > 1 + margin || ratio < 1 - margin)
    return {
      name,
      state: 'doubtful',
      says: `${figures}: the limits are too ${ratio > 1 ? 'tight' : 'wide'}.`,
    }
  return { name, state: 'passed', says: `${figures}.` }
}
