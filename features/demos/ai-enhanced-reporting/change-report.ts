import type { Check, Figure, Report, Sentence } from '#features/demos/frame/report/report.ts'
import { changeOf, type SpanChange } from './analyse-sales.ts'
import { bridgeBlock, bridgeTable, changeBlock } from './bridge-blocks.ts'
import type { Headings } from './headings.ts'
import { periodName, type Ledger } from './periods.ts'
import { bridgeSentences, productChange } from './sales-sentences.ts'
import { amount, largestEffect, moved, percent, shortAmount, signedAmount } from './words.ts'

/** Beyond it the price of a product has hardly changed so much: it is sold in another unit. */
const mostPriceChange = 0.5

/** What changed from the year before to the last one, of a file that is too short for a trend and a forecast. */
export function changeReport(ledger: Ledger, headings: Headings): Report {
  const change = changeOf(ledger, 1)
  const { bridge, changes } = change
  const checks = checksOf(ledger, change, headings)
  return {
    headline: headlineOf(ledger, change, headings),
    figures: figuresOf(ledger, change),
    blocks: bridge
      ? [bridgeBlock(ledger, bridge, change, headings), bridgeTable(ledger, bridge, headings)]
      : [changeBlock(ledger, change, headings)],
    meaning: [
      ...(bridge ? bridgeSentences(ledger, bridge, headings) : productChange(ledger, changes, headings)),
      ...moreSentences(ledger),
    ],
    checks,
  }
}

const namesOf = ({ starts, kind, years }: Ledger) =>
  years ?? ([periodName(starts.at(-2) ?? 0, kind), periodName(starts.at(-1) ?? 0, kind)] as const)

const moreSentences = ({ starts, kind }: Ledger): Sentence[] => [
  {
    text: `Two ${kind}s show what changed, not whether it goes on: a trend and a tested forecast need at least eight periods, such as the months behind ${starts.length > 2 ? 'these' : 'the two'} ${kind}s.`,
  },
]

function headlineOf(ledger: Ledger, { before, after, bridge }: SpanChange, { value }: Headings): string {
  const { scale } = ledger
  const [from, to] = namesOf(ledger)
  const of = (minor: number) => amount(minor / scale.minor, scale)
  const said = `${value}, ${to}: ${of(after)}`
  if (after === before) return `${said}, the same as ${from}.`
  const share = before > 0 ? ` (${percent((after - before) / before)})` : ''
  const change = `${said}, ${of(Math.abs(after - before))}${share} ${after > before ? 'more' : 'less'} than ${from}.`
  if (!bridge) return change
  const { name, value: effect } = largestEffect(bridge.total)
  return `${change} Largest step: ${name} ${moved(effect / scale.minor, scale)}.`
}

function figuresOf(ledger: Ledger, { before, after, bridge, changes }: SpanChange): Figure[] {
  const { scale } = ledger
  const [from, to] = namesOf(ledger)
  const short = (minor: number) => shortAmount(minor / scale.minor, scale)
  const step = (label: string, minor: number, basis: string): Figure => ({
    label,
    value: signedAmount(minor / scale.minor, scale),
    basis,
  })
  const total: Figure = { label: to, value: short(after), basis: `${short(before)} in ${from}` }
  if (!bridge) {
    const [most] = changes
    return [total, ...(most ? [step('Largest change', most.after - most.before, most.name)] : [])]
  }
  const { volume, mix, price, launched, ended } = bridge.total
  return [
    total,
    step('Price', price, 'new units at the change in price'),
    step('Volume', volume, 'all growing alike, at old prices'),
    step('Mix', mix, 'the shift between products'),
    ...(launched || ended ? [step('New and ended', launched + ended, 'sold in one year only')] : []),
  ]
}

function checksOf(ledger: Ledger, { bridge }: SpanChange, { product }: Headings): Check[] {
  const [from, to] = namesOf(ledger)
  const two: Check =
    ledger.starts.length > 2
      ? {
          name: 'The last two are compared',
          state: 'passed',
          says: `The file has ${ledger.starts.length} ${ledger.kind}s; ${from} and ${to} are compared.`,
        }
      : { name: 'Two whole years', state: 'passed', says: `${from} and ${to}, as the file names them.` }
  if (!bridge)
    return [
      two,
      {
        name: 'Volume can be told from price',
        state: 'doubtful',
        says: 'The file has no units, so only what each row added can be told.',
      },
    ]
  return [two, priceCheck(ledger, product), unitsCheck(ledger, product)]
}

function priceCheck({ products }: Ledger, heading: string): Check {
  const name = 'Units mean the same in both years'
  const odd = products.flatMap(({ name: own, units, minor }) => {
    const [before, after] = [-2, -1].map((at) => (minor.at(at) ?? 0) / (units.at(at) || Number.NaN))
    const change = (after ?? Number.NaN) / (before ?? Number.NaN) - 1
    return Math.abs(change) > mostPriceChange ? [`${own} (${change > 0 ? '+' : '−'}${percent(change)})`] : []
  })
  return odd.length === 0
    ? { name, state: 'passed', says: `No ${heading} has a price that changed by more than half.` }
    : {
        name,
        state: 'doubtful',
        says: `The price of ${odd.slice(0, 3).join(', ')}${odd.length > 3 ? ` and ${odd.length - 3} more` : ''} changed by more than half. If it is counted in other units now, price and volume are wrong for it.`,
      }
}

function unitsCheck({ products }: Ledger, heading: string): Check {
  const name = 'Every value has its units'
  const bare = products.filter(({ units, minor }) =>
    [-2, -1].some((at) => (minor.at(at) ?? 0) !== 0 && !((units.at(at) ?? 0) > 0)),
  )
  return bare.length === 0
    ? { name, state: 'passed', says: `Each ${heading} with a value has units in the same year.` }
    : {
        name,
        state: 'doubtful',
        says: `${bare
          .slice(0, 3)
          .map((one) => one.name)
          .join(
            ', ',
          )}${bare.length > 3 ? ` and ${bare.length - 3} more` : ''} ${bare.length === 1 ? 'has' : 'have'} a value without units, and ${bare.length === 1 ? 'stands' : 'stand'} under new and ended.`,
      }
}
