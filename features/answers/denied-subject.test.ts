import { expect, test } from 'vitest'
import { buildAnswerIndex } from './answer-index.ts'
import { withoutDenied } from './denied-subject.ts'

const page = '/usecases/container-damage-inspection'
const about = { page, topic: page, question: 'gate-price', said: ['gate-price'] }
const index = await buildAnswerIndex([
  {
    id: 'gate-price',
    question: 'What does the gate cost?',
    asked: ['price of a gate'],
    answer: 'Ask us.',
    page,
  },
])

test.for([
  ['not containers. how long till its running', 'how long till its running'],
  ['No, not the containers! Do you look at seals?', 'Do you look at seals?'],
  ['forget containers, can it read labels', 'can it read labels'],
  ['You gave me containers. We run lorries.', 'We run lorries.'],
  ['how long does it take, not containers', 'how long does it take,'],
])('what is denied is spoken of no more: “%s” (C5)', ([said, left]) => {
  expect(withoutDenied(index, said ?? '', about)).toEqual({
    message: left,
    subject: { said: ['gate-price'] },
  })
})

test.for([
  'it is not working at night',
  'not sure what to do. how long does it take',
  'does the gate see dents',
])('what denies something else leaves the subject: “%s” (C5)', (said) => {
  expect(withoutDenied(index, said, about)).toEqual({ message: said, subject: about })
})
