import { expect, test } from 'vitest'
import type { Subject } from '#features/answers/subject.ts'
import { sendMessage } from '#features/chat/chat.server/send-message.ts'
import { testCtx } from '#tests/context.ts'
import { answerMessage } from './answer.server.ts'

/** What is said to each message of a conversation. */
async function talk(messages: string[], page = '/') {
  const ctx = await testCtx()
  const said = []
  let subject: Subject | null = null
  for (const message of messages) {
    const answer = await answerMessage(ctx, message, { subject, page })
    subject = answer.subject ?? subject
    said.push(answer)
  }
  return said
}

test('on the home page nothing is spoken of yet: a price is that of a project; and a topic alone asks the same of it (C5)', async () => {
  const [first, second, third] = await talk([
    'how much is it',
    'for predictive maintenance',
    'the vision one',
  ])
  expect(first?.sources[0]?.url).toBe('/qa/cost#typical-project-cost')
  expect(second?.sources[0]?.url).toMatch(/^\/solutions\/predictive-maintenance-intelligence#/)
  expect(second?.text).toMatch(/£28,000/)
  expect(third?.sources[0]?.url).toMatch(/^\/solutions\/machine-vision#/)
  expect(third?.text).toMatch(/£10,000/)
})

test('an answer that wasn’t meant is not given again: “that’s not what I asked” (C6)', async () => {
  const [first, second] = await talk([
    'What is your day rate?',
    'that’s not what I asked, I meant the rate of failures',
  ])
  expect(first?.text).toContain('£800–£1,500')
  expect(second?.text).not.toContain('£800–£1,500')
})

test('what was told twice is not told a third time: something else is asked back, or it isn’t known', async () => {
  const said = await talk([
    'Can you work in a validated (GxP) environment?',
    'Can we audit you as a GxP supplier?',
    'so are your engineers GxP people then',
    'and GxP experience, which validated plants',
  ])
  const yes = 'Yes, as with inspection that leaves an audit trail'
  expect(said.filter(({ text }) => text.includes(yes)).length).toBeLessThanOrEqual(2)
  for (const { text } of said) expect(text).not.toBe('')
})

test('a button asks just what stands on it, whatever is spoken of', async () => {
  const question = 'Which data does a fleet breakdown forecast need?'
  const [, pressed] = await talk(['can ye forecast when a lorry breaks down', question])
  expect(pressed).toMatchObject({
    kind: 'answer',
    sources: [{ url: expect.stringContaining('fleet-breakdown') }],
  })
  expect(pressed?.text).toMatch(/two years of job cards/)
})

test('what isn’t published is said once, and not again to the next question', async () => {
  const question = 'Do you answer freedom of information requests?'
  const [first, second] = await talk([question, 'so no freedom of information answers from ye then'])
  expect(first?.text).toMatch(/n[o’']t publish/)
  expect(second?.text).not.toBe(first?.text)
  expect(second?.text).not.toBe('')
})

test('what is offered beside details that were given is offered once', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  const { quickReplies = [] } = await sendMessage(ctx, {
    message: 'what about data, Pat Murphy, pat@cork-foods.example',
    sessionId: null,
  })
  expect(new Set(quickReplies).size).toBe(quickReplies.length)
})

test('every question of a letter is answered, offered or named, in its order (C5)', async () => {
  const [said] = await talk([
    'Please provide: your VAT number, a recipe for soda bread, proof of insurance, an indicative price',
  ])
  const at = [
    'What is your VAT number?',
    'soda bread',
    'Are you insured?',
    'What does a typical project cost',
  ].map((words) => said?.text.indexOf(words) ?? -1)
  expect(Math.min(...at)).toBeGreaterThanOrEqual(0)
  expect(at).toEqual(at.toSorted((a, b) => a - b))
})

test('what a letter names is what each of its questions is about', async () => {
  const [said] = await talk([
    'We are to tender for machine vision on three lines. Please state (i) typical price, (ii) duration, (iii) whether you are on G-Cloud.',
  ])
  expect(said?.text).toMatch(/£10,000–£100,000.*16 to 36 weeks.*G-Cloud/s)
})

test('what a letter tells before it asks is what its questions are about (C5)', async () => {
  const [said] = await talk([
    'We bake for nine shops in Fife and 18% goes in the bin. How much history do you need? What does it bring? Who looks after it?',
  ])
  const pages = said?.sources.map(({ url }) => url.split('#')[0])
  expect(pages).toEqual(['/usecases/fresh-food-demand-forecast', expect.stringMatching(/^\/qa/)])
  expect(said?.text).toMatch(/history|years|weeks.*%.*look/s)
})

test.for([
  ['Container damage at the gate. Accuracy?', /97|99|80/, '/usecases/container-damage-inspection'],
  ['Our fresh bread goes in the bin every night. Results?', /%/, '/usecases/fresh-food-demand-forecast'],
] as const)(
  'who tells the subject and asks in a word is told that of it (C5): %s',
  async ([message, says, page]) => {
    const [said] = await talk([message])
    expect(said?.text).toMatch(says)
    expect(said?.sources.map(({ url }) => url.split('#')[0])).toEqual([page])
  },
)

test('who opens with what goes wrong is told what comes nearest of what is built (C6)', async () => {
  const [said] = await talk([
    'three herds up the glen, vet says half the cows were limping a fortnight before any of us saw it, we are only two men now',
  ])
  expect(said?.sources.map(({ url }) => url.split('#')[0])).toEqual(['/usecases/livestock-monitoring'])
  expect(said?.text).toMatch(/^Of what we build, this comes nearest to what you describe:/)
})

test('a situation that several may serve asks back what is built, nothing of the firm (C6)', async () => {
  const [said] = await talk([
    'warm wet week and the brown spots are through the whole lot before i see them, sixty acres rented all over and i cant be everywhere',
  ])
  const buttons = said?.quickReplies?.join('\n') ?? ''
  expect(`${said?.text}\n${buttons}`).toMatch(/crop disease/)
  expect(buttons).not.toMatch(/bank holiday|day rate|Do you work in/)
})

test.for([
  ['whats predictive maintenance in easy words', '/solutions/predictive-maintenance-intelligence#what'],
  ['how much histry do u need', '/qa/data#how-much-data'],
  ['price of predictive maintenance', '/solutions/predictive-maintenance-intelligence#price'],
  [
    'hiya, head brewer in york. our canning line keeps stopping and nobody knows why, is that somthing you do',
    '/solutions/dynamic-operational-dashboards#benefits',
  ],
  ['can forcasting help with slow moveing parts', '/blog/when-a-spreadsheet-is-enough'],
] as const)('the plain question behind the words is answered: %s', async ([message, page]) => {
  const [said] = await talk([message])
  expect([said?.kind, said?.sources[0]?.url]).toEqual(['answer', page])
})

test('a sum of days at our rates is told with its working, and where the rate stands (C5)', async () => {
  const [, sum] = await talk([
    'what does a data scientist cost a day',
    '3 months of that person = how much total',
  ])
  expect(sum?.text).toContain('65 days × £800–£1,500')
  expect(sum?.sources.map(({ url }) => url)).toEqual(['/qa/cost#day-rate'])
})

test.for([
  [
    'Can you lower clothing returns with size advice?',
    'no i mean fraud. they wear it then send it back. can ai spot it',
    /fraud/i,
  ],
  [
    'Can you hear a worn bearing before it fails?',
    'ok. how do i know you wont go bust halfway',
    /goes? (?:under|out of business)|bust/i,
  ],
  ['Can you lower clothing returns with size advice?', 'and by how much', /10 to 20|fewer/],
] as const)(
  'after another subject what is asked by itself is answered or offered: “%s”, “%s” (C5)',
  async ([before, asked, expected]) => {
    const [, answer] = await talk([before, asked])
    expect([answer?.text, ...(answer?.quickReplies ?? [])].join('\n')).toMatch(expected)
  },
)

test('of two things that share a verb in a longer letter neither is left out without a word (C5)', async () => {
  const [answer] = await talk([
    'Are you on G-Cloud? Do you have a current DSPT submission and Cyber Essentials Plus? And what level of professional indemnity insurance do you hold?',
  ])
  for (const word of [/G-Cloud/, /Cyber Essentials/, /insur/i]) expect(answer?.text).toMatch(word)
  expect([answer?.text, ...(answer?.quickReplies ?? [])].join('\n')).toMatch(
    /Data Security and Protection Toolkit/,
  )
})

test('who is asked back twice in a row is told that our pages may not answer it, and offered a person (C6)', async () => {
  const [first, second] = await talk([
    'staff rota for a library',
    'staff rota for a library, who works what day',
  ])
  expect([first?.kind, second?.kind]).toEqual(['choice', 'choice'])
  expect(first?.text).toMatch(/^Which of these do you mean/)
  expect(second?.text).toMatch(/may not answer it: an engineer will/)
  expect(second?.quickReplies?.at(-1)).toBe('Speak to a person')
})

test('who asks for no price and no time is told none first: “Options?” (C4)', async () => {
  const [forklifts] = await talk(['Pedestrians and forklifts. We had a near miss last week. Options?'])
  expect([forklifts?.text, ...(forklifts?.quickReplies ?? [])].join('\n')).toMatch(/near.miss/i)
  expect(forklifts?.text).not.toMatch(/^\*\*(?:How long|What does .* cost)/)
})

test('what comes nearest to a situation is told, and isn’t asked back once more (C6)', async () => {
  const [said] = await talk([
    'I look after a ferry port with 900 freight units a day and number plate cameras at the gate, eleven years old. Would we have to replace those for automatic check-in, and who at your company has worked in ports before?',
  ])
  const asksBack = said?.text.match(/Do you also mean this\? “[^”]+”/g) ?? []
  expect(new Set(asksBack).size).toBe(asksBack.length)
  expect(said?.text).toMatch(/comes nearest to what you describe:\n\n\*\*[^*]+\*\* \S/)
})
