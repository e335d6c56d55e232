import { DemoError, tableDemo, type Table } from '#features/demos/frame/demo.ts'
import type { Report } from '#features/demos/frame/report/report.ts'
import { ageUnitOf } from './age-unit.ts'
import { columns, layouts, type MaintenanceColumns } from './columns.ts'
import { lifeReport } from './life-report.ts'
import { choicePending, followedOf } from './measuring-points.ts'
import { orderReport } from './order-report.ts'
import { readLives } from './read-lives.ts'
import { readOrders } from './read-orders.ts'
import { sampleLives, sampleVibration } from './sample.ts'
import { fewestReadings, trendReport } from './trend-report.ts'

const fewestLives = 5

export const demo = tableDemo({
  slug: 'predictive-maintenance-intelligence',
  settings: {
    limit: {
      kind: 'number',
      label: 'Limit of the reading',
      hint: '7.1 mm/s ends zone C of ISO 20816-3',
      min: -1e6,
      max: 1e6,
      step: 0.1,
      value: 7.1,
      forOwnFile: 'empty',
    },
    unit: {
      kind: 'choice',
      label: 'Ages are in',
      options: [
        { value: 'file', label: 'As in the file' },
        { value: 'hours', label: 'Hours' },
        { value: 'days', label: 'Days' },
        { value: 'cycles', label: 'Cycles' },
        { value: 'km', label: 'Kilometres' },
      ],
      value: 'file',
    },
    planned: {
      kind: 'number',
      label: 'Planned replacement',
      unit: '£',
      min: 1,
      max: 1e7,
      step: 10,
      value: 400,
      forOwnFile: 'empty',
    },
    failure: {
      kind: 'number',
      label: 'Failure, all included',
      unit: '£',
      min: 1,
      max: 1e8,
      step: 10,
      value: 2600,
      forOwnFile: 'empty',
    },
    sameWithin: {
      kind: 'number',
      label: 'One failure, if orders come within',
      group: 'Work orders',
      unit: 'hours',
      hint: 'Of one asset; follow-on work is no further failure',
      min: 0,
      max: 2000,
      step: 1,
      value: 24,
      forOwnFile: 24,
    },
    watchedAfter: {
      kind: 'number',
      label: 'The list ends after its last row by',
      group: 'Work orders',
      unit: 'days',
      hint: '0 takes the latest date in the file as the end',
      min: 0,
      max: 3650,
      step: 1,
      value: 0,
      forOwnFile: 0,
    },
  },
  input: { kind: 'table', columns, layouts, minRows: 5 },
  sample(): Table<MaintenanceColumns> {
    const lives = sampleLives()
    const trend = sampleVibration()
    return {
      length: lives.length,
      lines: lives.map((_, i) => i + 2),
      columns: {
        at: lives.map((_, i) => trend[i]?.at ?? Number.NaN),
        reading: lives.map((_, i) => trend[i]?.reading ?? Number.NaN),
        age: lives.map(({ age }) => age),
        ended: lives.map(({ hasFailed }) => (hasFailed ? 'failed' : 'running')),
        asset: [],
        raised: [],
        failed: [],
        type: undefined,
        status: undefined,
        point: undefined,
        parts: undefined,
      },
      headings: { age: 'Age at the end, hours' },
    }
  },
  compute(table, settings, work) {
    if (table.layout === 'orders' || table.layout === 'failures') {
      const report = orderReport(readOrders(table, settings, work.meanings), settings)
      return isPriced(settings) || report.figures.length === 0 ? report : joined([report], [costsNeeded])
    }
    const reports: Report[] = []
    const needs: string[] = []
    const trend = followedOf(table, work.meanings)
    if (trend.readings.length >= fewestReadings) {
      if (Number.isNaN(settings.limit)) needs.push('the limit of the reading')
      else reports.push(trend.isOpen ? choicePending(trend) : trendReport(trend, settings.limit))
    }
    work.progress(0.5, 'Fitting lives')
    if ((table.columns.age ?? []).filter(Number.isFinite).length >= fewestLives) {
      const unit = ageUnitOf(table, settings.unit)
      reports.push(lifeReport(readLives(table, work.meanings), { ...settings, unit }))
      if (!isPriced(settings)) needs.push(costs)
    }
    const needed = needs.length > 0 ? `Under Settings, fill in ${needs.join(', and ')}.` : undefined
    if (reports.length > 0) return joined(reports, needed ? [needed] : [])
    throw new DemoError(
      needed ??
        `This needs at least ${fewestReadings} readings over time, or the ages of at least ${fewestLives} parts. Choose the column for one of them.`,
    )
  },
})

const costs = 'what a planned replacement and a failure cost'
const costsNeeded = `Under Settings, fill in ${costs}.`
const isPriced = ({ planned, failure }: { planned: number; failure: number }) =>
  !Number.isNaN(planned + failure)

function joined(reports: Report[], needed: string[]): Report {
  const meanings = reports.find((report) => report.meanings)?.meanings
  return {
    headline: reports.map(({ headline }) => headline).join(' '),
    figures: reports.flatMap(({ figures }) => figures),
    blocks: reports.flatMap(({ blocks }) => blocks),
    meaning: reports.flatMap(({ meaning }) => meaning),
    warnings: [...needed, ...reports.flatMap(({ warnings = [] }) => warnings)],
    checks: reports.flatMap(({ checks = [] }) => checks),
    ...(meanings && { meanings }),
  }
}
