import { calculators } from '#content/calculators/index.ts'
import type { CalculatorSlug } from '#content/calculator.ts'
import { answer, readAddress, writeAddress, type Calculator } from './calculator.ts'
import { downtimeCalculator } from './downtime-form.ts'
import { oeeCalculator } from './oee-form.ts'
import { roiCalculator } from './roi-form.ts'

/** The result of the calculator at `path` as a message to us, which the visitor may change; undefined where there is no such calculator, or no result. */
export function calculatorMessage(
  path: string,
  search: URLSearchParams,
  siteUrl: string,
): string | undefined {
  const said: Record<CalculatorSlug, () => string[] | undefined> = {
    'oee-calculator': () => linesOf(oeeCalculator, search),
    'downtime-cost-calculator': () => linesOf(downtimeCalculator, search),
    'roi-calculator': () => linesOf(roiCalculator, search),
  }
  const slug = path.split('/').at(-1) ?? ''
  if (!isCalculator(said, slug)) return undefined
  const lines = said[slug]()
  if (!lines) return undefined
  const [address = '', ...rest] = lines
  return [
    `I would like to discuss this result of the ${calculators[slug].title}.`,
    '',
    ...rest,
    '',
    `${siteUrl}${path}${address}`,
  ].join('\n')
}

const isCalculator = <Slug extends string>(all: Record<Slug, unknown>, slug: string): slug is Slug =>
  Object.hasOwn(all, slug)

/** The address's search, then the readings and the figures they come from. */
function linesOf<Name extends string, Result>(
  calculator: Calculator<Name, Result>,
  search: URLSearchParams,
): string[] | undefined {
  const { fields } = calculator
  const written = readAddress(fields, search)
  const { outcome } = answer(calculator, written)
  if (!outcome) return undefined
  const { headline, readings, notice } = outcome
  return [
    writeAddress(fields, written),
    ...[headline, ...readings].map(
      ({ label, value, note }) => `${label}: ${value}${note ? ` (${note})` : ''}`,
    ),
    ...(notice ? [notice] : []),
    '',
    ...fields.map(({ name, label, unit }) => `${label}: ${written[name]} ${unit}`),
  ]
}
