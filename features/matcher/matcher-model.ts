import type { SolutionSlug } from '#config/solutions.ts'
import type { ConditionId, ObjectionId, QuestionId } from '#config/matcher-questions.ts'

/** By option id, 0 (no help) to 1 (made for it); an option that is not named counts `otherwise`. */
interface Fit {
  otherwise: number
  [option: string]: number
}

export interface SolutionModel {
  /** The slug of the solution. */
  slug: SolutionSlug
  fits: Record<Exclude<QuestionId, 'means'>, Fit>
  /** Kinds of data of which it needs one at least. `why` names what the visitor reads, here and below. */
  needsOneOf?: { kinds: readonly string[]; why: ObjectionId }
  /** Answers that rule it out. */
  ruledOutBy: readonly { question: QuestionId; option: string; why: ObjectionId }[]
  /** Answers with which it fits only on a condition. */
  provided?: readonly { question: QuestionId; option: string; condition: ConditionId }[]
}

/** Points that a question can bring, 100 in all. */
export const weights: Record<QuestionId, number> = {
  goal: 32,
  kinds: 20,
  history: 10,
  speed: 10,
  sector: 8,
  systems: 8,
  limits: 6,
  means: 6,
}

const noPeopleInView = [
  {
    question: 'limits',
    option: 'no-filming',
    condition: 'nobody-in-view',
  },
] as const
const noPictures = {
  kinds: ['pictures'],
  why: 'no-pictures',
} as const

/** What suits each solution, as our engineers judge it; version and weights stand on the page. Price and course come from its own content. */
export const model: { version: string; solutions: readonly SolutionModel[] } = {
  version: '2026-11-24',
  solutions: [
    {
      slug: 'visual-intelligence',
      fits: {
        goal: { otherwise: 0, count: 1, defects: 0.55 },
        kinds: { otherwise: 0, pictures: 1, records: 0.1 },
        history: { otherwise: 0.8, none: 0.6, years: 1 },
        speed: { otherwise: 0.8, instant: 0.6, minutes: 0.9, shift: 1 },
        sector: {
          otherwise: 0.6,
          retail: 1,
          agriculture: 1,
          healthcare: 1,
          transport: 0.8,
          manufacturing: 0.7,
        },
        systems: { otherwise: 0.7, sheets: 0.8, cloud: 1, business: 0.7 },
        limits: { otherwise: 0.8, 'no-filming': 0.5, none: 1 },
      },
      needsOneOf: noPictures,
      ruledOutBy: [],
      provided: noPeopleInView,
    },
    {
      slug: 'machine-vision',
      fits: {
        goal: { otherwise: 0, defects: 1, count: 0.6, drift: 0.3 },
        kinds: { otherwise: 0, pictures: 1, checks: 0.4 },
        history: { otherwise: 0.9, none: 0.7, years: 1 },
        speed: { otherwise: 0.5, instant: 1, minutes: 0.8 },
        sector: { otherwise: 0.3, manufacturing: 1, transport: 0.7, agriculture: 0.6 },
        systems: { otherwise: 0.6, plc: 1, business: 0.7 },
        limits: { otherwise: 0.9, 'on-site': 1, offline: 1, none: 1 },
      },
      needsOneOf: noPictures,
      ruledOutBy: [],
      provided: noPeopleInView,
    },
    {
      slug: 'smart-safety-surveillance',
      fits: {
        goal: { otherwise: 0, safety: 1 },
        kinds: { otherwise: 0, pictures: 1, readings: 0.1 },
        history: { otherwise: 0.8, none: 0.9, years: 1 },
        speed: { otherwise: 0.5, instant: 1, minutes: 0.8 },
        sector: { otherwise: 0.4, manufacturing: 0.9, transport: 1, agriculture: 0.7, retail: 0.5 },
        systems: { otherwise: 0.7, plc: 0.8, sheets: 0.7 },
        limits: { otherwise: 0.8, 'on-site': 1, offline: 0.9, none: 1 },
      },
      needsOneOf: noPictures,
      ruledOutBy: [
        {
          question: 'limits',
          option: 'no-filming',
          why: 'safety-no-filming',
        },
      ],
    },
    {
      slug: 'real-time-analytics-gateway',
      fits: {
        goal: { otherwise: 0, live: 1, unusual: 0.5, losses: 0.4, settings: 0.3, join: 0.3 },
        kinds: { otherwise: 0, readings: 1, records: 0.5, orders: 0.2 },
        history: { otherwise: 0.9, none: 0.8, years: 0.9 },
        speed: { otherwise: 0.2, instant: 1, minutes: 1, shift: 0.4 },
        sector: { otherwise: 0.6, manufacturing: 1, transport: 1, finance: 0.9, agriculture: 0.6 },
        systems: { otherwise: 0.3, plc: 1, cloud: 0.9, business: 0.6 },
        limits: { otherwise: 0.8, 'on-site': 1, offline: 0.6, none: 1 },
      },
      needsOneOf: {
        kinds: ['readings', 'records'],
        why: 'gateway-no-data',
      },
      ruledOutBy: [
        {
          question: 'speed',
          option: 'weekly',
          why: 'gateway-weekly',
        },
      ],
    },
    {
      slug: 'predictive-maintenance-intelligence',
      fits: {
        goal: { otherwise: 0, stops: 1, unusual: 0.4 },
        kinds: { otherwise: 0, orders: 1, readings: 0.9 },
        history: { otherwise: 0, months: 0.6, years: 1 },
        speed: { otherwise: 0.8, instant: 0.3, shift: 1, weekly: 1 },
        sector: { otherwise: 0.5, manufacturing: 1, transport: 1, healthcare: 0.6, agriculture: 0.6 },
        systems: { otherwise: 0.5, plc: 0.9, business: 1, sheets: 0.6 },
        limits: { otherwise: 0.9, none: 1 },
      },
      needsOneOf: {
        kinds: ['orders', 'readings'],
        why: 'maintenance-no-data',
      },
      ruledOutBy: [
        {
          question: 'history',
          option: 'none',
          why: 'maintenance-no-history',
        },
        {
          question: 'history',
          option: 'weeks',
          why: 'maintenance-short-history',
        },
      ],
    },
    {
      slug: 'instant-anomaly-detection',
      fits: {
        goal: { otherwise: 0, unusual: 1, stops: 0.55, drift: 0.5, live: 0.3 },
        kinds: { otherwise: 0, readings: 1, records: 0.9, checks: 0.6, orders: 0.2 },
        history: { otherwise: 0.8, weeks: 0.6, years: 1 },
        speed: { otherwise: 0.5, instant: 1, minutes: 1, shift: 0.7 },
        sector: { otherwise: 0.7, manufacturing: 1, finance: 1, agriculture: 0.8, transport: 0.8 },
        systems: { otherwise: 0.6, plc: 1, cloud: 0.9, business: 0.8 },
        limits: { otherwise: 0.9, none: 1 },
      },
      needsOneOf: {
        kinds: ['readings', 'records', 'checks'],
        why: 'anomalies-no-data',
      },
      ruledOutBy: [
        {
          question: 'history',
          option: 'none',
          why: 'anomalies-no-history',
        },
      ],
    },
    {
      slug: 'quality-insight-automation',
      fits: {
        goal: { otherwise: 0, drift: 1, defects: 0.5, settings: 0.4 },
        kinds: { otherwise: 0, checks: 1, readings: 0.6, records: 0.1 },
        history: { otherwise: 0.8, none: 0.2, months: 0.9, years: 1 },
        speed: { otherwise: 0.8, instant: 0.4, shift: 1 },
        sector: { otherwise: 0.4, manufacturing: 1, agriculture: 0.8, healthcare: 0.6 },
        systems: { otherwise: 0.7, sheets: 1, business: 0.9, plc: 0.8 },
        limits: { otherwise: 0.9, regulated: 1, none: 1 },
      },
      needsOneOf: {
        kinds: ['checks', 'readings'],
        why: 'quality-no-data',
      },
      ruledOutBy: [],
    },
    {
      slug: 'continuous-process-optimization',
      fits: {
        goal: { otherwise: 0, settings: 1, drift: 0.4 },
        kinds: { otherwise: 0, readings: 1, checks: 0.6 },
        history: { otherwise: 0.6, none: 0, weeks: 0.4, months: 0.8, years: 1 },
        speed: { otherwise: 0.8, instant: 0.4, shift: 1 },
        sector: { otherwise: 0.4, manufacturing: 1, agriculture: 0.9, retail: 0.4 },
        systems: { otherwise: 0.5, plc: 1, cloud: 0.7 },
        limits: { otherwise: 0.9, 'on-site': 1, none: 1 },
      },
      needsOneOf: {
        kinds: ['readings', 'checks'],
        why: 'optimisation-no-data',
      },
      ruledOutBy: [
        {
          question: 'history',
          option: 'none',
          why: 'optimisation-no-history',
        },
      ],
    },
    {
      slug: 'dynamic-operational-dashboards',
      fits: {
        goal: { otherwise: 0, losses: 1, live: 0.5, stops: 0.4, reports: 0.5 },
        kinds: { otherwise: 0.2, readings: 0.9, orders: 0.9, records: 1, checks: 0.7 },
        history: { otherwise: 0.9, none: 0.6, years: 1 },
        speed: { otherwise: 0.8, instant: 0.3, shift: 1 },
        sector: {
          otherwise: 0.8,
          manufacturing: 1,
          healthcare: 1,
          retail: 0.9,
          transport: 0.9,
          education: 0.8,
        },
        systems: { otherwise: 0.8, business: 1, sheets: 1 },
        limits: { otherwise: 0.9, none: 1 },
      },
      ruledOutBy: [],
    },
    {
      slug: 'ai-enhanced-reporting',
      fits: {
        goal: { otherwise: 0, reports: 1, losses: 0.3 },
        kinds: { otherwise: 0.1, records: 1, documents: 0.9, orders: 0.5, checks: 0.4 },
        history: { otherwise: 0.6, none: 0.1, months: 0.8, years: 1 },
        speed: { otherwise: 0.6, instant: 0, minutes: 0.4, shift: 0.9, weekly: 1 },
        sector: { otherwise: 0.9, retail: 1, finance: 1, education: 1, healthcare: 0.8 },
        systems: { otherwise: 0.7, cloud: 1, business: 1, sheets: 0.9 },
        limits: { otherwise: 0.8, regulated: 1, none: 1 },
      },
      needsOneOf: {
        kinds: ['records', 'documents', 'orders', 'checks'],
        why: 'reporting-no-data',
      },
      ruledOutBy: [
        {
          question: 'speed',
          option: 'instant',
          why: 'reporting-instant',
        },
      ],
    },
    {
      slug: 'seamless-integration-framework',
      fits: {
        goal: { otherwise: 0, join: 1, reports: 0.4, losses: 0.4 },
        kinds: { otherwise: 0.2, records: 1, documents: 0.7, orders: 0.7, readings: 0.4 },
        history: { otherwise: 0.9, none: 0.4, years: 1 },
        speed: { otherwise: 0.8, instant: 0.3, shift: 1, weekly: 1 },
        sector: { otherwise: 0.8, finance: 1, transport: 1, healthcare: 0.9 },
        systems: { otherwise: 0.7, business: 1, sheets: 1, cloud: 0.9 },
        limits: { otherwise: 0.9, regulated: 1, none: 1 },
      },
      ruledOutBy: [],
    },
  ],
}
