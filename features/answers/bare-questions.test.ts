import { expect, test } from 'vitest'
import type { KnownQuestion } from '#content/known-question.ts'
import { buildAnswerIndex } from './answer-index.ts'
import { answerFrom } from './find-answer.server.ts'

const known = (id: string, page: string, question: string): KnownQuestion => ({
  id,
  question,
  asked: [],
  answer: `${question} Answered in full.`,
  page,
})

const index = await buildAnswerIndex([
  known('typical-project-cost', '/qa/cost#typical-project-cost', 'What does a typical project cost in all?'),
  known('how-long', '/qa/timelines#how-long', 'How long does a project take?'),
  known('machine-vision-price', '/solutions/machine-vision#price', 'How much is a machine vision station?'),
  known('machine-vision-duration', '/solutions/machine-vision#steps', 'How long does machine vision take?'),
  known('machine-vision-risks', '/solutions/machine-vision#risks', 'What goes wrong with machine vision?'),
  known('machine-vision-demo', '/demo/machine-vision', 'Can I try machine vision here?'),
  known('after-enquiry', '/contact', 'What happens after an enquiry?'),
  known('insurance', '/how-we-contract#liability', 'How much cover do you have?'),
  known('surface', '/usecases/surface-defect-inspection', 'Can cameras find scratches?'),
])

const station = { page: '/solutions/machine-vision', topic: '/solutions/machine-vision' }
const scratches = {
  page: '/usecases/surface-defect-inspection',
  topic: '/usecases/surface-defect-inspection',
}

test.for([
  ['how much?', {}, 'typical-project-cost'],
  ['ok so whats it gonna cost roughly', {}, 'typical-project-cost'],
  ['how long does it usually take', {}, 'how-long'],
  ['price?', station, 'machine-vision-price'],
  ['and how long would that take', station, 'machine-vision-duration'],
  // A use case says neither: the solution it belongs to does.
  ['how much is it', scratches, 'machine-vision-price'],
  ['whats the catch?', station, 'machine-vision-risks'],
  ['can I see it', scratches, 'machine-vision-demo'],
  ['so how do we start', station, 'after-enquiry'],
] as const)('what names no subject is asked of what is spoken of (C5): %s', (one) => {
  const [message, subject, id] = one
  const found = answerFrom(index, message, subject)
  expect(found.kind === 'answers' && found.answers.map((answer) => answer.id)).toEqual([id])
})

test.for([
  ['what would one lane cost, all in, with the cameras', scratches, 'machine-vision-price'],
  ['im asking the PRICE of this mate', station, 'machine-vision-price'],
] as const)('a price among other words is that of what is spoken of (C5): %s', (one) => {
  const [message, subject, id] = one
  const found = answerFrom(index, message, subject)
  expect(found.kind === 'answers' && found.answers.map((answer) => answer.id)).toEqual([id])
})

test.for([
  ['machine vision?', { question: 'how-long' }, 'machine-vision-duration'],
  ['and for the vision one then', { question: 'typical-project-cost' }, 'machine-vision-price'],
  ['what about machine vision', { facet: 'price' }, 'machine-vision-price'],
] as const)('a topic alone asks of it what was asked before (C5): %s', (one) => {
  const [message, subject, id] = one
  const found = answerFrom(index, message, subject)
  expect(found.kind === 'answers' && found.answers.map((answer) => answer.id)).toEqual([id])
})

test('how much of something else is another question', () => {
  const found = answerFrom(index, 'how much cover do you have', station)
  expect(found.kind === 'answers' && found.answers.map(({ id }) => id)).toEqual(['insurance'])
})
