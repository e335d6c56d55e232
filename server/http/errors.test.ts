import { expect, test } from 'vitest'
import { errorAnswer } from './errors.ts'

const failure = (code: string, message = 'It went wrong') => Object.assign(new Error(message), { code })

test.for([
  ['a connection that was lost', failure('08006')],
  ['a server that stops', failure('57P01')],
  ['a full disk', failure('53100')],
  ['a disk that fails', failure('58030')],
  ['a file that may not grow', failure('XX000', 'could not extend file "base/16384/16400": File too large')],
  ['an answer that never came', new Error('Query read timeout')],
] as const)('%s below the database means: not now, and nothing of why', ([, error]) => {
  const { status, headers, body } = errorAnswer(new Error('Failed query', { cause: error }))
  expect(status).toBe(503)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(body.message).toContain('try again in a minute')
})

test('text that the database can’t hold is the sender’s to change, and no fault', () => {
  const { status, body, isFault } = errorAnswer(new Error('Failed query', { cause: failure('22021') }))
  expect({ status, isFault }).toEqual({ status: 422, isFault: false })
  expect(body.message).toContain('can’t be stored')
})

test('a fault of ours stays a fault, and tells nothing of itself', () => {
  const { status, body, isFault } = errorAnswer(failure('42P01', 'relation "secrets" does not exist'))
  expect({ status, isFault }).toEqual({ status: 500, isFault: true })
  expect(JSON.stringify(body)).not.toContain('secrets')
})
