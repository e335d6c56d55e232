import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brand } from '#config/brand.ts'
import { pageAt } from '#content/pages.ts'
import { testCtx } from '#tests/context.ts'
import { answerQuestion } from './answer.server.ts'
import { countWords, extractSentences, sentencesOf } from './extract.ts'
import { firstHalf } from './golden/first-half.ts'
import { offTopicFirst } from './golden/off-topic.ts'
import { secondHalf } from './golden/second-half.ts'
import { intentOf, priceAsked } from './intents.ts'

test('an answer is whole sentences of its own sources, at most 80 words, with one to three sources', async () => {
  const ctx = await testCtx()
  for (const { asks } of [...firstHalf, ...secondHalf]) {
    const answer = await answerQuestion(ctx, asks)
    if (answer.kind !== 'answer') continue
    expect(countWords(answer.text), asks).toBeLessThanOrEqual(80)
    expect(answer.text, asks).toMatch(/[.!?…:]['’”)]?$/)
    expect(answer.sources.length, asks).toBeGreaterThanOrEqual(1)
    expect(answer.sources.length, asks).toBeLessThanOrEqual(3)
    const [source] = answer.sources
    const flat = (text: string) => text.replace(/\s+/g, ' ')
    const taken = sentencesOf(answer.text.replace(/^\*\*.*?\*\* /, ''))
    expect(
      taken.filter((one) => flat(source?.passage ?? '').includes(flat(one))).length,
      asks,
    ).toBeGreaterThan(0)
    for (const { url } of answer.sources) expect(pageAt(url.split('#')[0] ?? ''), url).toBeDefined()
  }
})

test('what the pages don’t tell is said to be unknown, with two pages and a person', async () => {
  const ctx = await testCtx()
  for (const text of offTopicFirst) {
    const answer = await answerQuestion(ctx, text)
    expect(answer.kind, text).toBe('unknown')
    if (answer.intent === 'urgent') continue
    expect(answer.sources, text).toHaveLength(2)
    expect(answer.text).toContain('I don’t know')
    expect(answer.quickReplies).toEqual(['Speak to a person'])
  }
})

test('whoever is in danger is told where help is, and sold nothing', async () => {
  const answer = await answerQuestion(await testCtx(), 'I feel so low that I want to end my life')
  expect(answer).toMatchObject({ kind: 'unknown', intent: 'urgent', sources: [] })
  expect(answer.text).toContain('999')
  expect(answer.text).toContain('116 123')
})

test('prices come from the claims alone', async () => {
  const ctx = await testCtx()
  for (const text of [
    'price',
    'How much is an engineer per day?',
    'what does a camera system cost',
    'what would a project cost',
  ]) {
    const answer = await answerQuestion(ctx, text)
    expect(answer.intent, text).toBe('price')
    expect(answer.text, text).toContain(brand.claims.dayRate.value)
    const amounts = answer.text.match(/£[\d,]+/g) ?? []
    const claimed = Object.values(brand.claims).flatMap(({ value }) => value.match(/£[\d,]+/g) ?? [])
    expect(amounts.filter((amount) => !claimed.includes(amount))).toEqual([])
  }
})

test('a price is named only for what has one here', () => {
  expect(priceAsked('How much does a camera inspection cost?')).toBe('vision')
  expect(priceAsked('what is your daily rate')).toBe('days')
  expect(priceAsked('ballpark for a project?')).toBe('project')
  for (const other of [
    'How much does a car cost?',
    'how do I cut the cost of scrap',
    'Which settings give the best yield?',
  ])
    expect(priceAsked(other), other).toBeUndefined()
})

test('each wish is understood in the ways people say it', () => {
  const wishes = {
    hello: ['hello', 'Hi there!', 'Good morning', 'are you a bot?'],
    person: [
      'Speak to a person',
      'can I talk to a human please',
      'I want to speak to someone',
      'call me back',
    ],
    booking: ['Can I book a call?', 'arrange a meeting with an engineer'],
    privacy: ['privacy', 'is this chat private?', 'do you store what I type'],
    price: ['prices?', 'What do you charge?'],
    goodbye: ['bye', 'Thanks a lot!', 'thank you'],
    manufacturing: ['Manufacturing', 'we are in manufacturing'],
    healthcare: ['Healthcare', 'NHS'],
    retail: ['Retail'],
    cancel: ['cancel', 'Never mind', 'forget it'],
  } as const
  for (const [intent, texts] of Object.entries(wishes))
    for (const text of texts) expect(intentOf(text), text).toBe(intent)
})

test('a question that holds a greeting or the name of a sector is answered, not greeted', () => {
  for (const text of [
    'hello, can a camera find scratches?',
    'Which predictive maintenance suits a retail warehouse?',
    'Do clinicians have to confirm every result in healthcare?',
    'Can we cancel in the middle of a project?',
  ])
    expect(intentOf(text), text).toBeUndefined()
})

test('the three sectors are answered with use cases of theirs', async () => {
  const ctx = await testCtx()
  for (const sector of ['Manufacturing', 'Healthcare', 'Retail']) {
    const { intent, sources, text } = await answerQuestion(ctx, sector)
    expect(intent).toBe(sector.toLowerCase())
    expect(sources).toHaveLength(3)
    for (const { url } of sources) expect(text).toContain(`](${url})`)
  }
})

test('sentences are kept whole, and a later paragraph is taken only where it tells clearly more', () => {
  const text = 'One two three. Four five.\n\nSix seven eight. Nine.'
  expect(extractSentences(text, 4, () => 0)).toBe('One two three.')
  expect(extractSentences(text, 4, (part) => (part.includes('Nine') ? 2 : 1))).toBe('Six seven eight. Nine.')
  expect(extractSentences(text, 2, () => 0)).toBe('')
})

test('no text breaks it', async () => {
  const ctx = await testCtx()
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 200 }), async (text) => {
      const answer = await answerQuestion(ctx, text)
      expect(answer.text).not.toBe('')
    }),
    { numRuns: 100 },
  )
  expect((await answerQuestion(ctx, 'bearing '.repeat(5000))).text).not.toBe('')
})
