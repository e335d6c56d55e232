/** The questions of the matcher with the ids of their options, in order; their words are in content/site/matcher.md. A further one needs weights too (features/matcher/matcher-model.ts). */
export const matcherQuestions = [
  {
    id: 'sector',
    options: [
      'manufacturing',
      'retail',
      'healthcare',
      'transport',
      'agriculture',
      'finance',
      'education',
      'other',
    ],
  },
  {
    id: 'goal',
    options: [
      'defects',
      'count',
      'safety',
      'stops',
      'unusual',
      'drift',
      'settings',
      'live',
      'losses',
      'reports',
      'join',
    ],
  },
  { id: 'history', options: ['none', 'weeks', 'months', 'years'] },
  {
    id: 'kinds',
    isMultiple: true,
    options: ['pictures', 'readings', 'checks', 'orders', 'records', 'documents'],
  },
  { id: 'speed', options: ['instant', 'minutes', 'shift', 'weekly'] },
  { id: 'systems', isMultiple: true, options: ['plc', 'business', 'sheets', 'cloud'] },
  { id: 'limits', isMultiple: true, options: ['on-site', 'no-filming', 'regulated', 'offline', 'none'] },
  { id: 'means', options: ['small-soon', 'small', 'medium-soon', 'medium', 'large', 'open'] },
] as const satisfies readonly { id: string; isMultiple?: boolean; options: readonly string[] }[]

export type QuestionId = (typeof matcherQuestions)[number]['id']

/** What says that a solution is out, and on what condition one fits. */
export const objectionIds = [
  'no-pictures',
  'safety-no-filming',
  'gateway-no-data',
  'gateway-weekly',
  'maintenance-no-data',
  'maintenance-no-history',
  'maintenance-short-history',
  'anomalies-no-data',
  'anomalies-no-history',
  'quality-no-data',
  'optimisation-no-data',
  'optimisation-no-history',
  'reporting-no-data',
  'reporting-instant',
] as const
export type ObjectionId = (typeof objectionIds)[number]

export const conditionIds = ['nobody-in-view'] as const
export type ConditionId = (typeof conditionIds)[number]
