import { figure, percent, pounds, type Calculator } from './calculator.ts'
import { downtimeCostOf, type DowntimeCost } from './downtime-cost.ts'

type Name =
  | 'stops'
  | 'minutes'
  | 'weeks'
  | 'rate'
  | 'contribution'
  | 'madeup'
  | 'people'
  | 'wage'
  | 'scrap'
  | 'scrapcost'

export const downtimeCalculator: Calculator<Name, DowntimeCost> = {
  file: {
    text: 'A log of stops? The OEE demo reads it as CSV or Excel, on your device, and counts the stops and how long one lasts. What they cost is in no log.',
    link: { to: '/demo/dynamic-operational-dashboards#your-file', label: 'Count stops from a file' },
  },
  fields: [
    { name: 'stops', label: 'Stops', unit: 'per week', min: 0.1, max: 2000, example: 9 },
    { name: 'minutes', label: 'Length of a stop', unit: 'minutes', min: 0.1, max: 10_080, example: 14 },
    { name: 'weeks', label: 'Production', unit: 'weeks a year', min: 1, max: 53, example: 48 },
    {
      name: 'rate',
      label: 'Output when running',
      unit: 'pieces an hour',
      min: 0,
      max: 10_000_000,
      example: 1200,
    },
    {
      name: 'contribution',
      label: 'Contribution',
      unit: '£ per piece',
      hint: 'Price less material and other costs saved when idle',
      min: 0,
      max: 1_000_000,
      example: 0.38,
    },
    {
      name: 'madeup',
      label: 'Made up later',
      unit: '%',
      hint: 'Of the lost pieces, without overtime',
      min: 0,
      max: 100,
      example: 40,
    },
    { name: 'people', label: 'People waiting', unit: 'people', min: 0, max: 10_000, example: 4 },
    {
      name: 'wage',
      label: 'Labour',
      unit: '£ an hour',
      hint: 'With employer’s costs',
      min: 0,
      max: 1000,
      example: 19.5,
    },
    { name: 'scrap', label: 'Scrap at each restart', unit: 'pieces', min: 0, max: 1_000_000, example: 60 },
    {
      name: 'scrapcost',
      label: 'Cost of a scrapped piece',
      unit: '£',
      hint: 'Material and work put into it so far',
      min: 0,
      max: 1_000_000,
      example: 0.22,
    },
  ],
  compute: (v) =>
    downtimeCostOf({
      stopsPerWeek: v.stops,
      minutesPerStop: v.minutes,
      weeksPerYear: v.weeks,
      piecesPerHour: v.rate,
      contributionPerPiece: v.contribution,
      madeUpShare: v.madeup / 100,
      peopleWaiting: v.people,
      labourPerHour: v.wage,
      scrapPerRestart: v.scrap,
      costPerScrapPiece: v.scrapcost,
    }),
  describe(v, { contribution, labour, scrap, perStop, perHour, perYear, hoursPerYear }) {
    const lost = percent(1 - v.madeup / 100)
    return {
      headline: {
        label: 'Cost of one hour stopped',
        value: pounds(perHour),
        note: `${figure(hoursPerYear)} hours a year`,
      },
      readings: [
        {
          label: 'Each stop',
          value: pounds(perStop),
          note: `${figure(v.minutes)} ${v.minutes === 1 ? 'minute' : 'minutes'} and a restart`,
        },
        { label: 'Each year', value: pounds(perYear), note: `${figure(v.stops * v.weeks)} stops` },
        { label: 'One stop in five fewer', value: pounds(perYear / 5), note: 'a year' },
      ],
      formulas: [
        {
          name: 'Lost contribution',
          words: 'hours × pieces per hour × contribution × share not made up',
          filled: `${figure(v.minutes)}/60 × ${figure(v.rate)} × ${pounds(v.contribution)} × ${lost}`,
          result: pounds(contribution),
        },
        {
          name: 'Waiting',
          words: 'hours × people × labour cost per hour',
          filled: `${figure(v.minutes)}/60 × ${figure(v.people)} × ${pounds(v.wage)}`,
          result: pounds(labour),
        },
        {
          name: 'Scrap',
          words: 'pieces per restart × cost of a piece',
          filled: `${figure(v.scrap)} × ${pounds(v.scrapcost)}`,
          result: pounds(scrap),
        },
        {
          name: 'An hour',
          words: 'sum of the three ÷ hours of a stop',
          filled: `(${pounds(contribution)} + ${pounds(labour)} + ${pounds(scrap)}) ÷ ${figure(v.minutes)}/60`,
          result: pounds(perHour),
        },
        {
          name: 'A year',
          words: 'each stop × stops a week × weeks',
          filled: `${pounds(perStop)} × ${figure(v.stops)} × ${figure(v.weeks)}`,
          result: pounds(perYear),
        },
      ],
      notice:
        v.minutes * v.stops > 10_080
          ? 'These stops add up to more minutes than there are in a week: perhaps the figures cover several machines.'
          : undefined,
    }
  },
}
