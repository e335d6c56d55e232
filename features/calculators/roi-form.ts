import { figure, percent, pounds, type Calculator } from './calculator.ts'
import { roiMonths, roiOf, type Roi, type RoiInput } from './roi.ts'

type Name = 'investment' | 'benefit' | 'start' | 'ramp' | 'running' | 'rate'

const inputOf = (v: Record<Name, number>): RoiInput => ({
  investment: v.investment,
  yearlyBenefit: v.benefit,
  monthsToStart: v.start,
  rampMonths: v.ramp,
  yearlyRunning: v.running,
  discountRate: v.rate / 100,
})

export interface RoiCase {
  /** Of the expected benefit. */
  share: number
  roi: Roi
}

/** The project as expected, and with less or more of the benefit. */
export interface RoiResult extends Roi {
  cases: RoiCase[]
}

export const months = (value: number | undefined) =>
  value === undefined ? `not in ${roiMonths} months` : `${value.toFixed(1)} months`

export const roiCalculator: Calculator<Name, RoiResult> = {
  file: {
    text: 'No file is asked for: all six are judgements about one project, and no log holds them.',
  },
  fields: [
    {
      name: 'investment',
      label: 'Investment',
      unit: '£',
      hint: 'Project, cameras and servers, your own people’s time',
      min: 1,
      max: 1_000_000_000,
      example: 62_000,
    },
    {
      name: 'benefit',
      label: 'Benefit in full use',
      unit: '£ a year',
      hint: 'Only what you would see in the accounts',
      min: 0,
      max: 1_000_000_000,
      example: 58_000,
    },
    {
      name: 'start',
      label: 'Until first use',
      unit: 'months',
      min: 0,
      max: 35,
      example: 4,
      isWhole: true,
    },
    {
      name: 'ramp',
      label: 'From first to full use',
      unit: 'months',
      hint: 'The benefit grows in a straight line',
      min: 0,
      max: 36,
      example: 5,
      isWhole: true,
    },
    {
      name: 'running',
      label: 'Running cost',
      unit: '£ a year',
      hint: 'Licences, servers, somebody’s hours',
      min: 0,
      max: 1_000_000_000,
      example: 9_500,
    },
    {
      name: 'rate',
      label: 'Discount rate',
      unit: '% a year',
      hint: 'What your money earns elsewhere',
      min: 0,
      max: 60,
      example: 10,
    },
  ],
  compute(values) {
    const input = inputOf(values)
    const cases = [0.5, 0.75, 1, 1.25].map((share) => ({
      share,
      roi: roiOf({ ...input, yearlyBenefit: input.yearlyBenefit * share }),
    }))
    return { ...roiOf(input), cases }
  },
  describe(v, { cash, paybackMonths, npv, ratio, breakEvenBenefit }) {
    const end = cash.at(-1) ?? 0
    const share = v.benefit > 0 ? breakEvenBenefit / v.benefit : undefined
    return {
      headline: {
        label: 'Payback',
        value: months(paybackMonths),
        note: 'from the day of payment, before discounting',
      },
      readings: [
        { label: 'Net present value', value: pounds(npv), note: `three years at ${figure(v.rate)}%` },
        { label: 'Return', value: percent(ratio), note: 'gain over investment in three years' },
        {
          label: 'Breaks even at',
          value: share === undefined ? pounds(breakEvenBenefit) : percent(share),
          note:
            share === undefined ? 'of benefit a year' : `of the benefit: ${pounds(breakEvenBenefit)} a year`,
        },
      ],
      formulas: [
        {
          name: 'Cash after three years',
          words: 'benefits − running cost − investment',
          filled: `${pounds(end + v.investment)} − ${pounds(v.investment)}`,
          result: pounds(end),
        },
        {
          name: 'Return',
          words: 'cash after three years ÷ investment',
          filled: `${pounds(end)} ÷ ${pounds(v.investment)}`,
          result: percent(ratio),
        },
        {
          name: 'Net present value',
          words: 'Σ flow of month m ÷ (1 + rate)^(m/12) − investment',
          filled: `Σ, m = 1 … ${roiMonths}, at ${figure(v.rate)}%, − ${pounds(v.investment)}`,
          result: pounds(npv),
        },
        {
          name: 'Break-even benefit',
          words: '(investment + present running cost) ÷ present value of £1 a year',
          filled: 'the yearly benefit at which net present value is zero',
          result: pounds(breakEvenBenefit),
        },
      ],
      notice:
        v.running >= v.benefit
          ? 'The running cost eats up the whole benefit: the project never pays back, however long you wait.'
          : v.start + v.ramp > 24
            ? 'Full use comes so late that three years show little of the benefit. Look for a smaller first step.'
            : undefined,
    }
  },
}
