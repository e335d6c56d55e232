import { expect, test } from 'vitest'
import { noCapture, takeDetails, type Capture, type CaptureOutcome } from './capture.ts'
import { intentOf } from '#features/chat/answering/intents.ts'
import { readDetails } from './capture-fields.ts'
import { fieldOf } from './details.ts'
import { correctionsIn } from './corrections.ts'
import { noDetails } from './no-details.ts'
import { setAsideCases, setAsideNone } from './set-aside.ts'
import { tuningCases, tuningNone } from './tuning.ts'

const now = new Date('2026-11-18T10:00:00Z')
const plain = (text = '') => text.toLowerCase().replaceAll('’', "'")
const digits = (text = '') => text.replace(/\D/g, '')

/** Plays the visitor's lines, as long as the assistant asks. */
function play(lines: string[], from: Capture = noCapture): CaptureOutcome {
  let outcome: CaptureOutcome = { kind: 'other', capture: from, rest: '' }
  for (const line of lines)
    outcome = takeDetails('capture' in outcome ? outcome.capture : from, line, false, now)
  return outcome
}

function rightIn(cases: typeof tuningCases) {
  const right = { name: 0, company: 0, email: 0, phone: 0, rest: 0 }
  for (const { writes, name, company, email, phone, rest = [] } of cases) {
    const read = readDetails(writes)
    right.name += Number(plain(read.found.name) === plain(name))
    right.company += Number(plain(read.found.company) === plain(company))
    right.email += Number(plain(read.found.email) === plain(email))
    right.phone += Number(digits(phone).startsWith(digits(read.found.phone)) && !read.found.phone === !phone)
    right.rest += Number(rest.every((words) => plain(read.rest).includes(plain(words))))
  }
  return right
}

test('mailboxes and numbers are always taken, names and companies nearly always, and nothing else is lost', () => {
  for (const [cases, least] of [
    [tuningCases, 0.9],
    // Written by the same hand, and never tuned on.
    [setAsideCases, 0.7],
  ] as const) {
    const right = rightIn(cases)
    expect(right.email).toBe(cases.length)
    expect(right.phone).toBe(cases.length)
    for (const field of ['name', 'company', 'rest'] as const)
      expect(right[field], field).toBeGreaterThanOrEqual(cases.length * least)
  }
})

test.for([
  '0161 496 0234 ask for Maeve',
  'Maeve, Brackley Dairies, 07700 900123 before noon',
  'my manager would like a word, she is on 01632 960 415',
])('a number is enough for a lead: %s', (text) => {
  expect(play([text])).toMatchObject({
    kind: 'record',
    capture: { phone: expect.stringMatching(/^0/), step: null },
  })
})

test('a correction made to be read for ever is read at once', () => {
  expect(correctionsIn(`${'its'.repeat(300)}…`, { name: 'Ann Byrne' })).toEqual({})
})

test('a number in a question asks for nothing', () => {
  expect(play(['do you have spares for a 0345 600 1234 drive?']).kind).toBe('other')
})

test.for([
  ['at first', noCapture, false],
  ['after a name was asked for', { step: 'name' }, false],
  [
    'once details are recorded',
    { step: null, name: 'Ann Byrne', company: 'Byrne Castings', phone: '07700 900001', when: 'mornings' },
    true,
  ],
] as const)('talk of work that sounds like details gives none, %s', ([, known, isRecorded]) => {
  const taken = noDetails.filter((text) => takeDetails(known, text, isRecorded, now).kind !== 'other')
  expect(taken).toEqual([])
})

test('sentences that look like it give nothing of their writer', () => {
  const taken = [...tuningNone, ...setAsideNone].filter(
    (text) => Object.keys(readDetails(text).found).length > 0,
  )
  expect(taken).toEqual([])
})

test.for([
  'Ann Byrne, Byrne Castings, ann@castings.example',
  'Byrne Castings. Ann Byrne. ann@castings.example',
  'ann@castings.example Ann Byrne Byrne Castings',
  "I'm Ann Byrne from Byrne Castings, ann@castings.example",
  'Name: Ann Byrne\nCompany: Byrne Castings\nEmail: ann@castings.example',
])('one message is enough for a lead: %s', (text) => {
  expect(play([text])).toMatchObject({
    kind: 'record',
    capture: { name: 'Ann Byrne', email: 'ann@castings.example', company: 'Byrne Castings', step: null },
  })
})

test('who asks to be rung is asked for what is lacking, never for what is known', () => {
  const first = play(['call me back'])
  expect(first).toMatchObject({ kind: 'ask', capture: { step: 'name' } })
  const second = play(['call me back', 'Tomasz Wilk'])
  expect(second).toMatchObject({ kind: 'ask', capture: { step: 'email', name: 'Tomasz Wilk' } })
  expect(second.kind === 'ask' && second.text).not.toContain('What is your name')
  expect(play(['call me back', 'Tomasz Wilk', 't.wilk@northgate.example northgate haulage'])).toMatchObject({
    kind: 'record',
    capture: { name: 'Tomasz Wilk', email: 't.wilk@northgate.example', company: 'Northgate Haulage' },
  })
})

test('it can be called off before a mailbox is known, and nothing is kept', () => {
  for (const lines of [['contact me'], ['contact me', 'Ann Byrne']]) {
    const outcome = play([...lines, 'cancel'])
    expect(outcome).toMatchObject({ kind: 'cancelled', capture: { step: null, isOffered: true } })
    expect(JSON.stringify(outcome)).not.toContain('Ann')
  }
})

test('what can’t be a mailbox is asked again, and a question in between is no answer', () => {
  expect(play(['contact me', 'Ann Byrne', 'ann@castings'])).toMatchObject({
    kind: 'ask',
    text: 'This doesn’t look like an email address. Could you check it, please?',
  })
  for (const question of ['What does a camera cost?', 'How long does it take to start, typically?'])
    expect(play(['contact me', question])).toMatchObject({ kind: 'other', capture: { step: 'name' } })
})

test('what was understood can be corrected in the visitor’s own words', () => {
  const known = {
    name: 'Priya Nair',
    email: 'dave@tools.example',
    company: 'Harlow Sands',
    phone: '020 7946 0001',
  }
  expect(correctionsIn('sorry thats wrong its dave.h@tools.example', known)).toEqual({
    email: 'dave.h@tools.example',
  })
  expect(correctionsIn('*Harlow & Sons, bloody autocorrect', known)).toEqual({ company: 'Harlow & Sons' })
  expect(correctionsIn('the name is spelt Pria not Priya', { ...known, name: 'Priya' })).toEqual({
    name: 'Pria',
  })
  expect(correctionsIn('and what does a day cost', known)).toEqual({})
})

test('“no” before a name that is nearly the one that was understood mends it, and so does the name alone', () => {
  const known = { name: 'Pat Murphy', email: 'pat@corkfoods.example', company: 'Cork Foods' }
  for (const text of [
    'no its Pat Murfy',
    'No, it’s Pat Murfy.',
    'actually Pat Murfy',
    'sorry, Pat Murfy',
    'Pat Murfy',
  ])
    expect(correctionsIn(text, known), text).toEqual({ name: 'Pat Murfy' })
  expect(correctionsIn('cork foods ltd', known)).toEqual({ company: 'Cork Foods Ltd' })
  for (const text of [
    'no',
    'no thanks',
    'no that’s all',
    'Pat Murphy',
    'castings for pumps',
    'Cork?',
    'thanks Pat',
  ])
    expect(correctionsIn(text, known), text).toEqual({})
})

test('links and markup never become a name or a company', () => {
  for (const hostile of ['http://spam.example', '<b>Ann</b>', 'Ann\nBcc: x', 'www.spam.example', 'A1B2 777'])
    expect(fieldOf('name', hostile), hostile).toBeUndefined()
  expect(fieldOf('company', 'Visit https://spam.example')).toBeUndefined()
  expect(fieldOf('name', 'Siobhán O’Neill-Ní Chonaill')).toBe('Siobhán O’Neill-Ní Chonaill')
  expect(fieldOf('email', 'a@b')).toBeUndefined()
})

test('hostile lines of full length come to an end at once', () => {
  const known = { step: null, name: 'Ann Byrne', email: 'ann@castings.example', when: 'Monday' }
  const bits = ['a', 'A ', 'a@', '@a.', 'I am A', '+0 ', 'from A ', ': ', 'name:a', 'a-.', ' at A&']
  const words = [
    'ok ',
    'on ',
    ' ,',
    'my ',
    'not ',
    'no wait ',
    'tell him ',
    'a a ',
    'call me ',
    'this is a ',
    'on 2 ',
    '07',
    'mr. ',
  ]
  for (const bit of [...bits, ...words]) {
    const text = bit.repeat(2000).slice(0, 2000)
    const from = performance.now()
    readDetails(text)
    takeDetails({ step: 'name' }, text, false, now)
    takeDetails(known, text, true, now)
    intentOf(text)
    expect(performance.now() - from, bit).toBeLessThan(1000)
  }
})

test.for([
  ['Actually it’s Helena with an a', { name: 'Helena Marsh' }],
  ['no its Marsch', { name: 'Helen Marsch' }],
  ['sorry, Helen Marsch', { name: 'Helen Marsch' }],
  ['when will I hear back', {}],
] as const)('a word that mends one of a name leaves the others (C7): %s', ([text, mended]) => {
  expect(correctionsIn(text, { name: 'Helen Marsh', email: 'helen@marsh.example' })).toEqual(mended)
})

test.for([
  ['Tom Reed, Borough of Eastmoor', { name: 'Tom Reed', company: 'Borough of Eastmoor' }],
  ['Eastmoor Castings', { company: 'Eastmoor Castings' }],
  ['Predictive Maintenance', {}],
  ['and the warranty?', {}],
] as const)('what was lacking is taken when it comes later (C7): %s', ([text, added]) => {
  expect(correctionsIn(text, { email: 'tom.reed@eastmoor.example' })).toEqual(added)
})

test.for(['Fine', 'Grand so', 'Right', 'Ok then', 'Here you go'])(
  'a word that leads to the details is nobody’s name: %s',
  (word) => {
    expect(readDetails(`${word}. My email is tom.reed@eastmoor.example`).found).toEqual({
      email: 'tom.reed@eastmoor.example',
    })
  },
)

test('a firm is known by its mailbox too', () => {
  const text =
    'my name’s Helen Marsh, I look after finance at Marsh & Daughters. helen@marshdaughters.example'
  expect(readDetails(text).found).toMatchObject({ name: 'Helen Marsh', company: 'Marsh & Daughters' })
})
