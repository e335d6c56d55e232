/** The job boards that can be read. Shapes and traps of each are in README.md. */
export const providers = [
  'greenhouse',
  'lever',
  'ashby',
  'smartrecruiters',
  'workable',
  'recruitee',
  'teamtailor',
  'personio',
  'rss',
  'jobposting',
] as const

export type Provider = (typeof providers)[number]

/** One company's list of open jobs, somewhere on the web. */
export interface Board {
  provider: Provider
  /** The company's name at the provider; for feeds and pages anything that tells boards apart. */
  token: string
  /** Custom domain, region, or the address of the feed or page; null: the provider's usual address. */
  baseUrl: string | null
  company: string
  /** Of the last complete read, for a conditional request. */
  etag: string | null
  lastModified: string | null
}

export interface Salary {
  /** In whole units of the currency (never cents), for one interval. */
  min: number | null
  max: number | null
  /** ISO 4217, upper case. */
  currency: string
  interval: 'year' | 'month' | 'week' | 'day' | 'hour'
}

export type Workplace = 'onsite' | 'hybrid' | 'remote'

export interface FoundJob {
  /** The provider's own key, unique within the board. */
  externalId: string
  title: string
  company: string
  locations: string[]
  /** ISO 3166 two-letter codes, upper case; empty when nothing says so for certain. */
  countries: string[]
  workplace: Workplace | null
  employment: string | null
  salary: Salary | null
  /** Plain text; mail addresses and telephone numbers are taken out. */
  descriptionText: string
  url: string
  applyUrl: string | null
  requisition: string | null
  postedAt: Date | null
  updatedAt: Date | null
}

/** What one reading of a board came to. Nothing may be concluded about closed jobs unless it is a complete `read`. */
export type BoardRead =
  | {
      kind: 'read'
      jobs: FoundJob[]
      /** False: stopped at a cap or between pages. */
      isComplete: boolean
      bytes: number
      etag: string | null
      lastModified: string | null
      skipped: { count: number; reason: string }[]
    }
  | { kind: 'unchanged'; bytes: number }
  /** 404: the provider knows no such board. */
  | { kind: 'missing' }
  /** 429 or 5xx: says nothing about the board. */
  | { kind: 'busy'; retryAfterS: number | null; status: number }
  /** Wrong shape, truncated, refused address, too large, too slow. */
  | { kind: 'failed'; reason: string; bytes: number }

export interface BoardProgress {
  /** From 1. */
  page: number
  jobs: number
  bytes: number
}
