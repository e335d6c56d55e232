import { expect, test } from 'vitest'
import { mentionedIn } from './mentioned.ts'

const colleagues = [
  { id: 'ann', name: 'Ann Byrne' },
  { id: 'anna', name: 'Anna Koss' },
  { id: 'tom1', name: 'Tom Reed' },
  { id: 'tom2', name: 'Tom Wells' },
]

test.each([
  ['@Ann Byrne please call', ['ann']],
  ['please look, @ann.', ['ann']],
  ['@anna', ['anna']],
  ['@Tom can you?', []],
  ['@tom reed, @Tom Wells: both', ['tom1', 'tom2']],
  ['ann@castings.example wrote', []],
  ['@Annabel is the buyer', []],
  ['nobody', []],
  ['@', []],
])('%s', (text, ids) => {
  expect(mentionedIn(text, colleagues)).toEqual(ids)
})
