import { brand } from '#config/brand.ts'

const { street, locality, postalCode, country } = brand.address

const facts: Record<string, unknown> = {
  ...brand,
  postalAddress: `${street}, ${locality} ${postalCode}, ${country}`,
  socialNames: brand.social.map(({ name }) => name).join(', '),
}

/** What `{{name}}` stands for in the texts of this folder: a fact of the brand, such as `email` or `claims.dayRate.value`. */
export function factNamed(name: string): string | undefined {
  let value: unknown = facts
  for (const part of name.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined
    value = Object.entries(value).find(([key]) => key === part)?.[1]
  }
  return typeof value === 'string' ? value : undefined
}
