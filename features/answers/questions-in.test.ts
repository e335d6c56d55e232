import { expect, test } from 'vitest'
import { questionsIn, withoutNoise } from './questions-in.ts'

test.for([
  ['fine. do you do bakeries', 'do you do bakeries'],
  ['boring. ok seriously, do you check bottles', 'do you check bottles'],
  ['sound, what about routes', 'what about routes'],
  ['Fine', 'Fine'],
  ['right angle brackets, 40 a minute', 'right angle brackets, 40 a minute'],
  ['what does it cost?', 'what does it cost?'],
  [
    'No, not your invoices! I want you to read our suppliers’ invoices',
    'I want you to read our suppliers’ invoices',
  ],
  ['forget the cameras. can ai read a letter', 'can ai read a letter'],
  [
    'I mean references from hospitals, not staff references',
    'I mean references from hospitals, not staff references',
  ],
  ['i mean the invoices not the engineer', 'i mean the invoices'],
  ['You give the survey, not the price.', 'You give the survey, not the price.'],
] as const)('what is said before coming to the point isn’t asked: %s', ([message, point]) => {
  expect(withoutNoise(message)).toBe(point)
})

test('questions that are counted out, or begin with what they ask for, are taken apart (C5)', () => {
  expect(
    questionsIn('Three things: is there a minimum spend, do you work weekends, and can you sign our terms?'),
  ).toEqual(['is there a minimum spend', 'do you work weekends', 'can you sign our terms'])
  expect(questionsIn('rates for a senior, onsite in Leeds, and can they start on 11 January?')).toEqual([
    'rates for a senior, onsite in Leeds',
    'can they start on 11 January',
  ])
})
