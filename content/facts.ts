import { brand } from '#config/brand.ts'
import { pricesInWords } from './prices.ts'
import { quantitiesInWords } from './quantities.ts'

const facts: Record<string, unknown> = {
  ...brand,
  quantities: quantitiesInWords,
  prices: pricesInWords,
  socialNames: brand.social.map(({ name }) => name).join(', '),
}

/** What `{{name}}` stands for in the texts of this folder: a fact of the brand, such as `email` or `claims.dayRate.value`, a quantity or a price, such as `quantities.shadowWeeks`. */
export function factNamed(name: string): string | undefined {
  let value: unknown = facts
  for (const part of name.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined
    value = Object.entries(value).find(([key]) => key === part)?.[1]
  }
  return typeof value === 'string' ? value : undefined
}
