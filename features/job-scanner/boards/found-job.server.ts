import { createHash } from 'node:crypto'
import type { FoundJob, Salary, Workplace } from './board.ts'
import { plainText } from './html-text.ts'
import { withoutPeople } from './people-text.ts'
import { countriesOf, placesOf } from './places.ts'
import { dateOf, textOf, urlOf } from './wire.ts'

const longestText = 50_000
/** HTML beyond this is not looked at: descriptions are a hundredth of it. */
const longestHtml = 500_000

interface RawJob {
  id: unknown
  title: unknown
  company: (string | null)[]
  locations: (string | null)[]
  /** Fields that name countries and nothing else, as codes or names. */
  countries?: unknown[]
  workplace?: Workplace | null
  employment?: unknown
  salary?: Salary | null
  /** HTML or text, in their order. */
  texts: (string | null)[]
  url: unknown
  /** Where the job is when `url` is none. */
  fallbackUrl: string
  applyUrl?: unknown
  requisition?: unknown
  postedAt?: unknown
  updatedAt?: unknown
}

/** A job from what a reader took out of the wire; undefined without an id or a title. Texts lose people's addresses here, and only here. */
export function foundJob(raw: RawJob): FoundJob | undefined {
  const externalId = idOf(raw.id)
  const title = lineOf(raw.title, 300)
  if (externalId === null || title === null) return undefined
  const locations = placesOf(raw.locations).map((place) => withoutPeople(plainText(place)))
  const company = raw.company.map((name) => lineOf(name, 200)).find((name) => name !== null)
  return {
    externalId,
    title,
    company: company ?? '',
    locations,
    countries: countriesOf(raw.countries ?? [], locations),
    workplace: raw.workplace ?? workplaceOf(locations.join(' ')),
    employment: lineOf(raw.employment, 100),
    salary: raw.salary ?? null,
    descriptionText: textsOf(raw.texts),
    url: cleanUrl(raw.url, raw.fallbackUrl) ?? cleanUrl(raw.fallbackUrl) ?? new URL(raw.fallbackUrl).origin,
    applyUrl: cleanUrl(raw.applyUrl, raw.fallbackUrl),
    requisition: lineOf(raw.requisition, 100),
    postedAt: dateOf(raw.postedAt),
    updatedAt: dateOf(raw.updatedAt),
  }
}

/** Ids stay as they are; one that holds someone's address is kept as its hash. */
function idOf(value: unknown): string | null {
  const id = textOf(value)
  if (id === null || id.length > 500) return null
  if (!/[@+\s]/.test(id) || withoutPeople(id) === id) return id
  return createHash('sha256').update(id).digest('hex').slice(0, 32)
}

function lineOf(value: unknown, longest: number): string | null {
  const text = textOf(value)
  if (text === null) return null
  const line = withoutPeople(plainText(text.slice(0, longestHtml)))
    .replace(/\s+/g, ' ')
    .slice(0, longest)
    .trim()
  return line || null
}

export function textsOf(texts: (string | null)[]): string {
  const plain = texts.flatMap((text) => (text ? plainText(text.slice(0, longestHtml)) : [])).filter(Boolean)
  return withoutPeople(plain.join('\n\n').slice(0, longestText * 2))
    .slice(0, longestText)
    .trim()
}

/** Addresses that carry someone's mail address or number are not kept. */
export function cleanUrl(value: unknown, base?: string): string | null {
  const url = urlOf(value, base)
  if (url === null) return null
  const text = readable(url)
  return withoutPeople(text) === text ? url : null
}

function readable(url: string) {
  try {
    return decodeURIComponent(url)
  } catch {
    return url.replace(/%40/g, '@').replace(/%20/g, ' ')
  }
}

/** From any wording: `OnSite`, `on-site`, `Hybrid`, "London (Remote)". */
export function workplaceOf(value: unknown): Workplace | null {
  const words = textOf(value)
  if (words === null) return null
  if (/\bhybrid\b/i.test(words)) return 'hybrid'
  if (/\b(?:remote|telecommute|work from home)\b/i.test(words)) return 'remote'
  return /\b(?:on[-\s]?site|in[-\s]office)\b/i.test(words) ? 'onsite' : null
}
