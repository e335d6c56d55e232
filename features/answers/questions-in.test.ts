import { expect, test } from 'vitest'
import { questionsIn } from './questions-in.ts'
import { withoutNoise } from './to-the-point.ts'

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
    'crusher bearings go and we only find out when it stops',
    'crusher bearings go and we only find out when it stops',
  ],
  [
    'I mean references from hospitals, not staff references',
    'I mean references from hospitals, not staff references',
  ],
  ['i mean the invoices not the engineer', 'i mean the invoices'],
  ['You give the survey, not the price.', 'You give the survey, not the price.'],
  ['whats machine vision in easy words', 'whats machine vision'],
  ['what do you do, in 3 bullet points lol', 'what do you do'],
  [
    'our filler keeps stopping and nobody knows why, is that somthing you do',
    'our filler keeps stopping and nobody knows why',
  ],
  ['my boss said find out what you lot do', 'what you lot do'],
  [
    'We are a trust. Before we go on I need to know whether you sign an NDA',
    'We are a trust. you sign an NDA',
  ],
  ['part is black and shiny, is problem?', 'part is black and shiny, is problem?'],
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

test.for([
  [
    'Dear Sirs, please would you (1) confirm you hold Cyber Essentials, (2) give an indicative price, and (3) state your timescale. Yours faithfully, A. Clerk',
    ['you hold Cyber Essentials', 'an indicative price', 'your timescale'],
  ],
  [
    'We require:\n- your VAT number\n- proof of insurance\n- two references',
    ['your VAT number', 'proof of insurance', 'two references'],
  ],
  ['Please state (i) lead time, (ii) who maintains it.', ['lead time', 'who maintains it']],
  ['Please provide: price, delivery time, references', ['price', 'delivery time', 'references']],
  [
    'Please list your sub-processors, describe how you test models, and confirm that staff are checked.',
    ['your sub-processors', 'how you test models', 'staff are checked'],
  ],
  [
    'Two of us ask: what proof do you have, and can we stop early?',
    ['what proof do you have', 'can we stop early'],
  ],
  [
    'Could you advise on the following please. Where are you? Who owns the code?',
    ['Where are you', 'Who owns the code'],
  ],
  [
    '1. Are you insured?\n2. Do you subcontract?\n3. Price?\n4. How long?\n5. Who owns it?',
    ['Are you insured', 'Do you subcontract', 'Price', 'How long', 'Who owns it'],
  ],
  ['we run 3.5 tonne vans - 12 of them, can you plan routes', undefined],
] as const)('a letter is taken apart as procurement writes it (C5): %s', ([letter, questions]) => {
  expect(questionsIn(letter)).toEqual(questions ?? [letter])
})
