import { expect, test } from 'vitest'
import { readingAgeOf } from './reading-age.ts'

const plain = 'The cat sat on the mat. It was red. The dog ran to the cat. They had fun in the sun. '.repeat(
  6,
)
const dense =
  'Organisational considerations necessitate comprehensive interdisciplinary collaboration, particularly where regulatory authorities simultaneously investigate manufacturing installations, notwithstanding considerable administrative complications. '.repeat(
    6,
  )

test('short words in short sentences are for children, long ones in long sentences for scholars', () => {
  expect(readingAgeOf(plain)).toBeLessThanOrEqual(7)
  expect(readingAgeOf(dense)).toBeGreaterThan(20)
})

test('nothing is said of a text of fewer than 100 words', () => {
  expect(readingAgeOf('The cat sat on the mat.')).toBeUndefined()
})
