import { expect, test } from 'vitest'
import { problemOf } from './plausibility.ts'

const made = (bytes: number, users = 1, leads = 10) => ({
  bytes,
  isEncrypted: false,
  tables: [
    { name: 'users', rows: users, sha256: '' },
    { name: 'leads', rows: leads, sha256: '' },
  ],
})

test('a backup under half the median size of the earlier ones is not trusted', () => {
  const earlier = [made(900), made(1000), made(50_000)]
  expect(problemOf(made(501), earlier)).toBeUndefined()
  expect(problemOf(made(499), earlier)).toBe('It is 50% of the usual size, the median of the last 3')
  expect(problemOf(made(1), earlier.slice(0, 2))).toBeUndefined()
})

test('a backup without users is not trusted, nor one without leads where there were some', () => {
  expect(problemOf(made(1000, 0), [])).toBe('The table of users is empty')
  expect(problemOf(made(1000, 1, 0), [])).toBeUndefined()
  expect(problemOf(made(1000, 1, 0), [made(1000)])).toBe('The table of leads is empty')
})
