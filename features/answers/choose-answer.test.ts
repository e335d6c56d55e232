import { expect, test } from 'vitest'
import type { KnownQuestion } from '#content/known-question.ts'
import { buildAnswerIndex } from './answer-index.ts'
import { choose } from './choose-answer.server.ts'

const known = (id: string, question: string, answer: string | undefined, asked: string[]): KnownQuestion => ({
  id,
  question,
  asked,
  ...(answer !== undefined && { answer }),
  page: `/qa#${id}`,
})

const drawings = ['who owns the pump drawings', 'ownership of pump drawings']
const others = [
  known('lorry', 'Where do lorries park?', 'Behind the weighbridge, by the northern gate.', [
    'lorry parking',
    'where may a lorry wait',
  ]),
  known('canteen', 'When is the canteen open?', 'From seven until three, and on Fridays until noon.', [
    'canteen hours',
    'is lunch served on friday',
  ]),
]

test('a tie of two that say the same is answered', async () => {
  const index = await buildAnswerIndex([
    known('a', 'Who owns the pump drawings?', 'You do: drawings are assigned to you on payment.', drawings),
    known('b', 'Who owns the pump drawings?', 'Drawings are assigned to you once payment is made.', drawings),
    ...others,
  ])
  expect(choose(index, 'ownership of pump drawings').kind).toBe('answer')
})

test('a tie of two that aren’t published is told as not published', async () => {
  const index = await buildAnswerIndex([
    known('a', 'Who owns the pump drawings?', undefined, drawings),
    known('b', 'Who owns the pump drawings?', undefined, drawings),
    ...others,
  ])
  expect(choose(index, 'ownership of pump drawings').kind).toBe('answer')
})

test('a tie of two that say different things is asked back (C6)', async () => {
  const index = await buildAnswerIndex([
    known('a', 'Who owns the pump drawings?', 'You do: they are assigned to you on payment.', drawings),
    known('b', 'Who owns the pump drawings?', 'The maker keeps every copyright.', drawings),
    ...others,
  ])
  const choice = choose(index, 'ownership of pump drawings')
  expect(choice.kind).toBe('choice')
  expect(choice.kind === 'choice' && choice.asked.map(({ question }) => question.id)).toEqual(
    expect.arrayContaining(['a', 'b']),
  )
})

test('a word names a topic only where most of what is asked in it is about that topic', async () => {
  const asked = (id: string, page: string, question: string) => ({
    id,
    question,
    asked: [],
    page,
    answer: question,
  })
  const index = await buildAnswerIndex([
    asked('a', '/usecases/hotel-recommender', 'Can you rank rooms and every booking?'),
    asked('b', '/contact', 'Is booking a call possible?'),
    asked('c', '/contact', 'Does booking a visit cost anything?'),
    asked('d', '/usecases/bearing-condition-monitoring', 'Can you hear a worn gearbox?'),
  ])
  expect([...index.names.in('how do I change my booking')]).toEqual([])
  expect([...index.names.in('our gearbox is loud')]).toEqual(['bearing-condition-monitoring'])
  expect([...index.names.in('tell me about machine vision')]).toEqual(['machine-vision'])
})

test('a wording that leaves out what it is about serves only where that is spoken of (C5)', async () => {
  const about = (page: string, question: string, asked: string[]) => ({
    id: page,
    question,
    asked,
    page,
    answer: `${question} Told in full.`,
  })
  const station = '/solutions/machine-vision'
  const call = '/qa/cost#free-consultation'
  const index = await buildAnswerIndex([
    about(station, 'Which machine vision station suits a filling line?', ['what is it']),
    about(call, 'Which half hour costs nothing?', ['what is it about then']),
  ])
  const best = (page?: string) => choose(index, 'what is it', page ? { page } : {}).candidates[0]?.question.id
  expect(best()).toBe(call)
  expect(best(call)).toBe(call)
  expect(best(station)).toBe(station)
})

test('what only the page that is spoken of speaks for is asked back, not answered (C6)', async () => {
  const index = await buildAnswerIndex([
    known('a', 'Who owns the pump drawings?', 'You do: drawings are assigned to you on payment.', drawings),
    ...others,
  ])
  const subject = { page: '/qa#a', question: 'a', before: ['a'] }
  expect(choose(index, 'and do they hold when the tenant upstairs keeps goats', subject).kind).not.toBe(
    'answer',
  )
  expect(choose(index, 'and who owns the drawings', subject).kind).toBe('answer')
})
