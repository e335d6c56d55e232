import type { Check } from '#features/demos/frame/report/report.ts'
import type { Fired } from './rules.ts'
import { andersonDarling } from './normality.ts'

const fewestReadings = 8

/** What Cp and Cpk assume of the readings that set the limits. `base`: how many points those are. */
export function capabilityChecks(
  readings: readonly number[],
  fired: readonly Fired[],
  base: number,
): Check[] {
  return [stabilityCheck(fired, base), normalityCheck(readings)]
}

function stabilityCheck(fired: readonly Fired[], base: number): Check {
  const name = 'Stable while the limits were set'
  const early = fired.filter(({ from }) => from < base)
  if (early.length === 0)
    return { name, state: 'passed', says: `No rule fired among the first ${base} points.` }
  return {
    name,
    state: 'failed',
    says: `A rule fired among the first ${base} points. Find the cause, take those points out and compute again; until then Cp and Cpk describe no process.`,
  }
}

function normalityCheck(readings: readonly number[]): Check {
  const name = 'Readings are normally distributed'
  if (readings.length < fewestReadings)
    return { name, state: 'doubtful', says: `${readings.length} readings are too few to tell.` }
  const { statistic, chance } = andersonDarling(readings)
  const figures = `Anderson–Darling A² ${statistic.toFixed(3)}, p ${chance < 0.005 ? 'under 0.005' : chance.toFixed(3)}`
  if (chance >= 0.05) return { name, state: 'passed', says: `${figures}.` }
  if (chance >= 0.005)
    return { name, state: 'doubtful', says: `${figures}: look at the histogram before you trust Cpk.` }
  return {
    name,
    state: 'failed',
    says: `${figures}. Cp and Cpk count σ of a normal distribution and would be wrong for this shape. Several streams in one column (cavities, tools, shifts) are the usual cause: chart each by itself.`,
  }
}
