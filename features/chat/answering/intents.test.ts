import { expect, test } from 'vitest'
import { intentOf } from './intents.ts'

test('a visitor who was let down gets an apology; one who asks whether it would be a waste does not', () => {
  expect(intentOf('this is a waste of my time')).toBe('sorry')
  expect(intentOf('total waste of money, nobody rang back')).toBe('sorry')
  expect(intentOf('how do I find out if it is a waste of money')).toBeUndefined()
  expect(intentOf('tell me whether a pilot is a waste of time for sixty people')).toBeUndefined()
})
