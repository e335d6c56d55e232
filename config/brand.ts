import { editionNow, liveObject } from '#lib/editions.ts'
import { hoursOf } from './opening-hours.ts'

export interface Claim {
  id: string
  text: string
  value: string
}

/** A claim whose value an edition may change, beside the one that comes with the site. */
const claim = /* @__NO_SIDE_EFFECTS__ */ <Id extends string>(entry: Claim & { id: Id }) =>
  liveObject(() => {
    const prices = editionNow().changes.get('figures/prices') as Record<string, string> | undefined
    return { ...entry, shipped: entry.value, value: prices?.[entry.id] ?? entry.value }
  })

const office = { opens: '09:00', closes: '18:00' }

/**
 * What a re-user changes to make this site theirs. No other file repeats a fact of it; colours live in ui/theme.css. Who the firm is in law (name, number, addresses)
 * is filled in by its owner, under Firm in the staff area, and stands nowhere in the code.
 */
export const brand = {
  name: 'Tidewright',
  titleSuffix: ' | Tidewright',
  siteUrl: 'https://www.tidewright.example',
  email: 'hello@tidewright.example',
  phone: { label: '+44 20 7946 0958', href: 'tel:+442079460958' },
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/tidewright-example' },
    { name: 'X', url: 'https://x.com/tidewright_example' },
    { name: 'Facebook', url: 'https://www.facebook.com/tidewright.example' },
  ],
} as const

export const tagline = 'Strategy alignment, governance and measurable results.'

export const description =
  'AI consulting and team augmentation for manufacturing, retail, healthcare, transport and logistics in the UK and Ireland.'

export const countryCode = 'GB'
export const currency = 'GBP'

/** Whether the contact page tells how many replies of the last 30 days came in time. */
export const showsReplyFigure = true

/** Who signs articles. */
export const byline = 'Tidewright engineering team'

export const areasServed = [
  'United Kingdom',
  'Ireland',
  'London',
  'Manchester',
  'Birmingham',
  'Edinburgh',
  'Leeds',
]

export const services = [
  'AI consulting',
  'Machine vision',
  'Predictive analytics and maintenance',
  'Business intelligence',
  'Process optimisation',
  'Manufacturing, healthcare and retail analytics',
  'AI team augmentation',
]

/** When the office is open, from Monday on, until other hours are set under Settings in the staff area. */
export const openingHours = hoursOf([office, office, office, office, office, null, null])

/** What each rests on is filled in under Firm in the staff area; one without evidence is worded as an aim and listed on the dashboard. */
export const claims = {
  efficiency: claim({ id: 'efficiency', text: 'efficiency gains', value: '40%' }),
  consultation: claim({ id: 'consultation', text: 'free consultation', value: 'within 24 hours' }),
  matching: claim({ id: 'matching', text: 'team matching', value: 'within 24 hours' }),
  rating: claim({ id: 'rating', text: 'from 150 reviews', value: '4.9' }),
  dayRate: claim({ id: 'day-rate', text: 'engineers’ day rate', value: '£800–£1,500' }),
  visionProject: claim({
    id: 'vision-project',
    text: 'machine vision projects',
    value: '£10,000–£100,000',
  }),
  duration: claim({ id: 'duration', text: 'project duration', value: '3–12 months' }),
} as const

export type ClaimId = keyof typeof claims
export const claimIds = Object.keys(claims) as ClaimId[]
