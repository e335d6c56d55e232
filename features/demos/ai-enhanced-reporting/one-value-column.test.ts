import { expect, test } from 'vitest'
import { runDemo } from '#features/demos/frame/run-demo.ts'
import { carbonDioxide, lakeHuron, nottem, passengers } from '#tests/series/published.ts'
import { demo } from './demo.ts'

const idle = { progress: () => undefined }
const run = async (csv: string, settings = {}) =>
  (await runDemo(demo, { kind: 'table', file: new Blob([csv]) }, settings, idle)).report
type Report = NonNullable<Awaited<ReturnType<typeof run>>>

const monthly = (heading: string, values: readonly number[], year: number) =>
  `Month,${heading}\n${values.map((value, i) => `${year + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')},${value}`).join('\n')}`
const check = (report: Report | undefined, name: string) => report?.checks?.find((one) => one.name === name)
const words = (report: Report | undefined) =>
  JSON.stringify([report?.headline, report?.figures, report?.meaning])
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

test('a date and one value column are enough, and the headline uses its heading without a currency', async () => {
  const report = await run(monthly('Passengers (thousands)', passengers, 1949))
  const last = sum(passengers.slice(-12))
  expect(report?.headline).toBe(
    `Passengers, last 12 months: ${last.toLocaleString('en-GB')}\u00a0thousands, ${((last / sum(passengers.slice(-24, -12)) - 1) * 100).toFixed(1)}% up.`,
  )
  expect(words(report)).not.toMatch(/£|[Rr]evenue|[Pp]roduct|NaN|undefined/)
  expect(report?.blocks.map(({ id }) => id)).toEqual(['forecast', 'trend', 'season', 'held-out'])
})

test('currency, unit and decimals are those of the file', async () => {
  const euro = await run(monthly('Umsatz', passengers, 2014).replace(/,(\d+)$/gm, ',€$1.50'))
  expect(euro?.headline).toMatch(/^Umsatz, last 12 months: €5,720/)
  const small = await run(
    monthly(
      'Loss (kWh/t)',
      passengers.map((value) => value / 1e5),
      2014,
    ),
  )
  expect(small?.headline).toMatch(/^Loss, last 12 months: 0\.05714\u00a0kWh\/t, /)
  const dollars = await run(monthly('Passengers', passengers, 1949), { unit: '$' })
  expect(dollars?.headline).toContain('$5,714')
})

test('quantities alone are the value, and with a product each product’s share of the change is told', async () => {
  const rows = passengers.slice(0, 48).flatMap((value, i) => {
    const month = `${2020 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}-01`
    return [`${month},North,${value}`, `${month},South,${1000 - 2 * value}`]
  })
  const report = await run(`Date,Region,Quantity\n${rows.join('\n')}`)
  expect(report?.headline).toMatch(/^Quantity, last 12 months: 9,/)
  const bridge = report?.blocks.find(({ kind }) => kind === 'bridge')
  expect(bridge?.title).toBe('What changed Quantity, by Region')
  const change = sum(passengers.slice(36, 48)) - sum(passengers.slice(24, 36))
  expect(
    bridge?.kind === 'bridge' &&
      bridge.steps
        .map(({ value }) => value)
        .slice(1, 3)
        .sort((a, b) => a - b),
  ).toEqual([-2 * change, change])
})

test('temperatures aren’t added up: with several rows a month there is no verdict until they are averaged', async () => {
  const csv = `Date,Temperature °F\n${nottem
    .flatMap((value, i) => {
      const month = `${1920 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`
      return [`${month}-01,${value - 1}`, `${month}-15,${value + 1}`]
    })
    .join('\n')}`
  const added = await run(csv, { period: 'month' })
  expect(added?.headline).toMatch(/^No verdict on Temperature.*Averaged/)
  const mean = await run(csv, { period: 'month', combine: 'mean' })
  expect(mean?.headline).toContain(
    `Mean Temperature, last 12 months: ${(sum(nottem.slice(-12)) / 12).toFixed(1)}`,
  )
})

test.for([
  ['years', lakeHuron.map((value, i) => `${1925 + i},${value}`), 'year'],
  [
    'days',
    Array.from(
      { length: 90 },
      (_, i) =>
        `${new Date(Date.UTC(2026, 0, 5 + i)).toISOString().slice(0, 10)},${100 + (i % 7 === 6 ? -60 : 3 * (i % 7)) + (i % 3)}`,
    ),
    'day',
  ],
  [
    'weeks',
    Array.from(
      { length: 60 },
      (_, i) =>
        `${new Date(Date.UTC(2026, 0, 5 + 7 * i)).toISOString().slice(0, 10)},${500 + 4 * i + (i % 5)}`,
    ),
    'week',
  ],
  [
    'months',
    carbonDioxide.map(
      (value, i) => `${1959 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')},${value}`,
    ),
    'month',
  ],
] as const)('%s are found as the period', async ([, rows, period]) => {
  const report = await run(`${period === 'year' ? 'Year' : 'Date'},Figure\n${rows.join('\n')}`)
  expect(report?.figures[0]?.label).toContain(period)
  expect(words(report)).not.toMatch(/NaN|undefined|Infinity/)
})

test('a season of days is named by the weekday', async () => {
  const rows = Array.from(
    { length: 90 },
    (_, i) =>
      `${new Date(Date.UTC(2026, 0, 5 + i)).toISOString().slice(0, 10)},${100 + (i % 7 === 6 ? -60 : 0) + (i % 7 === 2 ? 30 : 0) + (i % 2)}`,
  )
  const report = await run(`Date,Figure\n${rows.join('\n')}`)
  // 5 January 2026 was a Monday.
  expect(words(report)).toMatch(/strongest on Wednesdays.*weakest on Sundays/)
})

test('the last month of daily rows that end in mid-month is told', async () => {
  const rows = Array.from(
    { length: 760 },
    (_, i) => `${new Date(Date.UTC(2024, 0, 1 + i)).toISOString().slice(0, 10)},${10 + (i % 5)}`,
  )
  const report = await run(`Date,Sales £\n${rows.slice(0, 744).join('\n')}`)
  expect(check(report, 'The last period is complete')).toMatchObject({ state: 'doubtful' })
  expect(check(report, 'The last period is complete')?.says).toContain('13 January 2026')
})

test('more empty months than can be filled: no verdict, and a longer period is asked for', async () => {
  const rows = Array.from(
    { length: 20 },
    (_, i) => `${2010 + Math.floor(i / 2)}-${i % 2 ? '09' : '03'},${100 + ((i * 7) % 13)}`,
  )
  const report = await run(`Month,Orders\n${rows.join('\n')}`, { period: 'month' })
  expect(report?.headline).toMatch(/^No verdict on Orders.*Choose a longer period/)
})
