import { expect, test } from 'vitest'
import { initialValues, type Table } from '#features/demos/frame/demo.ts'
import { setAsideShapes, tuningShapes, type Shape } from '#tests/series/shapes.ts'
import type { ReadingColumns } from './columns.ts'
import { demo } from './demo.ts'

const work = { progress: () => undefined, isSample: false }
const minute = 60_000
const start = Date.UTC(2026, 0, 5)

type Columns = Partial<Table<ReadingColumns>['columns']>
function reportOf(columns: Columns & { reading: readonly number[] }, settings: object) {
  const length = columns.reading.length
  const lines = Array.from({ length }, (_, i) => i + 2)
  const values = { ...initialValues(demo.settings), ...settings } as Parameters<typeof demo.compute>[1]
  const all = { at: undefined, event: undefined, ...columns } as Table<ReadingColumns>['columns']
  return Promise.resolve().then(() => demo.compute({ length, lines, columns: all }, values, work))
}
type Report = Awaited<ReturnType<typeof reportOf>>

const times = (length: number, step = minute) => Array.from({ length }, (_, i) => start + i * step)
const alarmsOf = ({ blocks }: Report) => {
  const block = blocks.find(({ id }) => id === 'alarms')
  return block?.kind === 'table' ? block.rows : undefined
}
const hasNonsense = (report: Report) => /NaN|undefined|Infinity/.test(JSON.stringify(report))

const reportOn = ({ values, step, normal, events }: Shape, settings = {}) =>
  reportOf(
    {
      reading: values,
      at: times(values.length, step * minute),
      event: values.map((_, i) => events.find(({ from, to }) => i >= from && i <= to)?.name ?? ''),
    },
    { normal, ...settings },
  )

/** Independent normal noise alone makes three agreed alarms per 1,000 readings; twice in a thousand runs it makes more than this. */
const mostFalse = (readings: number) => {
  const expected = 0.003 * readings
  return expected + 3 * Math.sqrt(expected) + 2
}
const quiet = [...tuningShapes, ...setAsideShapes].filter(({ name }) => name !== 'a random walk')

test.for(quiet.map((shape) => [shape.name, shape] as const))(
  '%s: known events are found, and few alarms are false',
  async ([, shape]) => {
    const report = await reportOn(shape)
    expect(hasNonsense(report)).toBe(false)
    if (report.headline.startsWith('No verdict')) {
      expect(report.checks?.some(({ state }) => state === 'failed')).toBe(true)
      return
    }
    const isFalse = (row: readonly unknown[]) => shape.events.length === 0 || row.at(-1) === 'false alarm'
    const falseAlarms = alarmsOf(report)?.filter(isFalse).length ?? 0
    expect(falseAlarms).toBeLessThanOrEqual(mostFalse(shape.values.length))
    for (const { name } of shape.events)
      expect([name, alarmsOf(report)?.some((row) => row.includes(name))]).toEqual([name, true])
  },
)
