import { expect, test } from 'vitest'
import { brand } from '#config/brand.ts'
import { loadCommonPasswords } from './common-passwords.server.ts'
import { checkNewPassword, hashPassword, verifyPassword } from './passwords.server.ts'

const ann = { email: 'ann.byrne@site.test', name: 'Ann Byrne' }

test('a password is hashed with Argon2id and verified, however its accents are composed', async () => {
  const hash = await hashPassword('caf\u00e9 under the quay wall')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword(hash, 'cafe\u0301 under the quay wall')).toBe(true)
  expect(await verifyPassword(hash, 'cafe under the quay wall')).toBe(false)
})

test('nobody has no password, not even an empty one', async () => {
  expect(await verifyPassword(undefined, '')).toBe(false)
})

test('two hashings run at once, sixteen wait, the next is asked to come again', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 24 }, () => verifyPassword(undefined, 'x')))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(18)
  const refused = tries.find((one) => one.status === 'rejected')
  expect(refused?.reason).toMatchObject({ code: 'rate_limited', retryAfterS: 2 })
  expect(await verifyPassword(undefined, 'x')).toBe(false)
})

test.for<[string, string]>([
  ['short', 'Use at least 12 characters'],
  ['x7'.repeat(101), 'Use at most 200 characters'],
  ['my ann.byrne secret of the sea', 'Leave your email address out of it'],
  [`the ${brand.name} harbour crane`, `Leave ${brand.name} out of it`],
])('the password %j is refused: %s', async ([password, message]) => {
  await expect(checkNewPassword(password, ann)).rejects.toMatchObject({
    code: 'invalid',
    message,
    errors: { password: message },
  })
})

test.for([
  'password1234',
  'passwordpassword',
  'P@ssw0rd1234',
  'qwertyuiop12',
  '1q2w3e4r5t6y',
  'iloveyou1234',
  '123456789012',
  'abcdefghijkl',
  'aaaaaaaaaaaa',
  'unbelievable',
  'manchesterunited',
  'hunter2hunter2',
  'Summer2026!!',
  'Welcome12345',
  'ByrneAnnByrne',
  'correcthorsebatterystaple',
  'correct horse battery staple',
  'Correct-Horse-Battery-Staple1!',
  'c0rr3ct h0rs3 b4tt3ry st4pl3',
  'the quick brown fox jumps',
  'May the f0rce be with you!',
  'To be, or not to be?',
  'Once upon a time 2026',
  'this is my password',
  'i.a.m.t.h.e.b.o.s.s.1.2.3.4',
])('%j is easily guessed', async (password) => {
  await expect(checkNewPassword(password, ann)).rejects.toThrow('easily guessed')
})

test('five thousand passwords that many people use are known, however they are written', async () => {
  const common = await loadCommonPasswords()
  expect(common.size).toBe(5_000)
  // In capitals and in wide letters as well.
  for (const password of [
    'qwertyqwerty',
    'Sojdlg123aljg',
    'ghhh47hj7649',
    'LouisVuitton',
    'ｎｅｖｅｒｓａｙｎｅｖｅｒ',
  ])
    expect(common.has(password), password).toBe(true)
  expect(common.has('a quiet crab walks home')).toBe(false)
})

test.for(['Sojdlg123aljg', 'ytpfdbcbvjcnm', 'neversaynever', '141312190296q', 'AvadaKedavra'])(
  '%j looks unlike anything and is used by many',
  async (password) => {
    await expect(checkNewPassword(password, ann)).rejects.toThrow('easily guessed')
  },
)

test.for([
  'a quiet crab walks home',
  'correct gear, tired horse, wet staple',
  'PrXyc.N(n4k77#L!eVdAfp9',
  't#4!(_9;%$2&',
  'gH7kqpzM2xLw',
  'Ölpumpe tanzt im Nebel',
  '🦀🌊🚢🦀⚓🐚🦀🌊🚢🏗️⛵🧭',
])('%j is taken', async (password) => {
  await expect(checkNewPassword(password, ann)).resolves.toBeUndefined()
})
