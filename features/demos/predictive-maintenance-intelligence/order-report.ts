import type { Report } from '#features/demos/frame/report/report.ts'
import { lifeReport } from './life-report.ts'
import { assetTable, orderChecks, type OrderSettings, type ReadOrders } from './read-orders.ts'

interface Settings extends OrderSettings {
  planned: number
  failure: number
}

/** How long assets run from one failure to the next, from orders alone; nothing is computed while a type of order is open. */
export function orderReport(read: ReadOrders, settings: Settings): Report {
  const { lives, meanings } = read
  const open = meanings?.rows.filter(({ meaning }) => meaning === null) ?? []
  if (open.length > 0) {
    const names = open.map(({ value }) => (value === '' ? 'an empty cell' : `“${value}”`))
    const shown = names.slice(0, 4).join(', ') + (names.length > 4 ? ` and ${names.length - 4} more` : '')
    return {
      headline: `First say what ${shown} ${open.length === 1 ? 'means' : 'mean'}: a failure, or planned work?`,
      figures: [],
      blocks: [],
      meaning: [
        {
          text: 'If inspections counted as failures, assets would seem to fail far too often, so nothing is computed until this is known.',
        },
      ],
      ...(meanings && { meanings }),
    }
  }
  const report = lifeReport(
    { lives, leftOut: 0, explained: undefined, checks: orderChecks(read, settings) },
    { ...settings, unit: 'days' },
  )
  return { ...report, blocks: [...report.blocks, assetTable(read)], ...(meanings && { meanings }) }
}
