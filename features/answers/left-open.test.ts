import { expect, test } from 'vitest'
import { firmFacts } from '#content/firm.ts'
import { buildAnswerIndex } from './answer-index.ts'
import { answerFrom } from './find-answer.server.ts'

const index = await buildAnswerIndex(firmFacts)
const ids = (message: string) => {
  const found = answerFrom(index, message)
  const told = found.kind === 'answers' ? found.answers : []
  const open = found.kind === 'answers' ? found.open : []
  return [...told, ...open].map(({ id }) => id).sort()
}

test.for([
  ['please send your VAT number and your carbon reduction plan', ['firm-environment', 'firm-vat-number']],
  [
    'we need your modern slavery statement, carbon reduction plan',
    ['firm-environment', 'firm-modern-slavery'],
  ],
] as const)('of two things that share a verb none is passed over (C5): %s', ([message, both]) => {
  expect(ids(message)).toEqual(both)
})

test('what belongs to one question stays one', () => {
  expect(ids('do you sign a mutual confidentiality agreement or NDA')).toEqual(['firm-nda'])
})
