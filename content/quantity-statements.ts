import { liveList } from '#lib/editions.ts'
import type { Range } from '#lib/range.ts'
import { smallNumbers } from '#lib/small-numbers.ts'
import { quantities } from './quantities.ts'

/** What is said of a quantity: which one, the numbers, and the words around them. */
export interface Statement {
  quantity: string
  values: number[]
  words: string
}

interface Recogniser {
  quantity: string
  /** The sentence speaks of it. */
  about: RegExp
  /** Not a statement of ours: a worked example, another thing of the same name. */
  unless?: RegExp
  /** Where the number stands: `N` is one number or a range. */
  says: string
  /** Numbers that may be said. */
  allowed: (value: number) => boolean
}

const named: Record<string, number> = {
  ...Object.fromEntries(smallNumbers.slice(1).map((name, i) => [name, i + 1])),
  twenty: 20,
  thirty: 30,
  fifty: 50,
  sixty: 60,
  hundred: 100,
}
const one = String.raw`\d[\d,]*(?:\.\d+)?|${Object.keys(named).join('|')}`
const number = String.raw`\b(${one})(?:(?: to | or |–| and )(${one}))?`
const numberOf = (text: string) => named[text.toLowerCase()] ?? Number(text.replaceAll(',', ''))

const anyOf =
  (...values: number[]) =>
  (value: number) =>
    values.includes(value)
const ends = ({ from, to }: Range) => anyOf(from, to)
const within =
  ({ from, to }: Range) =>
  (value: number) =>
    value >= from && value <= to

/** One for each quantity that is said in more than one place, by its subject and its unit. */
const recognisers: Recogniser[] = liveList(() => [
  {
    quantity: 'defectExamples',
    about: /defect|fault|class/i,
    says: 'N (?:labelled |real |bad )*(?:examples |pictures |images |parts |ones )?(?:of|for) (?:each|every|one) (?:\\w+ )?(?:defect|kind|type|class)',
    unless: /collect|missed|escape/i,
    allowed: ends(quantities.defectExamples),
  },
  {
    quantity: 'goodParts',
    about: /good/i,
    says: 'N good(?: parts| ones)?(?= and|,| for a method)',
    unless: /% false|demo|rejected|plates/i,
    allowed: ends(quantities.goodParts),
  },
  {
    quantity: 'defectPixels',
    about: /smallest defect|a fault needs|covers/i,
    says: 'covers? (?:at least )?N pixels|needs about N pixels|better N\\b',
    allowed: ends(quantities.defectPixels),
  },
  {
    quantity: 'falseRejects',
    about:
      /(?:false(?:ly)? reject|rejected in error|good parts).*(?:typical|usual|commonly|common agreement|agreed|at most|tuning)|(?:typical|usual|common agreement|agreed).*(?:false(?:ly)? reject|rejected in error|good parts)/i,
    says: 'N ?%(?: false rejects| of good parts)|error: typically N ?%',
    unless: /mean \d+ parts/,
    allowed: ends(quantities.falseRejects),
  },
  {
    quantity: 'failures',
    about: /failure|event|breakdown/i,
    says: 'N (?:recorded )?(?:failures|events|breakdowns) of (?:one|a|the same) (?:kind|mode)|fewer than N (?:failures )?of (?:one|a) kind',
    allowed: anyOf(...Object.values(quantities.failures)),
  },
  {
    quantity: 'vibrationSampling',
    about: /vibration|bearing/i,
    says: 'sampled at N kHz|N kHz or more',
    allowed: anyOf(quantities.vibrationSampling),
  },
  {
    quantity: 'shadowWeeks',
    about: /\bshadow(?: run| running|:)|in (?:the )?shadow|beside (?:the|your) (?:inspectors|people)/i,
    says: '(?<!from |weeks )N[ -]weeks?|weeks N',
    unless: /handed over|optics trial/i,
    allowed: within(quantities.shadowWeeks),
  },
  {
    quantity: 'chartRules',
    about: /rule/i,
    says: 'all N (?:western electric |nelson |run )?rules|all N at once|N rules (?:look|on a stable)',
    allowed: anyOf(quantities.chartRules),
  },
  {
    quantity: 'nearMisses',
    about: /near miss/i,
    says: 'N times as many',
    unless: /reckons/i,
    allowed: ends(quantities.nearMisses),
  },
  {
    quantity: 'findingsAWeek',
    about: /maintenance|planner/i,
    says: '(?:perhaps|about) N (?:findings |alarms )?a week',
    allowed: anyOf(quantities.findingsAWeek),
  },
  {
    quantity: 'careHours',
    about: /look(?:s|ed)? (?:after|at the monitoring)|attention|glance/i,
    says: 'N hours? a week',
    allowed: within(quantities.careHours),
  },
  {
    quantity: 'runningCost',
    about: /building cost|cost of building/i,
    says: 'N ?%',
    allowed: ends(quantities.runningCost),
  },
  {
    quantity: 'visitWithinWeeks',
    about: /visit can usually/i,
    says: 'within N weeks?',
    allowed: anyOf(quantities.visitWithinWeeks),
  },
  {
    quantity: 'startWeeks',
    about: /project begins/i,
    says: 'N weeks after the order',
    allowed: ends(quantities.startWeeks),
  },
  {
    quantity: 'siteDaysAMonthInIreland',
    about: /ireland/i,
    says: 'N days a month',
    allowed: ends(quantities.siteDaysAMonthInIreland),
  },
  {
    quantity: 'siteDaysASecondWeek',
    about: /site|great britain|train/i,
    says: 'N days (?:on site )?every second week',
    unless: /home counties|one or two days/i,
    allowed: anyOf(quantities.siteDaysASecondWeek),
  },
  {
    quantity: 'replyWorkingDays',
    about: /engineer|enquir|answer|repl/i,
    says: 'within N (?:working|business) days?',
    unless: /day one|trial|HMRC|regulator|statutory|quotes/i,
    allowed: anyOf(quantities.replyWorkingDays),
  },
  {
    quantity: 'consultationMinutes',
    about: /free|costs nothing/i,
    says: 'N minutes (?:with an engineer|of consultation)',
    allowed: anyOf(quantities.consultationMinutes),
  },
  {
    quantity: 'trialWorkingDays',
    about: /trial period|trial/i,
    says: 'N working days',
    unless: /within/i,
    allowed: anyOf(quantities.trialWorkingDays),
  },
  {
    quantity: 'assessmentQuestions',
    about: /assessment|readiness/i,
    says: 'N questions|N more, with a report',
    unless: /matcher|eight questions/i,
    allowed: anyOf(quantities.assessmentQuestions),
  },
  {
    quantity: 'matcherQuestions',
    about: /matcher|solutions that fit|two minutes/i,
    says: 'N questions',
    unless: /assessment|readiness/i,
    allowed: anyOf(quantities.matcherQuestions),
  },
])

/** A course in numbered weeks, as in "weeks 6 to 11 beside your people", lasts from the one to the other. */
const numberedWeeks = /\bweeks (\d+) to (\d+),? (?:in shadow|beside (?:the|your) (?:people|inspectors))/i

/** Sentences and clauses of a text: what a semicolon parts says two things. */
const clausesOf = (text: string) => text.split(/(?<=[.?!;])\s+|\n|: (?=day one)/)

/** What a text says of the quantities that the site says in several places. */
export function statementsIn(text: string): Statement[] {
  return clausesOf(text).flatMap((clause) => {
    const numbered = numberedWeeks.exec(clause)
    if (numbered) {
      const weeks = Number(numbered[2]) - Number(numbered[1]) + 1
      return [{ quantity: 'shadowWeeks', values: [weeks], words: clause }]
    }
    return recognisers
      .filter(({ about, unless }) => about.test(clause) && !unless?.test(clause))
      .flatMap(({ quantity, says }) =>
        [...clause.matchAll(new RegExp(says.replaceAll('N', number), 'gi'))].map((match) => ({
          quantity,
          values: match.slice(1).flatMap((value) => (value ? [numberOf(value)] : [])),
          words: clause,
        })),
      )
  })
}

/** Whether the number is the one of `content/quantities.ts`. */
export const isAllowed = ({ quantity, values }: Statement) =>
  recognisers.some((one) => one.quantity === quantity && values.every((value) => one.allowed(value)))
