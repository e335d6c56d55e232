import { stringify } from 'yaml'
import { z } from 'zod'
import { claims } from '#config/brand.ts'
import { noBody } from '#lib/markdown-file/body.ts'
import { readEntry, readWrittenFile } from '#lib/markdown-file/markdown-file.ts'
import { rangeOf, type Range } from '#lib/range.ts'
import { money } from './prices.ts'
import { shippedQuantities } from './quantities.ts'

const { dayRate, visionProject, duration } = claims
const priced = { dayRate, visionProject, duration }

const inPounds = ({ from, to }: Range) => `${money(from)}–${money(to)}`
/** As the claim words it. */
const words: Record<keyof typeof priced, (range: Range) => string> = {
  dayRate: inPounds,
  visionProject: inPounds,
  duration: ({ from, to }) => `${from}–${to} months`,
}

const isRising = ({ from, to }: Range) => from <= to
const amount = z.number().positive()
const range = z.strictObject({ from: amount, to: amount }).refine(isRising, 'from is more than to')
const whole = z
  .strictObject({ from: amount.int(), to: amount.int() })
  .refine(({ from, to }) => from < to, 'from must be less than to')

const prices = z.strictObject({ dayRate: whole, visionProject: whole, duration: whole })
const quantities = z.strictObject(
  Object.fromEntries(Object.entries(shippedQuantities).map(([name, value]) => [name, figureLike(value)])),
)

function figureLike(value: number | Record<string, number>): z.ZodType {
  if (typeof value === 'number') return amount
  return 'from' in value
    ? range
    : z.strictObject(Object.fromEntries(Object.keys(value).map((name) => [name, amount])))
}

interface Figures {
  title: string
  /** A page that shows some of them. */
  path: string
  /** Where they come from. */
  file: string
  /** As they come with the site. */
  shipped: () => string
  /** What an edition has of a text. Throws `LineError`. */
  read: (text: string) => unknown
  /** The source with the figures of a text. */
  inSource: (source: string, text: string) => string
}

const fenced = (values: object) => `---\n${stringify(values)}---\n`
const readFigures = <T>(text: string, schema: z.ZodType<T>): T =>
  readEntry(readWrittenFile(text, noBody), schema, { known: {}, fact: () => undefined })
const claimValues = (text: string) => {
  const read = readFigures(text, prices)
  return (Object.keys(priced) as (keyof typeof priced)[]).map((name) => ({
    id: priced[name].id,
    value: words[name](read[name]),
  }))
}

/** What the site says in figures, as staff may change it: prices of the claims, and what pages say in several places. */
export const figures: Record<'prices' | 'quantities', Figures> = {
  prices: {
    title: 'Prices and durations',
    path: '/team-augmentation',
    file: 'config/brand.ts',
    shipped: () =>
      fenced(
        Object.fromEntries(Object.entries(priced).map(([name, { shipped }]) => [name, rangeOf(shipped)])),
      ),
    read: (text) => Object.fromEntries(claimValues(text).map(({ id, value }) => [id, value])),
    inSource: (source, text) =>
      claimValues(text).reduce((all, { id, value }) => {
        const before = Object.values(priced).find((claim) => claim.id === id)?.shipped ?? ''
        return all.replace(`value: '${before}'`, `value: '${value}'`)
      }, source),
  },
  quantities: {
    title: 'Quantities',
    path: '/solutions/machine-vision',
    file: 'content/quantities.ts',
    shipped: () => fenced(shippedQuantities),
    read: (text) => readFigures(text, quantities),
    inSource: (source, text) =>
      Object.entries(readFigures(text, quantities)).reduce(
        (all, [name, value]) =>
          all.replace(new RegExp(`^  ${name}: .*,$`, 'm'), `  ${name}: ${literalOf(value)},`),
        source,
      ),
  },
}

const literalOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? `{ ${Object.entries(value)
        .map(([name, one]) => `${name}: ${one}`)
        .join(', ')} }`
    : String(value)
