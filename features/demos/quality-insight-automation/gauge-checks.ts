import { mean } from 'simple-statistics'
import type { Check } from '#features/demos/frame/report/report.ts'
import { constantsFor, largestRangeSubgroup } from './chart-constants.ts'
import type { Crossed } from './gauge-study.ts'
import type { GaugeData } from './read-gauge.ts'

/** What a crossed study assumes. Source: AIAG, Measurement Systems Analysis, 4th edition, chapter III section B. */
export function gaugeChecks({ parts, operators, cells }: GaugeData): Check[] {
  const trials = cells[0]?.[0]?.length ?? 0
  const checks: Check[] = [
    {
      name: 'Each operator measured each part equally often',
      state: 'passed',
      says: `${parts.length} parts, ${operators.length} operators, ${trials} readings each.`,
    },
    enoughParts(parts.length, operators.length),
  ]
  if (trials > largestRangeSubgroup) return checks
  return [...checks, evenRepeats(cells, operators, parts), partsDiffer(cells)]
}

function enoughParts(parts: number, operators: number): Check {
  const name = 'Enough parts and operators'
  if (parts < 5)
    return {
      name,
      state: 'failed',
      says: `${parts} parts can’t show how much parts differ, and every percentage here depends on that. Measure ten, chosen across the whole range of the process.`,
    }
  if (parts < 10 || operators < 3)
    return {
      name,
      state: 'doubtful',
      says: `Ten parts and three operators are usual; with ${parts} and ${operators}, the figures are less certain.`,
    }
  return { name, state: 'passed', says: `${parts} parts, ${operators} operators.` }
}

/** Ranges of the repeats lie within the limits of their chart. */
function evenRepeats(cells: Crossed, operators: readonly string[], parts: readonly string[]): Check {
  const name = 'Repeats vary equally for everyone'
  const { limit, ranges } = repeatRanges(cells)
  const beyond = ranges.flatMap((ofPart, p) =>
    ofPart.flatMap((range, o) => (range > limit ? [`${operators[o]} at part ${parts[p]}`] : [])),
  )
  if (beyond.length === 0)
    return { name, state: 'passed', says: 'No range of repeats is above the limit of the range chart.' }
  return {
    name,
    state: 'doubtful',
    says: `Above the limit of the range chart: ${beyond.slice(0, 4).join('; ')}${beyond.length > 4 ? ` and ${beyond.length - 4} more` : ''}. Look for a typing error, or measure these again.`,
  }
}

export function repeatRanges(cells: Crossed) {
  const { highD4, a2 } = constantsFor(cells[0]?.[0]?.length ?? 0)
  const ranges = cells.map((part) => part.map((cell) => Math.max(...cell) - Math.min(...cell)))
  const middle = mean(ranges.flat())
  return { ranges, middle, limit: highD4 * middle, reach: a2 * middle }
}

/** At least half of the averages lie beyond what repeats alone would spread: the gauge sees the parts. */
function partsDiffer(cells: Crossed): Check {
  const { reach } = repeatRanges(cells)
  const averages = cells.flat().map((cell) => mean([...cell]))
  const centre = mean(averages)
  const share = averages.filter((value) => Math.abs(value - centre) > reach).length / averages.length
  const figures = `${Math.round(share * 100)}% of the averages lie outside the limits that repeats alone would give`
  return {
    name: 'The gauge can tell parts apart',
    state: share >= 0.5 ? 'passed' : 'doubtful',
    says:
      share >= 0.5
        ? `${figures}.`
        : `${figures}; half or more should. Either the parts were too similar to represent the process, or the gauge can’t tell them apart.`,
  }
}
