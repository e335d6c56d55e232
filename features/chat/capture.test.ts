import { expect, test } from 'vitest'
import { askNext, continueCapture, noCapture, type Capture, type CaptureOutcome } from './capture.ts'
import { detailsIn, fieldOf } from './capture-fields.ts'

const now = new Date('2026-11-18T10:00:00Z')

/** Plays the visitor's lines and answers where that leads. */
function play(lines: string[], from: Capture = noCapture): CaptureOutcome {
  let outcome = askNext(from, now)
  for (const line of lines) {
    if (outcome.kind !== 'ask') throw new Error(`"${line}" comes after the end: ${outcome.kind}`)
    outcome = continueCapture(outcome.capture, line, now)
  }
  return outcome
}

const complete = { name: 'Ann Byrne', email: 'ann@castings.example', company: 'Byrne Castings' }

test.for([
  [['Ann Byrne', 'ann@castings.example', 'Byrne Castings', 'yes']],
  [['my name is Ann Byrne', "it's ann@castings.example", 'I work for Byrne Castings', 'Yes, send it']],
  [['ann@castings.example', 'Ann Byrne', 'Byrne Castings', 'ok']],
  [['Ann Byrne, Byrne Castings, ann@castings.example', 'sure']],
  [["I'm Ann Byrne from Byrne Castings, ann@castings.example", 'please do']],
  [['Name: Ann Byrne\nCompany: Byrne Castings\nEmail: ann@castings.example', 'Send it, please']],
  [['Ann Byrne', 'Byrne Castings', 'ann@castings.example', 'yes please']],
])('details are taken in any order: %s', ([lines]) => {
  expect(play(lines ?? [])).toMatchObject({ kind: 'send', capture: complete })
})

test('the words about privacy stand in the conversation before anything is sent', () => {
  const outcome = play(['Ann Byrne', 'ann@castings.example', 'Byrne Castings'])
  expect(outcome).toMatchObject({ kind: 'ask', quickReplies: ['Yes, send it', 'Cancel'] })
  const text = outcome.kind === 'ask' ? outcome.text : ''
  expect(text).toContain('[privacy policy](/privacy-policy)')
  expect(text).toContain('**Email:** ann@castings.example')
  expect(outcome.kind === 'ask' && outcome.capture.consent).toMatchObject({
    version: '2026-11-21',
    given: true,
  })
})

test.for([0, 1, 2, 3])('it can be called off at step %i, and nothing is kept', (steps) => {
  const lines = ['Ann Byrne', 'ann@castings.example', 'Byrne Castings'].slice(0, steps)
  const outcome = play([...lines, 'cancel'])
  expect(outcome).toMatchObject({ kind: 'cancelled', capture: { step: null, isOffered: true } })
  expect(JSON.stringify(outcome)).not.toContain('ann@')
})

test('the company can be left out', () => {
  expect(play(['Ann Byrne', 'ann@castings.example', 'Skip', 'yes'])).toMatchObject({
    kind: 'send',
    capture: { name: 'Ann Byrne', email: 'ann@castings.example' },
  })
})

test('what is wrong is asked again and can be mended before it is sent', () => {
  expect(play(['Ann Byrne', 'ann@castings'])).toMatchObject({
    kind: 'ask',
    capture: { step: 'email' },
    text: 'This doesn’t look like an email address. Could you check it, please?',
  })
  expect(
    play([
      'Ann Byrne',
      'ann@castings.example',
      'Byrne Castings',
      'my email is a.byrne@castings.example',
      'yes',
    ]),
  ).toMatchObject({ kind: 'send', capture: { email: 'a.byrne@castings.example' } })
})

test('a question in between is no answer', () => {
  for (const question of ['What does a camera cost?', 'How long does it take to start, typically?'])
    expect(play([question])).toEqual({ kind: 'other' })
})

test.for([
  'I am looking for a camera at the press',
  "I'm Irish",
  'I am Production Manager at a foundry',
  'We are at 4 m/s from Monday to Friday',
  'how many engineers work from London?',
])('an ordinary sentence holds no details: %s', (text) => {
  expect(detailsIn(text)).toEqual({})
})

test('links and markup never become a name or a company', () => {
  for (const hostile of ['http://spam.example', '<b>Ann</b>', 'Ann\nBcc: x', 'www.spam.example', 'A1B2 777'])
    expect(fieldOf('name', hostile), hostile).toBeUndefined()
  expect(fieldOf('company', 'Visit https://spam.example')).toBeUndefined()
  expect(fieldOf('name', 'Siobhán O’Neill-Ní Chonaill')).toBe('Siobhán O’Neill-Ní Chonaill')
  expect(fieldOf('email', 'a@b')).toBeUndefined()
})

test('hostile lines of full length come to an end', () => {
  for (const bit of ['a', 'A ', 'a@', '@a.', 'I am A', '+0 ', 'from A ', ': ', 'name:a', 'a-.', ' at A&'])
    expect(detailsIn(bit.repeat(2000).slice(0, 2000)), bit).toBeTypeOf('object')
})
