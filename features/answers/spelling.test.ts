import { expect, test } from 'vitest'
import { Spelling } from './spelling.ts'

const spelling = new Spelling()
for (let i = 0; i < 5; i++) spelling.count(['forecasting', 'history', 'branches'])
spelling.count(['turbines'])
const known = new Set(['forecasting', 'history', 'branches', 'turbines'])
const mended = (message: string) => spelling.mended(message, (word) => known.has(word))

test.for([
  ['can forcasting help', 'can forecasting help'],
  ['how much histry', 'how much history'],
  ['forecatsing', 'forecasting'],
  ['twelve brannches', 'twelve branches'],
  // Too short, a name, an address, or like a word that hardly anybody writes.
  ['brnch Histry pat@histry.example histry.ie turbins', 'brnch Histry pat@histry.example histry.ie turbins'],
] as const)('a word is mended by what others write: %s', ([message, said]) => {
  expect(mended(message)).toBe(said)
})
