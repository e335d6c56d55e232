import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brand } from '#config/brand.ts'
import { pageAt } from '#content/pages.ts'
import { countWords } from '#lib/extract.ts'
import { freshOffTopic } from '#features/search/golden/fresh.ts'
import { offTopicFirst, offTopicSecond } from '#features/search/golden/off-topic.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { answerMessage } from './answer.server.ts'
import { intentOf } from './intents.ts'
import { isForeign } from './languages.ts'

const ask = (ctx: TestCtx, text: string, page: string | null = null) =>
  answerMessage(ctx, text, { subject: null, page })

test('a known question is answered in words of its page, with the page as its source and as the new subject', async () => {
  const answer = await ask(await testCtx(), 'What is your day rate?')
  expect(answer).toMatchObject({ kind: 'answer', sources: [{ url: '/qa/cost#day-rate' }] })
  expect(answer.text).toContain('£800–£1,500')
  expect(countWords(answer.text)).toBeLessThanOrEqual(80)
  expect(answer.subject).toMatchObject({ page: '/qa/cost#day-rate', question: 'day-rate' })
})

test('several questions in one message get several answers, in their order', async () => {
  const { kind, sources } = await ask(
    await testCtx(),
    'What is your day rate? Who owns the models and code? Do you come to Ireland?',
  )
  expect(kind).toBe('answer')
  expect(sources).toHaveLength(3)
  expect(sources[0]?.url).toBe('/qa/cost#day-rate')
  for (const { url } of sources) expect(pageAt(url.split('#')[0] ?? ''), url).toBeDefined()
})

test('a follow-up is understood by what was answered before, or by the page that it is asked on', async () => {
  const ctx = await testCtx()
  const { sources } = await ask(ctx, 'how long does it take', '/solutions/machine-vision')
  expect(sources[0]?.url).toMatch(/^\/solutions\/machine-vision/)
  const subject = { page: '/solutions/predictive-maintenance-intelligence' }
  const next = await answerMessage(ctx, 'and how long does that take?', { subject, page: null })
  expect(next.sources[0]?.url).toMatch(/^\/solutions\/predictive-maintenance-intelligence/)
})

test('what is asked of many topics is answered for the one spoken of (C5)', async () => {
  const ctx = await testCtx()
  const topic = '/solutions/predictive-maintenance-intelligence'
  const asked = {
    'what does that cost': 'price',
    'how long does that take': '',
    'when is this NOT worth doing': 'not-for',
  }
  for (const [text, anchor] of Object.entries(asked)) {
    const { sources } = await ask(ctx, text, topic)
    expect(sources[0]?.url, text).toContain(anchor ? `${topic}#${anchor}` : topic)
  }
})

test('a question that was only asked back is the subject too, and stays it beside an answer on something else (C5)', async () => {
  const ctx = await testCtx()
  const first = await ask(ctx, 'two techs count colonies on plates by eye, could pictures do it')
  const about = { subject: first.subject ?? null, page: null }
  const next = await answerMessage(ctx, 'could they just take it on a phone', about)
  expect(next.subject?.topic).toMatch(/visual-intelligence/)
  const price = await answerMessage(ctx, 'What is your day rate?', {
    subject: next.subject ?? null,
    page: null,
  })
  expect(price.subject?.topic).toMatch(/visual-intelligence/)
})

test('two questions of one message get their answers in order (C5)', async () => {
  const { text } = await ask(await testCtx(), 'what’s your day rate and how long does a project take')
  expect(text).toMatch(/£800–£1,500[\s\S]*3–12 months/)
})

test('what of a message wasn’t understood is asked back below the answer to the rest (C5)', async () => {
  const { text, quickReplies = [] } = await ask(
    await testCtx(),
    'What is your day rate? What data do you need?',
  )
  expect(text).toContain('£800–£1,500')
  expect(text).toContain('And for the rest')
  expect(quickReplies.length).toBeGreaterThan(1)
})

test('words that stand nowhere in what we answer are somebody else’s business', async () => {
  const ctx = await testCtx()
  for (const text of ['i need a plumber', 'where do unicorns graze', 'sell me a trombone'])
    expect(await ask(ctx, text), text).toMatchObject({ kind: 'unknown', sources: [] })
})

test('no two questions that are asked back have the same answer (C6)', async () => {
  const { kind, quickReplies = [] } = await ask(await testCtx(), 'what about data')
  expect(kind).toBe('choice')
  expect(new Set(quickReplies).size).toBe(4)
  expect(quickReplies.at(-1)).toBe('Speak to a person')
})

test('an answer stands below the question that it answers, unless that was asked in nearly its words', async () => {
  const ctx = await testCtx()
  expect((await ask(ctx, 'and what would ye charge for a lad for the day')).text).toMatch(
    /^\*\*What is your day rate\?\*\* /,
  )
  expect((await ask(ctx, 'What is your day rate?')).text).not.toContain('**')
})

test('of an answer too long to be shown whole, the sentence that tells what was asked is shown', async () => {
  const { text } = await ask(await testCtx(), 'Running costs per year on a 60k build?')
  expect(text).toMatch(/15 to 20% of the building cost a year/)
})

test('what of a message is none of ours is said beside the answer to the rest', async () => {
  const { text } = await ask(
    await testCtx(),
    'What is your day rate? where do *unicorns* [graze](http://x.test)?',
  )
  expect(text).toContain('£800–£1,500')
  expect(text).toMatch(/Our pages don’t answer “where do unicorns graze/)
  expect(text).not.toMatch(/\]\(http/)
})

test('what the firm doesn’t publish is said to be so, with how to ask', async () => {
  const { kind, text } = await ask(await testCtx(), 'What is your company registration number?')
  expect(kind).toBe('answer')
  expect(text).toContain('We don’t publish that; ask us')
  expect(text).toContain('](/contact)')
})

test('whatever is off the subject or hostile is declined, without a page and without a button', async () => {
  const ctx = await testCtx()
  const wrong = []
  for (const text of [...offTopicFirst, ...offTopicSecond, ...freshOffTopic]) {
    const { kind, intent, sources, quickReplies = [] } = await ask(ctx, text)
    if (kind !== 'unknown' || sources.length > 0 || quickReplies.length > 0)
      wrong.push(`${text} → ${intent ?? kind}`)
  }
  expect(wrong).toEqual([])
})

test('abuse gets one sentence of apology and how to reach a person, and no button (C7)', async () => {
  const { kind, text, sources, quickReplies = [] } = await ask(await testCtx(), 'fuck off')
  expect(kind).toBe('unknown')
  expect(text).toMatch(/I am sorry[^.]*\. A person can: /)
  expect(text).toContain(brand.phone.label)
  expect([sources, quickReplies]).toEqual([[], []])
})

test('anyone who is in danger is told where help is, and sold nothing', async () => {
  const answer = await ask(await testCtx(), 'I feel so low that I want to end my life')
  expect(answer).toMatchObject({ kind: 'unknown', intent: 'urgent', sources: [] })
  expect(answer.text).toContain('999')
  expect(answer.text).toContain('116 123')
})

test('what is asked after a call was offered is about that call (C5)', async () => {
  const { subject } = await ask(await testCtx(), 'can i book a call for tomorrow')
  expect(subject).toMatchObject({ page: '/qa/cost#free-consultation' })
})

test('another language is told that the assistant knows English', async () => {
  for (const text of [
    'Guten Tag, bieten Sie auch Kameras an?',
    'Dzień dobry, ile to kosztuje?',
    'Добрый день',
  ])
    expect((await ask(await testCtx(), text)).text, text).toContain('I answer in English')
  for (const text of ['price per head per day', 'do near misses really go down', 'is it on the die press'])
    expect(isForeign(text), text).toBe(false)
})

test('each wish is understood in the ways people say it', () => {
  const wishes = {
    hello: [
      'hello',
      'Hi there!',
      'Good morning',
      'Hello. How are you?',
      'alright mate',
      'Good evening, I hope all is well',
    ],
    person: [
      'Speak to a person',
      'can I talk to a human please',
      'find me a real person',
      'I want to speak to someone',
    ],
    booking: ['Can I book a call?', 'arrange a meeting with an engineer'],
    noted: ['sound', 'Fair play so', 'thought so', 'lol'],
    goodbye: ['bye', 'Okay.', 'Thanks a lot!', 'thank you', 'grand job, thanks a mill', 'no thats all, bye'],
    sorry: [
      'this is a joke. emailed last thursday, rang twice, not a peep',
      'nobody got back to me and I am furious',
      'still waiting for a reply, terrible service',
      'this is useless',
    ],
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
    'do you need sales by hour',
    'is it any use to a dairy',
    'right then, how much',
    'whats the process if we want a person in january',
    'black box deciding our scrap?',
  ])
    expect(intentOf(text), text).toBeUndefined()
})

test('the three sectors are answered with use cases of theirs', async () => {
  const ctx = await testCtx()
  for (const sector of ['Manufacturing', 'Healthcare', 'Retail']) {
    const { intent, sources, text } = await ask(ctx, sector)
    expect(intent).toBe(sector.toLowerCase())
    expect(sources).toHaveLength(3)
    for (const { url } of sources) expect(text).toContain(`](${url})`)
  }
})

test('no text breaks it', async () => {
  const ctx = await testCtx()
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 200 }), async (text) => {
      const answer = await ask(ctx, text)
      expect(answer.text).not.toBe('')
    }),
    { numRuns: 100 },
  )
  expect((await ask(ctx, 'bearing '.repeat(5000))).text).not.toBe('')
})
