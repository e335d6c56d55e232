import { expect, test } from 'vitest'
import { readShifts, type ShiftSettings } from './read-shifts.ts'
import { shiftTable } from './shift-fixture.ts'

const settings: ShiftSettings = { idealSeconds: 60, breaks: 'auto', timesIn: 'minutes', rateIn: 'auto' }
type Columns = Parameters<typeof shiftTable>[0]

const read = (
  columns: Columns,
  own: Partial<ShiftSettings> = {},
  headings: Parameters<typeof shiftTable>[1] = {},
) => readShifts(shiftTable(columns, headings), { ...settings, ...own })
const first = (columns: Columns, own: Partial<ShiftSettings> = {}) => read(columns, own).rows[0]

test('availability needs downtime or run time', () => {
  expect(() => read({ planned: [480], parts: [400] })).toThrow('needs the downtime or the run time')
})

test('planned time is that of its column, else run time, downtime and set-up together', () => {
  expect(first({ planned: [480], stopped: [48], parts: [400] })?.planned).toBe(480)
  expect(first({ run: [420], stopped: [40], setUp: [20], parts: [400] })?.planned).toBe(480)
  expect(first({ run: [420], parts: [400] })?.planned).toBe(420)
  expect(first({ run: [420], stopped: [Number.NaN], setUp: [Number.NaN], parts: [1] })?.planned).toBe(420)
})

test('downtime is that of its column, else what neither run time nor set-up takes', () => {
  expect(first({ planned: [480], stopped: [48], parts: [400] })?.stopped).toBe(48)
  expect(first({ planned: [480], run: [400], setUp: [20], parts: [400] })?.stopped).toBe(60)
  expect(first({ planned: [480], run: [400], parts: [400] })?.stopped).toBe(80)
  expect(first({ planned: [480], stopped: [Number.NaN], parts: [400] })?.stopped).toBe(0)
})

test('set-up counts as downtime of availability, and stands apart', () => {
  const { whole } = read({ planned: [480], stopped: [28], setUp: [20], parts: [400] })
  expect(whole).toMatchObject({ stoppedMinutes: 28, setUpMinutes: 20, availability: 0.9 })
  expect(first({ planned: [480], stopped: [28], setUp: [Number.NaN], parts: [400] })?.setUp).toBe(0)
})

test('all parts are those of their column, else good ones and rejects together', () => {
  const counts = (columns: Columns) => {
    const { rows, hasRejects, differingParts } = read({ planned: [480], stopped: [48], ...columns })
    return { parts: rows[0]?.parts, rejects: rows[0]?.rejects, hasRejects, differingParts }
  }
  expect(counts({ parts: [400], rejects: [8] })).toEqual({
    parts: 400,
    rejects: 8,
    hasRejects: true,
    differingParts: 0,
  })
  expect(counts({ good: [392], rejects: [8] })).toMatchObject({ parts: 400, rejects: 8, hasRejects: true })
  expect(counts({ parts: [400], good: [392] })).toMatchObject({ parts: 400, rejects: 8, hasRejects: true })
  expect(counts({ parts: [400] })).toMatchObject({ rejects: 0, hasRejects: false })
  expect(counts({ good: [392] })).toMatchObject({ parts: 392, rejects: 0, hasRejects: false })
  expect(counts({ parts: [400], rejects: [Number.NaN] })).toMatchObject({ rejects: 0 })
  expect(counts({ good: [392], rejects: [Number.NaN] })).toMatchObject({ parts: 392, rejects: 0 })
  expect(counts({ parts: [400], good: [390], rejects: [8] })).toMatchObject({ rejects: 8, differingParts: 1 })
  expect(counts({ parts: [400], good: [392], rejects: [8] })).toMatchObject({ differingParts: 0 })
})

test('rows without planned time or parts are left out and counted', () => {
  const { rows, leftOut } = read({
    planned: [480, 0, 480, Number.NaN, 480],
    stopped: [48, 0, 48, 0, 0],
    parts: [400, 0, Number.NaN, 5, 300],
  })
  expect(rows.map(({ line }) => line)).toEqual([2, 6])
  expect(leftOut).toBe(3)
  expect(() => read({ planned: [0], stopped: [0], parts: [0] })).toThrow(
    'No row has both planned time and parts',
  )
})

test('a row’s own cycle goes before the setting, which holds where the row has none', () => {
  const ideal = (...cycle: number[]) =>
    read({ planned: [480, 480], stopped: [48, 48], parts: [400, 400], cycle }).rows.map(
      (row) => row.idealSeconds,
    )
  expect(ideal(30, Number.NaN)).toEqual([30, 60])
  expect(ideal(0, 45)).toEqual([60, 45])
  const from = (columns: Columns) => read({ planned: [480], stopped: [48], parts: [400], ...columns })
  expect(from({ cycle: [30] })).toMatchObject({ cycleFrom: 'cycle', hasSeveralCycles: false })
  expect(from({ rate: [1] }).cycleFrom).toBe('rate')
  expect(from({})).toMatchObject({ cycleFrom: 'setting', cycleAssumed: undefined })
  expect(from({ rate: [Infinity] }).rows[0]?.idealSeconds).toBe(60)
  expect(read({ planned: [9, 9], stopped: [1, 1], parts: [1, 1], cycle: [30, 40] }).hasSeveralCycles).toBe(
    true,
  )
})

test('a rate is told from the parts made in a minute of running, set-up taken off', () => {
  // 400 parts in 400 minutes: a rate of 20 is twenty times as many.
  const rate = { planned: [480], stopped: [60], setUp: [20], parts: [400], rate: [20] }
  expect(read(rate).cycleAssumed).toContain('parts an hour')
  expect(read({ ...rate, setUp: [21] }).cycleAssumed).toContain('parts a minute')
  const two = { planned: [480, 480], stopped: [80, 80], parts: [100, 400], rate: [19, 19] }
  expect(read(two).cycleAssumed).toContain('parts a minute')
  expect(read({ ...two, parts: [400, 100], stopped: [80, 480] }).cycleAssumed).toContain('parts a minute')
})

test('rows are named by day, shift and machine, as far as they tell rows apart, else by their number', () => {
  const names = (columns: Columns) =>
    read({ planned: [480, 480], stopped: [48, 48], parts: [400, 400], ...columns }).rows.map(
      ({ name }) => name,
    )
  expect(names({ day: ['2 May', '3 May'], shift: ['Early', 'Late'] })).toEqual(['2 May Early', '3 May Late'])
  expect(names({ shift: ['Early', 'Late'], machine: ['Filler', 'Packer'] })).toEqual([
    'Early, Filler',
    'Late, Packer',
  ])
  expect(names({ shift: ['Early', 'Late'], machine: ['Filler', 'Filler'] })).toEqual(['Early', 'Late'])
  expect(names({ machine: ['Filler', 'Packer'] })).toEqual(['Filler', 'Packer'])
  expect(names({})).toEqual(['Row 2', 'Row 3'])
})

test('rows of one name are added up, in the order of the file', () => {
  const { shifts, whole, sameName, machines } = read({
    planned: [480, 480, 240],
    stopped: [48, 0, 0],
    parts: [400, 300, 200],
    rejects: [4, 3, 2],
    shift: ['B', 'A', 'B'],
  })
  expect(
    shifts.map(({ name, plannedMinutes, parts, rejects }) => [name, plannedMinutes, parts, rejects]),
  ).toEqual([
    ['B', 720, 600, 6],
    ['A', 480, 300, 3],
  ])
  expect(whole).toMatchObject({ name: 'All shifts', plannedMinutes: 1200, parts: 900, rejects: 9 })
  expect({ sameName, machines }).toEqual({ sameName: 1, machines: 1 })
  expect(
    read({ planned: [9, 9], stopped: [1, 1], parts: [1, 1], machine: ['Filler', 'Packer'] }).machines,
  ).toBe(2)
})

test('run time that differs by more than a minute from what planned time leaves is counted', () => {
  const differing = (run: number[], setUp?: number[]) =>
    read({ planned: [480, 480], stopped: [48, 48], parts: [1, 1], run, ...(setUp && { setUp }) }).differingRun
  expect(differing([432, 433])).toBe(0)
  expect(differing([431, 434])).toBe(1)
  expect(differing([430, 434])).toBe(2)
  expect(differing([422, 412], [10, 20])).toBe(0)
  expect(read({ run: [420], stopped: [40], parts: [1] }).differingRun).toBe(0)
})

test('breaks come off a planned time that is the whole shift’s, as run time and downtime tell', () => {
  const off = (planned: number, setUp?: number) =>
    read({
      planned: [planned],
      breaks: [30],
      stopped: [45],
      run: [405],
      parts: [1],
      ...(setUp && { setUp: [setUp] }),
    })
  expect(off(480)).toMatchObject({ takesBreaksOff: true, whole: { plannedMinutes: 450 } })
  expect(off(450)).toMatchObject({ takesBreaksOff: false, whole: { plannedMinutes: 450 } })
  expect(off(465).takesBreaksOff).toBe(false)
  expect(off(466).takesBreaksOff).toBe(true)
  expect(off(486, 20).takesBreaksOff).toBe(true)
  expect(off(485, 20).takesBreaksOff).toBe(false)
})

test.for([
  'Shift length',
  'Total time',
  'Available',
  'Open time',
  'Schichtdauer',
  'Durée du poste',
  'Temps d’ouverture',
  'Turno',
  'Disponible',
])('without a run time a heading “%s” is the whole shift’s', (planned) => {
  const columns = { planned: [480], breaks: [30], stopped: [45], parts: [1] }
  expect(read(columns, {}, { planned })).toMatchObject({
    takesBreaksOff: true,
    whole: { plannedMinutes: 450 },
  })
  expect(read(columns, { breaks: 'in' }, { planned }).takesBreaksOff).toBe(false)
})

test('another heading isn’t, and the visitor may say otherwise; without breaks there is nothing to say', () => {
  const columns = { planned: [480], breaks: [30], stopped: [45], parts: [1] }
  expect(read(columns, {}, { planned: 'Planned time' }).takesBreaksOff).toBe(false)
  expect(read(columns, { breaks: 'off' }, { planned: 'Planned time' }).takesBreaksOff).toBe(true)
  expect(first({ ...columns, breaks: [Number.NaN] }, { breaks: 'off' })?.planned).toBe(480)
  expect(read({ planned: [480], stopped: [45], parts: [1] }).takesBreaksOff).toBeUndefined()
  expect(read({ run: [400], stopped: [45], breaks: [30], parts: [1] }).takesBreaksOff).toBeUndefined()
})

test.for<[string, Columns, RegExp]>([
  [
    'more run time than planned',
    { planned: [480], run: [500], parts: [1] },
    /^Row 2 has more run time than planned/,
  ],
  ['a downtime below 0', { planned: [480], stopped: [-1], parts: [1] }, /^Row 2 has more run time/],
  ['a set-up below 0', { planned: [480], stopped: [1], setUp: [-1], parts: [1] }, /^Row 2 has more run time/],
  [
    'more downtime than planned',
    { planned: [480], stopped: [400], setUp: [81.5], parts: [1] },
    /^Row 2 has 481\.5 minutes of downtime in 480 planned; if one/,
  ],
  ['parts below 0', { planned: [480], stopped: [1], parts: [-1] }, /^Row 2 has negative figures\.$/],
  [
    'rejects below 0',
    { planned: [480], stopped: [1], parts: [1], rejects: [-1] },
    /^Row 2 has negative figures\.$/,
  ],
  [
    'more rejects than parts',
    { planned: [480], stopped: [1], parts: [5], rejects: [6] },
    /^Row 2 has 6 rejects of 5 parts; .*“Good parts”\.$/,
  ],
])('%s is refused with the row', ([, columns, message]) => {
  expect(() => read(columns)).toThrow(message)
})

test('what just fits is taken: stopped all the time, rejects only, and breaks are named where they made the difference', () => {
  const all = { planned: [480], stopped: [470], setUp: [10], parts: [0], rejects: [0] }
  expect(read(all).whole.availability).toBe(0)
  expect(read({ planned: [480], stopped: [0], parts: [5], rejects: [5] }).whole.quality).toBe(0)
  expect(() => read({ planned: [480], breaks: [30], stopped: [460], parts: [1] }, { breaks: 'off' })).toThrow(
    '460 minutes of downtime in 450 planned after breaks;',
  )
})
