import { expect, test } from 'vitest'
import { isUuid } from './uuid.ts'

test.for([
  ['0f8fad5b-d9cb-469f-a165-70867728950e', true],
  ['0F8FAD5B-D9CB-469F-A165-70867728950E', false],
  ['0f8fad5b-d9cb-469f-a165-70867728950e ', false],
  ['0f8fad5bd9cb469fa16570867728950e', false],
  ['', false],
] as const)('%j is a UUID: %j', ([text, is]) => {
  expect(isUuid(text)).toBe(is)
})
