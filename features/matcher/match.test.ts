import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wholePriceOf } from '#content/prices.ts'
import { matcherQuestions as questions } from '#config/matcher-questions.ts'
import { solutionSlugs } from '#config/solutions.ts'
import { findSolution } from '#content/solutions/index.ts'
import { match as matchWith } from './match.ts'
import { model, weights } from './matcher-model.ts'
import { meansOf } from './match-means.ts'
import { answersOf, searchOf, unanswered, type Answers } from './matcher-answers.ts'
import { verdictBasis } from './verdict-basis.server.ts'

const match = (answers: Answers) => matchWith(answers, verdictBasis())

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
    'a mill with stops and sensors of three weeks',
    'instant-anomaly-detection',
    'sector=manufacturing&goal=stops&history=weeks&kinds=readings&speed=minutes&systems=plc&limits=on-site&means=medium',
  ],
  [
    'a payments firm that looks for odd transfers',
    'instant-anomaly-detection',
    'sector=finance&goal=unusual&history=years&kinds=records&speed=instant&systems=cloud&limits=regulated&means=large',
  ],
  [
    'an injection moulder whose dimensions drift',
    'quality-insight-automation',
    'sector=manufacturing&goal=drift&history=years&kinds=checks&speed=shift&systems=sheets&limits=none&means=medium',
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
    'sector=manufacturing&goal=losses&history=months&kinds=orders&kinds=readings&speed=shift&systems=business&systems=sheets&limits=none&means=medium-soon',
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
      fc.subarray([...question.options] as string[], {
        minLength: 1,
        maxLength: 'isMultiple' in question ? question.options.length : 1,
      }),
    ]),
  ),
) as fc.Arbitrary<Answers>

test('every solution fits with reasons that add up to its score, or is ruled out, or brings nothing to the goal', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const { matches, ruledOut, offGoal } = match(answers)
      const slugs = [...matches, ...ruledOut].map(({ slug }) => slug)
      expect([...slugs, ...offGoal].toSorted()).toEqual([...solutionSlugs].toSorted())
      for (const { score, reasons } of matches) {
        expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score)
        expect(score >= 0 && score <= 100).toBe(true)
        expect(reasons.every(({ points, most }) => points >= 0 && points <= most)).toBe(true)
      }
      expect(matches.map(({ score }) => score)).toEqual(
        matches.map(({ score }) => score).toSorted((a, b) => b - a),
      )
    }),
  )
})

test('what fits has points for the goal, and its whole price and course lie within budget and date', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      for (const { slug, reasons } of match(answers).matches) {
        const goal = reasons.find(({ question }) => question === 'goal')
        expect(goal?.points, slug).toBeGreaterThan(0)
        const entry = findSolution(slug)
        const { pounds = Infinity, weeks = Infinity } = meansOf[answers.means[0] ?? ''] ?? {}
        expect(entry && wholePriceOf(entry).from, slug).toBeLessThanOrEqual(pounds)
        expect(entry?.weeks.from, slug).toBeLessThanOrEqual(weeks)
      }
    }),
    { numRuns: 2000 },
  )
})

test('where nothing fits something nearest is named, each with why not and what would have to change', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const { matches, ruledOut } = match(answers)
      expect(matches.length + ruledOut.length).toBeGreaterThan(0)
      for (const { slug, objections } of ruledOut) {
        expect(objections.length, slug).toBeGreaterThan(0)
        for (const { reason, unless } of objections) {
          expect(reason, slug).toMatch(/\.$/)
          expect(unless, slug).toMatch(/^(with|if|once) .+[^.]$/)
        }
      }
    }),
  )
})

test('what would have to change is enough: with budget, date and the rest lifted it fits', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const lifted = {
        ...answers,
        history: ['years'],
        kinds: [...questions[3].options],
        limits: ['none'],
        means: ['open'],
        speed: ['shift'],
      }
      const fitting = match(lifted).matches.map(({ slug }) => slug)
      const near = match(answers).ruledOut.map(({ slug }) => slug)
      expect(near.filter((slug) => !fitting.includes(slug))).toEqual([])
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
  const { ruledOut } = match({ ...answersFrom(personas[0]?.[2] ?? ''), kinds: ['checks'] })
  const seeing = ruledOut.filter(({ objections }) =>
    objections.some(({ reason }) => reason.includes('camera')),
  )
  expect(seeing.map(({ slug }) => slug)).toEqual(['machine-vision', 'visual-intelligence'])
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
  const unknown = model.solutions.flatMap(({ slug, fits, ruledOutBy, provided = [] }) => [
    ...questions.flatMap(({ id, options }) =>
      Object.keys(id === 'means' ? meansOf : fits[id])
        .filter((option) => option !== 'otherwise' && !options.some((one) => one === option))
        .map((option) => `${slug}: ${id}.${option}`),
    ),
    ...[...ruledOutBy, ...provided]
      .filter(
        ({ question, option }) =>
          !questions.some(({ id, options }) => id === question && options.some((one) => one === option)),
      )
      .map(({ option }) => `${slug}: ruled out by ${option}`),
  ])
  expect(unknown).toEqual([])
  expect(Object.keys(meansOf)).toEqual([...questions[7].options])
  expect(model.solutions.map(({ slug }) => slug).toSorted()).toEqual([...solutionSlugs].toSorted())
})

test('what takes more than three months is ruled out where a result is wanted within three', () => {
  const answers = { ...answersFrom(personas[0]?.[2] ?? ''), means: ['medium-soon'] }
  const { ruledOut } = match(answers)
  expect(ruledOut.find(({ slug }) => slug === 'machine-vision')?.objections).toEqual([
    {
      question: 'means',
      reason: 'The whole project takes at least 16 weeks, and you want a result within 13.',
      unless: 'with 16 weeks or more until the result',
    },
  ])
})

test('where people must not be filmed, a camera that fits says on which condition', () => {
  const answers = { ...answersFrom(personas[0]?.[2] ?? ''), limits: ['no-filming'] }
  expect(match(answers).matches[0]).toMatchObject({
    slug: 'machine-vision',
    conditions: [expect.stringContaining('must not be filmed')],
  })
})
