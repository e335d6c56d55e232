import { editionNow, liveObject } from '#lib/editions.ts'
import type { Range } from '#lib/range.ts'
import { smallNumbers } from '#lib/small-numbers.ts'

/**
 * What the site says in more than one place: pages, answers, matcher and demos take it from here, and a test finds the same said with another
 * number. Where a text needs it in words, `{{quantities.NAME}}` stands for what `quantitiesInWords` makes of it.
 */
export const shippedQuantities = {
  /** Examples of each kind of defect, to begin training with. */
  defectExamples: { from: 100, to: 300 },
  /** Good parts for a method that learns what normal looks like. */
  goodParts: { from: 200, to: 500 },
  /** Kinds of defect that one inspection task usually has, at most. */
  defectKinds: { from: 1, to: 5 },
  /** Pixels that the smallest defect covers: at the least, and better. */
  defectPixels: { from: 3, to: 5 },
  /** Good parts rejected in error once a vision system is tuned, in per cent. */
  falseRejects: { from: 0.5, to: 3 },
  /** Failures of one kind: below the first a calendar does as well, the second gives a hint, the third a shape to act on. */
  failures: { least: 5, hint: 10, enough: 20 },
  /** In kHz, for bearings. */
  vibrationSampling: 25.6,
  /** Weeks in which a system runs beside people before anything depends on it. */
  shadowWeeks: { from: 4, to: 6 },
  /** Western Electric rules on a control chart. */
  chartRules: 4,
  /** How many times as many near misses become known in the first quarter. */
  nearMisses: { from: 3, to: 8 },
  /** Alarms a week that a maintenance planner can look into. */
  findingsAWeek: 5,
  /** Hours a week of somebody who looks after a running system. */
  careHours: { from: 1, to: 4 },
  /** Of the building cost, in per cent a year. */
  runningCost: { from: 15, to: 20 },
  /** Weeks until a first visit at the latest, and from the order to the start of a project. */
  visitWithinWeeks: 2,
  startWeeks: { from: 2, to: 4 },
  /** Days on site in Great Britain every second week, and in Ireland in a month. */
  siteDaysASecondWeek: 2,
  siteDaysAMonthInIreland: { from: 2, to: 3 },
  /** Minutes of the free consultation. */
  consultationMinutes: 30,
  /** Working days until an enquiry is answered. */
  replyWorkingDays: 1,
  /** Working days in which an engineer who doesn't fit can be given back. */
  trialWorkingDays: 10,
  /** Engineers' days, over all solutions: of the first step, and of the whole where there is no band for it. */
  firstStepDays: { from: 2, to: 5 },
  wholeDays: { from: 20, to: 90 },
  /** Questions of the tools. */
  assessmentQuestions: 24,
  matcherQuestions: 8,
} as const satisfies Record<string, number | Range | Record<string, number>>

export type Quantities = {
  [Name in keyof typeof shippedQuantities]: (typeof shippedQuantities)[Name] extends number
    ? number
    : Record<keyof (typeof shippedQuantities)[Name], number>
}

/** Their values in the current edition. */
export const quantities: Quantities = liveObject(() => ({
  ...shippedQuantities,
  ...(editionNow().changes.get('figures/quantities') as Partial<Quantities> | undefined),
}))

/** "four", "25.6", "2,000". */
const word = (value: number) => smallNumbers[value] ?? value.toLocaleString('en-GB')

/** "four to six", "100 to 300". */
const words = ({ from, to }: Range) =>
  smallNumbers[from] && smallNumbers[to] ? `${word(from)} to ${word(to)}` : `${digits(from)} to ${digits(to)}`

const digits = (value: number) => value.toLocaleString('en-GB')

/** The pictures that one task needs: good parts, and examples of one kind or of all that it usually has. */
const pictures = () => ({
  from: quantities.goodParts.from + quantities.defectExamples.from * quantities.defectKinds.from,
  to: quantities.goodParts.to + quantities.defectExamples.to * quantities.defectKinds.to,
})

/** As texts say them. */
export const quantitiesInWords = liveObject(() => ({
  defectExamples: words(quantities.defectExamples),
  leastDefectExamples: digits(quantities.defectExamples.from),
  goodParts: words(quantities.goodParts),
  leastGoodParts: digits(quantities.goodParts.from),
  defectKinds: word(quantities.defectKinds.to),
  visionPictures: words(pictures()),
  leastPixels: word(quantities.defectPixels.from),
  betterPixels: word(quantities.defectPixels.to),
  falseRejects: words(quantities.falseRejects),
  leastFailures: word(quantities.failures.least),
  hintFailures: word(quantities.failures.hint),
  enoughFailures: word(quantities.failures.enough),
  vibrationSampling: digits(quantities.vibrationSampling),
  shadowWeeks: words(quantities.shadowWeeks),
  leastShadowWeeks: word(quantities.shadowWeeks.from),
  nearMisses: words(quantities.nearMisses),
  findingsAWeek: word(quantities.findingsAWeek),
  careHours: words(quantities.careHours),
  runningCost: words(quantities.runningCost),
  visitWithinWeeks: word(quantities.visitWithinWeeks),
  startWeeks: words(quantities.startWeeks),
  siteDaysASecondWeek: word(quantities.siteDaysASecondWeek),
  siteDaysAMonthInIreland: `${word(quantities.siteDaysAMonthInIreland.from)} or ${word(quantities.siteDaysAMonthInIreland.to)}`,
  trialWorkingDays: word(quantities.trialWorkingDays),
  firstStepDays: words(quantities.firstStepDays),
  wholeDays: words(quantities.wholeDays),
}))
