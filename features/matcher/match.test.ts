import fc from 'fast-check'
import { expect, test } from 'vitest'
import { solutionSlugs } from '#content/solution.ts'
import { solutions } from '#content/solutions/index.ts'
import { match } from './match.ts'
import { model, weights } from './matcher-model.ts'
import { questions, type Answers } from './matcher-questions.ts'
import { answersOf, searchOf, unanswered } from './matcher-answers.ts'

const personas: [who: string, expected: string, answers: string][] = [
  [
    'a quality manager of a metal stamping works with a scratch problem',
    'machine-vision',
    'sector=manufacturing&goal=defects&history=months&kinds=pictures&kinds=checks&speed=instant&systems=plc&limits=on-site&means=medium',
  ],
  [
    'a bottler whose labels are crooked',
    'machine-vision',
    'sector=manufacturing&goal=defects&history=none&kinds=pictures&speed=instant&systems=plc&systems=business&limits=none&means=large',
  ],
  [
    'a container terminal that looks for dents at the gate',
    'machine-vision',
    'sector=transport&goal=defects&history=weeks&kinds=pictures&speed=minutes&systems=business&limits=none&means=large',
  ],
  [
    'a supermarket chain that wants to see gaps on shelves',
    'visual-intelligence',
    'sector=retail&goal=count&history=none&kinds=pictures&kinds=records&speed=shift&systems=cloud&limits=no-filming&means=medium',
  ],
  [
    'a grower who counts diseased plants from a drone',
    'visual-intelligence',
    'sector=agriculture&goal=count&history=weeks&kinds=pictures&speed=weekly&systems=sheets&limits=none&means=medium',
  ],
  [
    'a pathology laboratory that sizes cells',
    'visual-intelligence',
    'sector=healthcare&goal=count&history=years&kinds=pictures&speed=shift&systems=business&limits=regulated&means=open',
  ],
  [
    'a depot with forklifts and people on foot',
    'smart-safety-surveillance',
    'sector=transport&goal=safety&history=none&kinds=pictures&speed=instant&systems=sheets&limits=on-site&means=medium',
  ],
  [
    'a sawmill with an unfenced cell',
    'smart-safety-surveillance',
    'sector=manufacturing&goal=safety&history=none&kinds=pictures&kinds=readings&speed=instant&systems=plc&limits=none&means=large',
  ],
  [
    'a dairy whose pumps stop without notice',
    'predictive-maintenance-intelligence',
    'sector=manufacturing&goal=stops&history=years&kinds=orders&kinds=readings&speed=weekly&systems=business&systems=plc&limits=none&means=large',
  ],
  [
    'a haulier with work orders for 200 lorries',
    'predictive-maintenance-intelligence',
    'sector=transport&goal=stops&history=years&kinds=orders&speed=shift&systems=business&limits=none&means=medium',
  ],
  [
    'a mill with stops, sensors of three weeks and a deadline',
    'instant-anomaly-detection',
    'sector=manufacturing&goal=stops&history=weeks&kinds=readings&speed=minutes&systems=plc&limits=on-site&means=medium-soon',
  ],
  [
    'a payments firm that looks for odd transfers',
    'instant-anomaly-detection',
    'sector=finance&goal=unusual&history=years&kinds=records&speed=instant&systems=cloud&limits=regulated&means=large',
  ],
  [
    'an injection moulder whose dimensions drift',
    'quality-insight-automation',
    'sector=manufacturing&goal=drift&history=years&kinds=checks&speed=shift&systems=sheets&limits=none&means=small',
  ],
  [
    'a bakery with weights on paper charts',
    'quality-insight-automation',
    'sector=agriculture&goal=drift&history=months&kinds=checks&kinds=readings&speed=minutes&systems=sheets&systems=plc&limits=none&means=medium',
  ],
  [
    'a brick maker with a hungry dryer',
    'continuous-process-optimization',
    'sector=manufacturing&goal=settings&history=years&kinds=readings&kinds=checks&speed=shift&systems=plc&limits=on-site&means=large',
  ],
  [
    'an operations director with two figures for one line',
    'dynamic-operational-dashboards',
    'sector=manufacturing&goal=losses&history=months&kinds=orders&kinds=readings&speed=shift&systems=business&systems=sheets&limits=none&means=small-soon',
  ],
  [
    'a hospital that counts its free beds by telephone',
    'dynamic-operational-dashboards',
    'sector=healthcare&goal=losses&history=years&kinds=records&speed=shift&systems=business&limits=regulated&means=medium',
  ],
  [
    'a logistics control room with yesterday’s figures',
    'real-time-analytics-gateway',
    'sector=transport&goal=live&history=months&kinds=readings&kinds=records&speed=instant&systems=plc&systems=cloud&limits=none&means=large',
  ],
  [
    'a retailer whose analysts write Monday’s report by hand',
    'ai-enhanced-reporting',
    'sector=retail&goal=reports&history=years&kinds=records&kinds=documents&speed=weekly&systems=cloud&systems=sheets&limits=none&means=medium',
  ],
  [
    'a group after a merger with two article lists',
    'seamless-integration-framework',
    'sector=manufacturing&goal=join&history=years&kinds=records&speed=weekly&systems=business&systems=sheets&limits=none&means=medium',
  ],
]

const answersFrom = (query: string) => answersOf(new URLSearchParams(query))

test.each(personas)('%s is led to %s', (_who, expected, query) => {
  const answers = answersFrom(query)
  expect(unanswered(answers)).toEqual([])
  const [first, second] = match(answers).matches
  expect(first?.slug).toBe(expected)
  expect(first?.score ?? 0).toBeGreaterThan(second?.score ?? 0)
})

const anyAnswers = fc.record(
  Object.fromEntries(
    questions.map((question) => [
      question.id,
      fc.subarray(
        question.options.map(({ id }): string => id),
        {
          minLength: 1,
          maxLength: 'isMultiple' in question ? question.options.length : 1,
        },
      ),
    ]),
  ),
) as fc.Arbitrary<Answers>

test('every solution is either scored from 0 to 100 by reasons that add up to it, or ruled out with a reason', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const { matches, ruledOut } = match(answers)
      expect([...matches, ...ruledOut].map(({ slug }) => slug).toSorted()).toEqual(
        [...solutionSlugs].toSorted(),
      )
      for (const { score, reasons } of matches) {
        expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score)
        expect(score >= 0 && score <= 100).toBe(true)
        expect(reasons.every(({ points, most }) => points >= 0 && points <= most)).toBe(true)
      }
      expect(matches.map(({ score }) => score)).toEqual(
        matches.map(({ score }) => score).toSorted((a, b) => b - a),
      )
      expect(ruledOut.every(({ reasons }) => reasons.length > 0)).toBe(true)
      expect(matches.length).toBeGreaterThanOrEqual(1)
    }),
  )
})

test('an address holds the answers: read back they are the same', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      expect(match(answersFrom(searchOf(answers)))).toEqual(match(answers))
    }),
  )
})

test('without pictures or a place for a camera nothing that sees is proposed, and the page says why', () => {
  const { ruledOut } = match(answersFrom(personas[12]?.[2] ?? ''))
  const seeing = ruledOut.filter(({ reasons }) => reasons.some((reason) => reason.includes('camera')))
  expect(seeing.map(({ slug }) => slug)).toEqual([
    'visual-intelligence',
    'machine-vision',
    'smart-safety-surveillance',
  ])
})

test('an address from a stranger is read carefully: unknown options and second answers are left out', () => {
  const answers = answersFrom(
    'sector=retail&sector=finance&goal=constructor&kinds=pictures&kinds=pictures&kinds=x&__proto__=1',
  )
  expect(answers).toMatchObject({ sector: ['retail'], goal: [], kinds: ['pictures'] })
  expect(unanswered(answers)).toEqual(['goal', 'history', 'speed', 'systems', 'limits', 'means'])
})

test('the model knows every option it names, and its weights are a hundred points', () => {
  expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBe(100)
  const unknown = model.solutions.flatMap(({ slug, fits, ruledOutBy }) => [
    ...questions.flatMap(({ id, options }) =>
      Object.keys(fits[id])
        .filter((option) => option !== 'otherwise' && !options.some((one) => one.id === option))
        .map((option) => `${slug}: ${id}.${option}`),
    ),
    ...ruledOutBy
      .filter(
        ({ question, option }) =>
          !questions.some(({ id, options }) => id === question && options.some((one) => one.id === option)),
      )
      .map(({ option }) => `${slug}: ruled out by ${option}`),
  ])
  expect(unknown).toEqual([])
  expect(model.solutions.map(({ slug }) => slug).toSorted()).toEqual([...solutionSlugs].toSorted())
})

test('what takes more than four months is ruled out where a result is wanted within three', () => {
  for (const means of ['small-soon', 'medium-soon']) {
    const { ruledOut } = match({ ...answersFrom(personas[0]?.[2] ?? ''), means: [means] })
    const long = solutions.filter(({ weeks }) => weeks.from > 15).map(({ slug }) => slug)
    expect(long.length).toBeGreaterThan(3)
    expect(long.filter((slug) => !ruledOut.some((one) => one.slug === slug))).toEqual([])
  }
})
