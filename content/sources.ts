import { wordsOf } from './site/index.ts'
import type { SolutionSlug } from '#config/solutions.ts'
import type { useCaseIds } from './use-cases/ids.ts'

interface Source {
  /** Who wrote it. */
  by: string
  title: string
  /** Where and when it was published. */
  published: string
  /** The figure or rule that our texts rest on, in our words. */
  says: string
}

/** Published works that ranges, rules and methods of this site rest on, by the anchor of each on /sources. */
export const sources = {
  'operations-guide': {
    by: 'G. P. Sullivan, R. Pugh, A. P. Melendez and W. D. Hunt',
    title: 'Operations & Maintenance Best Practices: A Guide to Achieving Operational Efficiency',
    published: 'Release 3.0, Pacific Northwest National Laboratory for the US Department of Energy, 2010',
    says: 'Surveys of working predictive maintenance programmes report 35 to 45% less downtime and 25 to 30% lower maintenance cost. Our ranges start lower, because a first year covers few machines.',
  },
  'compressed-air-sourcebook': {
    by: 'US Department of Energy and Compressed Air Challenge',
    title: 'Improving Compressed Air System Performance: A Sourcebook for Industry',
    published: 'third edition, 2016',
    says: 'Leaks often waste 20 to 30% of what the compressors deliver; a plant that looks for them stays below 10%.',
  },
  'visual-inspection-review': {
    by: 'J. E. See',
    title: 'Visual Inspection: A Review of the Literature',
    published: 'Sandia National Laboratories, SAND2012-8590, 2012',
    says: 'Inspectors commonly miss 20 to 30% of the defects they look for.',
  },
  'vehicle-routing': {
    by: 'P. Toth and D. Vigo (editors)',
    title: 'The Vehicle Routing Problem',
    published: 'SIAM, 2002',
    says: 'Computerised planning of rounds saves between 5 and 20% of transport cost in most of the applications reported.',
  },
  'appointment-reminders': {
    by: 'M. Hallsworth and others',
    title: 'Stating Appointment Costs in SMS Reminders Reduces Missed Hospital Appointments',
    published: 'PLoS ONE 10(9), 2015',
    says: 'In a randomised trial at a London trust, a better reminder reduced missed appointments from 11.1 to 8.4%, about a quarter fewer.',
  },
  'retail-out-of-stocks': {
    by: 'T. W. Gruen, D. S. Corsten and S. Bharadwaj',
    title: 'Retail Out-of-Stocks: A Worldwide Examination of Extent, Causes and Consumer Responses',
    published: 'Grocery Manufacturers of America, 2002',
    says: 'On average 8.3% of articles are missing from the shelf, so about 92% are there.',
  },
  'writing-experiment': {
    by: 'S. Noy and W. Zhang',
    title: 'Experimental evidence on the productivity effects of generative artificial intelligence',
    published: 'Science 381, 2023, pages 187 to 192',
    says: 'Office writing tasks took 40% less time with an assistant. Marking includes reading, which no draft shortens, so our range ends there.',
  },
  'rule-of-three': {
    by: 'J. A. Hanley and A. Lippman-Hand',
    title: 'If Nothing Goes Wrong, Is Everything All Right?',
    published: 'JAMA 249, 1983, pages 1743 to 1745',
    says: 'None missed in a test of n means, with 95% confidence, that fewer than 3 in n escape.',
  },
  'western-electric': {
    by: 'Western Electric',
    title: 'Statistical Quality Control Handbook',
    published: '1956',
    says: 'The four rules for a control chart that our quality demo and project apply.',
  },
  'run-lengths': {
    by: 'C. W. Champ and W. H. Woodall',
    title: 'Exact Results for Shewhart Control Charts with Supplementary Runs Rules',
    published: 'Technometrics 29, 1987, pages 393 to 399',
    says: 'All four rules together give a false signal on a stable process about once in 92 points.',
  },
  'alarm-systems': {
    by: 'Engineering Equipment and Materials Users Association',
    title: 'EEMUA 191: Alarm systems, a guide to design, management and procurement',
    published: 'first edition 1999, revised since',
    says: 'About one alarm in ten minutes is manageable for an operator over the long run; more than ten in ten minutes are a flood.',
  },
  'measurement-systems': {
    by: 'Automotive Industry Action Group',
    title: 'Measurement Systems Analysis, Reference Manual',
    published: 'fourth edition, 2010',
    says: 'A gauge whose spread takes under 10% of the tolerance is good and one over 30% is not; inspectors agree well from a kappa of about 0.75.',
  },
  'total-productive-maintenance': {
    by: 'S. Nakajima',
    title: 'Introduction to TPM: Total Productive Maintenance',
    published: 'Productivity Press, 1988',
    says: 'Overall equipment effectiveness as availability times performance times quality, with its six losses.',
  },
  'learning-curves': {
    by: 'J. Hestness and others',
    title: 'Deep Learning Scaling is Predictable, Empirically',
    published: 'arXiv:1712.00409, 2017',
    says: 'The error falls as a power of the number of examples, with exponents of 0.07 to 0.35: why twice the pictures take off a fifth at best.',
  },
  'vibration-zones': {
    by: 'International Organization for Standardization',
    title: 'ISO 20816: Mechanical vibration, measurement and evaluation of machine vibration',
    published: 'in parts, from 2016',
    says: 'Zones of overall vibration by kind of machine. Early faults show in the spectrum before the zone changes.',
  },
} as const satisfies Record<string, Source>

export type SourceId = keyof typeof sources

type RangePage = `/solutions/${SolutionSlug}` | `/usecases/${(typeof useCaseIds)[number]}`

/** Ranges behind which a published figure stands, by page and by what is measured. All others are our estimates. */
export const sourcedRanges: { page: RangePage; measure: string; source: SourceId }[] = [
  {
    page: '/solutions/predictive-maintenance-intelligence',
    measure: 'Unplanned stops on covered assets',
    source: 'operations-guide',
  },
  {
    page: '/usecases/bearing-condition-monitoring',
    measure: 'Unplanned downtime of the monitored drives',
    source: 'operations-guide',
  },
  {
    page: '/usecases/compressed-air-energy',
    measure: 'Electricity for compressed air',
    source: 'compressed-air-sourcebook',
  },
  {
    page: '/usecases/delivery-route-planning',
    measure: 'Kilometres for each drop',
    source: 'vehicle-routing',
  },
  { page: '/usecases/missed-appointments', measure: 'Missed appointments', source: 'appointment-reminders' },
  { page: '/usecases/shelf-availability', measure: 'On-shelf availability', source: 'retail-out-of-stocks' },
  {
    page: '/usecases/marking-feedback-assistant',
    measure: 'Time for each script',
    source: 'writing-experiment',
  },
]

/** What an estimate is made from, by what the system reads. */
export const estimateBases = {
  pictures:
    'what such a picture can resolve, how well people agree on the same one, and how many cases a day it covers',
  readings:
    'how early the signal shows, how often the method is right on data it has not seen, and who acts on it',
  records:
    'the steps of work that fall away or start sooner, and the minutes or cases that each accounts for',
} as const

/** The words of /sources, from `site/sources.md`. */
export const sourcesPage = wordsOf('sources')
