import { expect, test } from 'vitest'
import { withoutNoise } from './questions-in.ts'

test.for([
  ['fine. do you do bakeries', 'do you do bakeries'],
  ['boring. ok seriously, do you check bottles', 'do you check bottles'],
  ['sound, what about routes', 'what about routes'],
  ['Fine', 'Fine'],
  ['right angle brackets, 40 a minute', 'right angle brackets, 40 a minute'],
  ['what does it cost?', 'what does it cost?'],
] as const)('what is said before coming to the point isn’t asked: %s', ([message, point]) => {
  expect(withoutNoise(message)).toBe(point)
})
