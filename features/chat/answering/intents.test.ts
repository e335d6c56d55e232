import { expect, test } from 'vitest'
import { firmFacts } from '#content/firm.ts'
import { knownQuestions } from '#content/known-questions/index.ts'
import { takeDetails } from '#features/chat/details/capture.ts'
import { intentOf, isAbuse, isHostile, isIntroduction } from './intents.ts'

test('a question that stands on a button is answered, and taken for a wish only where it is one', () => {
  const now = new Date('2026-11-27T10:00:00Z')
  const isTaken = (question: string) =>
    intentOf(question) !== undefined ||
    isHostile(question) ||
    isAbuse(question) ||
    takeDetails({ step: null }, question, false, now).kind !== 'other'
  const taken = [...firmFacts, ...knownQuestions].map(({ question }) => question).filter(isTaken)
  expect(taken.toSorted()).toEqual([
    'Can you ring me back?',
    'How can I speak to a person?',
    'How do I arrange a visit to our site?',
    'How do I book a call?',
  ])
})

test('a visitor who was let down gets an apology; one who asks whether it would be a waste does not', () => {
  expect(intentOf('this is a waste of my time')).toBe('sorry')
  expect(intentOf('total waste of money, nobody rang back')).toBe('sorry')
  expect(intentOf('how do I find out if it is a waste of money')).toBeUndefined()
  expect(intentOf('tell me whether a pilot is a waste of time for sixty people')).toBeUndefined()
})

test.for([
  'This is bollocks, you’re just another bunch of snake oil merchants.',
  'you lot are con artists',
  'you’re useless, I asked a simple yes or no',
  'useless bloody bot',
  'what a rip off',
  'sounds like a scam to me',
  'liars',
  'ffs just answer',
  'your chatbot is useless',
  'i already told you that, are you thick',
  'that doesn’t answer my question',
  'still no reply from anyone',
])('anger in whatever form gets an apology (C7): %s', (text) => {
  expect(intentOf(text)).toBe('sorry')
})

test.for([
  'that’s a damn good question to ask you: what does a pilot cost?',
  'how the hell do you count bottles that fast',
  'bloody brilliant, thanks',
  'is this a scam?',
  'are you con artists?',
  'how do i know it is a scam',
  'can you detect fraud and scams in claims',
  'our scanner is useless on wet cartons, can you replace it',
  'the bloody site manager won’t let us film',
  'we had cowboys in before and want it done right',
  'our robot drops the crap boxes, could a camera catch it',
  'stupid question but what is MLOps',
  'this is a scam detection project',
])('strong words that aren’t meant for us are no anger: %s', (text) => {
  expect(intentOf(text)).not.toBe('sorry')
})

test.for([
  ['thank you, that was more honest than what our boss said', 'goodbye'],
  ['grand job, thanks a mill', 'goodbye'],
  ['thanks, and what does a pilot cost', undefined],
  ['thanks for that, can you ring me tomorrow', undefined],
] as const)('thanks that ask nothing are taken as thanks: %s', ([text, intent]) => {
  expect(intentOf(text)).toBe(intent)
})

test.for([
  ['we make kitchens & furniture in cork, 25 of us', true],
  ['Hi, we run three homeware shops.', true],
  ['we make kitchens, can you cut our waste', false],
  ['we’re losing 4% to scrap, what would you do?', false],
  ['i need a plumber', false],
] as const)('who says who they are and asks nothing is asked what about: %s', ([text, is]) => {
  expect(isIntroduction(text)).toBe(is)
})

test.for([
  'i’ve 3 garages',
  'we make kitchens & furniture in cork, 25 of us',
  'We have two cold stores in Grimsby.',
  'I run a small laundry',
])('who says who they are introduces themselves: %s (C7)', (said) => {
  expect(isIntroduction(said)).toBe(true)
})

test.for(['we have 3 presses, can you see a crack', 'i have 3 questions about price', 'we have no data'])(
  'who asks or wants something does not: %s (C7)',
  (said) => {
    expect(isIntroduction(said)).toBe(false)
  },
)

test.for(['No, not charity. Never mind. Thank you for your time.', 'ah forget it, thanks anyway'])(
  'who gives up politely is thanked: %s (C7)',
  (said) => {
    expect(intentOf(said)).toBe('goodbye')
  },
)
