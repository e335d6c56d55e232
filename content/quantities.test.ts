import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readProse } from '#tests/prose.ts'
import { isAllowed, statementsIn } from './quantity-statements.ts'
import { firmFacts } from './firm.ts'
import { knownQuestions } from './known-questions/index.ts'
import { quantities } from './quantities.ts'
import { solutions } from './solutions/index.ts'
import { useCases } from './use-cases/index.ts'

/** Words of tools, demos and mails that lie in code: a line says one thing. */
const sourceLines = () =>
  ['features', 'app/public'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(?:^|\/)golden\//.test(name))
      .map((name) => {
        const lines = readFileSync(join(folder, name), 'utf8').split('\n')
        return { file: join(folder, name), texts: lines.filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line)) }
      }),
  )

const publicWords = [...(await readProse()), ...sourceLines()]

test('no text says a quantity with another number than the others', () => {
  const wrong = publicWords.flatMap(({ file, texts }) =>
    texts
      .flatMap(statementsIn)
      .filter((said) => !isAllowed(said))
      .map(
        ({ quantity, values, words }) =>
          `${file}: ${quantity} ${values.join(' to ')}: ${words.slice(0, 160)}`,
      ),
  )
  expect(wrong).toEqual([])
})

test('pages, questions, known questions, firm answers, tools and demos are read, and many say a quantity', () => {
  const saying = publicWords.filter(({ texts }) => texts.some((text) => statementsIn(text).length > 0))
  const folders = new Set(saying.map(({ file }) => file.split('/').slice(0, 2).join('/')))
  expect([...folders]).toEqual(
    expect.arrayContaining([
      'content/faq',
      'content/solutions',
      'content/use-cases',
      'content/firm',
      'content/matcher-words.ts',
    ]),
  )
  const found = new Set(
    saying.flatMap(({ texts }) => texts.flatMap(statementsIn)).map(({ quantity }) => quantity),
  )
  expect(found.size).toBeGreaterThanOrEqual(18)
})

test.each([
  ['We start with 30 examples of each kind of defect.', 'defectExamples'],
  ['Bring 100 good parts and 30 of each defect that matters.', 'goodParts'],
  ['The smallest defect covers ten pixels.', 'defectPixels'],
  ['A common agreement is at most 2% false rejects.', 'falseRejects'],
  ['Good parts rejected in error: typically 1 to 3% after tuning.', 'falseRejects'],
  ['20 to 30 recorded events of one mode are enough.', 'failures'],
  ['Twelve failures of one kind give a shape you can act on.', 'failures'],
  ['Bearings need vibration sampled at 25 kHz or more.', 'vibrationSampling'],
  ['Shadow running: two weeks beside the inspectors.', 'shadowWeeks'],
  ['Then weeks 6 to 15 beside your people.', 'shadowWeeks'],
  ['The shadow run takes eight weeks.', 'shadowWeeks'],
  ['Too many rules: all eight at once fire by chance.', 'chartRules'],
  ['Near misses recorded: typically 20 to 50 times as many as by cards.', 'nearMisses'],
  ['A maintenance planner can look into perhaps three a week.', 'findingsAWeek'],
  ['Attention: eight hours a week of somebody who looks at the monitoring.', 'careHours'],
  ['Set aside 25% of the building cost a year.', 'runningCost'],
  ['A visit can usually be arranged within three weeks.', 'visitWithinWeeks'],
  ['A project begins six weeks after the order.', 'startWeeks'],
  ['In Ireland we are on site five days a month.', 'siteDaysAMonthInIreland'],
  ['Three days on site every second week.', 'siteDaysASecondWeek'],
  ['An engineer replies within two working days.', 'replyWorkingDays'],
  ['45 minutes with an engineer are free.', 'consultationMinutes'],
  ['The trial period is five working days.', 'trialWorkingDays'],
  ['The readiness assessment has 30 questions.', 'assessmentQuestions'],
  ['The matcher asks ten questions.', 'matcherQuestions'],
])('a planted contradiction is found: %s', (text, quantity) => {
  const wrong = statementsIn(text).filter((said) => !isAllowed(said))
  expect(wrong.map((said) => said.quantity)).toContain(quantity)
})

test.each([
  'If two inspectors agree on fewer than 45 of 50, stop here.',
  'With 4,000 a day, 1% false rejects mean 40 parts on the bench each day.',
  'To show under 1%, 300 bad parts of one kind must pass without a miss.',
  'The gearbox takes eleven weeks.',
  'Six failures give a slope, and a wide interval round it.',
  'Four weeks before and four weeks after.',
  'One or two days in a row, every second week.',
  'Answers within 200 ms are for the machine.',
  'Equal pay after 12 weeks in the same role.',
  'She asked three questions and left.',
  'Two weeks of empty and busy scenes in rain, dusk and headlights.',
  'Handover: two to four half-days.',
  'The rule of three explains why 3,000 bad parts are needed.',
  'A visit in two weeks was cancelled.',
])('an ordinary sentence is none: %s', (text) => {
  expect(statementsIn(text).filter((said) => !isAllowed(said))).toEqual([])
})

/** "40 to 80%", "13 to 20 weeks": what an answer repeats from its page. */
const rangesIn = (text: string) =>
  [...text.matchAll(/(\d[\d.,]*) to (\d[\d.,]*)/g)].map(([, from, to]) => `${from} to ${to}`)

test('an answer of the chat gives the ranges of the page that it rests on', () => {
  const pages = new Map<string, string>([
    ...solutions.map((entry) => [`/solutions/${entry.slug}`, JSON.stringify(entry)] as const),
    ...useCases.map((entry) => [`/usecases/${entry.id}`, JSON.stringify(entry)] as const),
  ])
  const wrong = [...knownQuestions, ...firmFacts].flatMap(({ id, answer, page }) => {
    const said = pages.get(page.replace(/#.*/, ''))
    if (!said || !answer) return []
    const known = new Set(rangesIn(said))
    const [main] = useCases.find((entry) => page === `/usecases/${entry.id}`)?.solutions ?? []
    const own = solutions.find(({ slug }) => slug === main || page.startsWith(`/solutions/${slug}`))
    if (own) known.add(`${own.weeks.from} to ${own.weeks.to}`)
    if (own && own.priceBasis !== 'vision')
      known.add(`${own.priceBasis.days.from} to ${own.priceBasis.days.to}`)
    return rangesIn(answer)
      .filter((range) => !known.has(range))
      .map((range) => `${id} says ${range}, and ${page} doesn’t`)
  })
  expect(wrong).toEqual([])
})

test('the general course lies within the shortest of the solutions', () => {
  const shortest = Math.min(...solutions.map(({ weeks }) => weeks.from))
  expect(shortest).toBe(13)
  expect(quantities.shadowWeeks).toEqual({ from: 4, to: 6 })
})
