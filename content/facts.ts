import { brand, byline, claims, openingHours } from '#config/brand.ts'
import { hoursChange } from '#config/opening-hours.ts'
import { solutionSlugs } from '#config/solutions.ts'
import { editionNow, type Edition } from '#lib/editions.ts'
import { clock } from './film-clock.ts'
import { pricesInWords } from './prices.ts'
import { quantitiesInWords } from './quantities.ts'
import { renderedFilm } from './rendered-film.ts'
import { useCaseIds } from './use-cases/ids.ts'
import { socialNames } from './social-names.ts'

/** What editions may change of the facts. */
const changeableFacts = ['figures/quantities', 'figures/prices', hoursChange]

const counts = { useCases: String(useCaseIds.length), demos: String(solutionSlugs.length) }

const shared = new Map<string, object>()
const known = new WeakMap<Edition, object>()

/** Identifies the facts of the current edition: the same as long as none of them differs. */
export function factsNow(): object {
  const edition = editionNow()
  const found = known.get(edition)
  if (found) return found
  const key = JSON.stringify(changeableFacts.map((name) => edition.changes.get(name) ?? null))
  const facts = shared.get(key) ?? {}
  shared.clear()
  shared.set(key, facts)
  known.set(edition, facts)
  return facts
}

const facts: Record<string, () => unknown> = {
  byline: () => byline,
  claims: () => claims,
  openingHours: () => openingHours,
  quantities: () => quantitiesInWords,
  prices: () => pricesInWords,
  counts: () => counts,
  film: () => ({ length: clock(renderedFilm.seconds) }),
  socialNames,
}

/** What `{{name}}` stands for in the texts of this folder: a fact of the brand, such as `email` or `claims.dayRate.value`, a quantity or a price, such as `quantities.shadowWeeks`, or a number of entries, such as `counts.useCases`. */
export function factNamed(name: string): string | undefined {
  const [first = '', ...others] = name.split('.')
  let value: unknown = Object.hasOwn(facts, first) ? facts[first]?.() : own(brand, first)
  for (const part of others) {
    if (typeof value !== 'object' || value === null) return undefined
    value = own(value, part)
  }
  return typeof value === 'string' ? value : undefined
}

const own = (value: object, name: string): unknown =>
  Object.hasOwn(value, name) ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined
