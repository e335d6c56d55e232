import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculatorMessage } from './calculator-message.server.ts'
import { answer, figure, percent, pounds, readAddress, writeAddress, type Written } from './calculator.ts'
import { downtimeCostOf } from './downtime-cost.ts'
import { downtimeCalculator } from './downtime-form.ts'
import { oeeOf } from './oee.ts'
import { oeeCalculator } from './oee-form.ts'
import { roiCalculator } from './roi-form.ts'
import { roiOf, type RoiInput } from './roi.ts'

const writtenFor = (fields: readonly { name: string; example: number }[], search: string) =>
  readAddress(fields, new URLSearchParams(search))

test('the textbook shift has an OEE of 74.79%: 88.81 × 86.11 × 97.80', () => {
  const { outcome } = answer(oeeCalculator, writtenFor(oeeCalculator.fields, ''))
  expect(outcome?.headline.value).toBe('74.79%')
  expect(outcome?.readings.map(({ value }) => value)).toEqual(['88.81%', '86.11%', '97.80%'])
  expect(outcome?.formulas.map(({ filled }) => filled)).toEqual([
    '(420 − 47) ÷ 420',
    '1 s × 19,271 ÷ (373 min × 60)',
    '(19,271 − 423) ÷ 19,271',
    '88.81% × 86.11% × 97.80%',
  ])
})

test('the minutes of an OEE add up to the planned time, and its good minutes are its share of them', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 60, max: 1440 }),
      fc.integer({ min: 0, max: 59 }),
      fc.double({ min: 0.1, max: 30, noNaN: true }),
      fc.integer({ min: 1, max: 5000 }),
      fc.nat(),
      (plannedMinutes, downMinutes, idealSeconds, totalCount, seed) => {
        const rejectCount = seed % (totalCount + 1)
        const { oee, minutes } = oeeOf({ plannedMinutes, downMinutes, idealSeconds, totalCount, rejectCount })
        const sum = minutes.good + minutes.rejects + minutes.slow + minutes.down
        expect(sum).toBeCloseTo(plannedMinutes, 6)
        expect(minutes.good / plannedMinutes).toBeCloseTo(oee, 9)
      },
    ),
  )
})

test('a shift faster than its ideal is shown with a word about it, not refused', () => {
  const { outcome } = answer(oeeCalculator, writtenFor(oeeCalculator.fields, 'cycle=2'))
  expect(outcome?.notice).toContain('172.22%')
})

test('an hour stopped costs contribution, waiting and scrap, each by its own rule', () => {
  const cost = downtimeCostOf({
    stopsPerWeek: 9,
    minutesPerStop: 14,
    weeksPerYear: 48,
    piecesPerHour: 1200,
    contributionPerPiece: 0.38,
    madeUpShare: 0.4,
    peopleWaiting: 4,
    labourPerHour: 19.5,
    scrapPerRestart: 60,
    costPerScrapPiece: 0.22,
  })
  expect(cost.contribution).toBeCloseTo(63.84, 6)
  expect(cost.labour).toBeCloseTo(18.2, 6)
  expect(cost.scrap).toBeCloseTo(13.2, 6)
  expect(cost.perHour).toBeCloseTo(408.171, 3)
  expect(cost.perYear).toBeCloseTo(41_143.68, 6)
  expect(cost.hoursPerYear).toBeCloseTo(100.8, 6)
})

test('pieces that are made up later cost no contribution', () => {
  const { outcome } = answer(downtimeCalculator, writtenFor(downtimeCalculator.fields, 'madeup=100'))
  expect(outcome?.formulas[0]?.result).toBe('£0.00')
})

const project: RoiInput = {
  investment: 12_000,
  yearlyBenefit: 12_000,
  monthsToStart: 0,
  rampMonths: 0,
  yearlyRunning: 0,
  discountRate: 0,
}

test('a thousand a month pays twelve thousand back in twelve months, and without discounting is worth 24,000 more', () => {
  const { paybackMonths, npv, ratio, breakEvenBenefit } = roiOf(project)
  expect(paybackMonths).toBeCloseTo(12, 9)
  expect(npv).toBeCloseTo(24_000, 6)
  expect(ratio).toBeCloseTo(2, 9)
  expect(breakEvenBenefit).toBeCloseTo(4000, 6)
})

test('a later start moves the payback by as much, a ramp by half its length', () => {
  expect(roiOf({ ...project, monthsToStart: 5 }).paybackMonths).toBeCloseTo(17, 9)
  expect(roiOf({ ...project, rampMonths: 6 }).paybackMonths).toBeCloseTo(15, 9)
})

test('a year’s flow is discounted by the yearly rate', () => {
  const { npv } = roiOf({ ...project, monthsToStart: 35, yearlyBenefit: 12_000 * 12, discountRate: 0.1 })
  expect(npv).toBeCloseTo(144_000 / 12 / 1.1 ** 3 - 12_000, 6)
})

test('at its break-even benefit a project is worth nothing more and nothing less', () => {
  fc.assert(
    fc.property(
      fc.record({
        investment: fc.integer({ min: 1, max: 1_000_000 }),
        yearlyBenefit: fc.integer({ min: 0, max: 1_000_000 }),
        monthsToStart: fc.integer({ min: 0, max: 35 }),
        rampMonths: fc.integer({ min: 0, max: 36 }),
        yearlyRunning: fc.integer({ min: 0, max: 100_000 }),
        discountRate: fc.double({ min: 0, max: 0.6, noNaN: true }),
      }),
      (input) => {
        const { breakEvenBenefit } = roiOf(input)
        const scale = Math.max(1, input.investment + 3 * input.yearlyRunning)
        expect(roiOf({ ...input, yearlyBenefit: breakEvenBenefit }).npv / scale).toBeCloseTo(0, 6)
      },
    ),
  )
})

test('a project whose running cost eats the benefit never pays back, and says so', () => {
  const { outcome } = answer(roiCalculator, writtenFor(roiCalculator.fields, 'benefit=9000&running=9000'))
  expect(outcome?.headline.value).toBe('not in 36 months')
  expect(outcome?.notice).toContain('running cost')
})

test('figures are understood as people write them', () => {
  for (const total of ['19271', '19,271', ' 19 271 ', '19271.0'])
    expect(
      answer(oeeCalculator, writtenFor(oeeCalculator.fields, `total=${encodeURIComponent(total)}`)).errors,
    ).toEqual([])
  expect(
    answer(roiCalculator, writtenFor(roiCalculator.fields, 'investment=£62,000&rate=8%25')).errors,
  ).toEqual([])
})

test('what makes no sense is named field by field, and nothing written is lost', () => {
  const written = writtenFor(oeeCalculator.fields, 'planned=&down=soon&cycle=-1&total=1.5&rejects=1e9')
  expect(written).toEqual({ planned: '', down: 'soon', cycle: '-1', total: '1.5', rejects: '1e9' })
  expect(answer(oeeCalculator, written).errors).toEqual([
    { name: 'planned', message: 'Planned production time: enter a figure' },
    { name: 'down', message: 'Stopped: “soon” is not a number. Write it as 47' },
    { name: 'cycle', message: 'Ideal cycle time: must be between 0.01 and 86,400 s per piece' },
    { name: 'total', message: 'Pieces made: must be a whole number' },
    { name: 'rejects', message: 'Rejected or reworked: “1e9” is not a number. Write it as 423' },
  ])
  expect(answer(oeeCalculator, writtenFor(oeeCalculator.fields, 'down=420')).errors[0]?.name).toBe('down')
  expect(answer(oeeCalculator, writtenFor(oeeCalculator.fields, 'rejects=19272')).errors[0]?.name).toBe(
    'rejects',
  )
})

test('an address gives back what was written into it, whatever it was, in at most 40 characters a field', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (text) => {
      const written = { ...writtenFor(oeeCalculator.fields, ''), down: text }
      const search = writeAddress(oeeCalculator.fields, written)
      expect(writtenFor(oeeCalculator.fields, search)).toEqual(written)
    }),
  )
  expect(writtenFor(oeeCalculator.fields, `down=${'9'.repeat(500)}`)['down']?.length).toBe(40)
})

test('no text at all makes a calculator fail: it answers with figures or with what is wrong', () => {
  const calculators = [
    {
      names: oeeCalculator.fields.map(({ name }) => name),
      read: (written: Written) => answer(oeeCalculator, written),
    },
    {
      names: roiCalculator.fields.map(({ name }) => name),
      read: (written: Written) => answer(roiCalculator, written),
    },
    {
      names: downtimeCalculator.fields.map(({ name }) => name),
      read: (written: Written) => answer(downtimeCalculator, written),
    },
  ]
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 10, maxLength: 10 }), (texts) => {
      for (const { names, read } of calculators) {
        const given = read(Object.fromEntries(names.map((name, i) => [name, texts[i] ?? ''])))
        expect(given.errors.length > 0 || given.outcome !== undefined).toBe(true)
      }
    }),
  )
})

test('figures are written the British way, with a true minus', () => {
  expect([figure(19271), figure(0.25), percent(0.7479), pounds(-1234.4), pounds(0.384)]).toEqual([
    '19,271',
    '0.25',
    '74.79%',
    '−£1,234',
    '£0.38',
  ])
})

test('a result becomes a message with its figures and the address that shows it; without a result there is none', () => {
  const message = (path: string, search: string) =>
    calculatorMessage(path, new URLSearchParams(search), 'https://site.test')
  const text = message('/resources/oee-calculator', 'from=calculator&planned=480&down=60') ?? ''
  // (480 − 60) ÷ 480
  expect(text).toContain('this result of the OEE calculator.')
  expect(text).toContain('Availability: 87.50%')
  expect(text).toContain('Stopped: 60 minutes')
  const address = /https:\/\/site\.test\/resources\/oee-calculator(\?\S+)$/.exec(text)?.[1] ?? ''
  expect(Object.fromEntries(new URLSearchParams(address))).toMatchObject({ planned: '480', down: '60' })
  expect(address).not.toContain('from=')
  expect(message('/resources/oee-calculator', 'planned=lots')).toBeUndefined()
  expect(message('/resources/toString', '')).toBeUndefined()
})
