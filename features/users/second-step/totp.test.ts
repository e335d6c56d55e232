import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { hashRecoveryCode, newRecoveryCodes, newTotpSecret, totpStep, totpUri } from './totp.server.ts'

const now = new Date('2026-11-18T10:00:10Z')
const codeAt = (secret: string, ms: number) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now.getTime() + ms })

test('a code is right in its own step and the two beside it, and never twice', () => {
  const secret = newTotpSecret()
  const step = Math.floor(now.getTime() / 30_000)
  expect(totpStep(secret, codeAt(secret, 0), now, null)).toBe(step)
  expect(totpStep(secret, codeAt(secret, -30_000), now, null)).toBe(step - 1)
  expect(totpStep(secret, codeAt(secret, 30_000), now, null)).toBe(step + 1)
  expect(totpStep(secret, codeAt(secret, 0), now, step)).toBeUndefined()
  expect(totpStep(secret, codeAt(secret, -30_000), now, step)).toBeUndefined()
  expect(totpStep(secret, codeAt(secret, -90_000), now, null)).toBeUndefined()
})

test('the first of RFC 6238’s examples comes out', () => {
  const { base32 } = Secret.fromLatin1('12345678901234567890')
  expect(totpStep(base32, '287082', new Date(59_000), null)).toBe(1)
})

test('a code may be typed with a space; anything else is wrong', () => {
  const secret = newTotpSecret()
  const code = codeAt(secret, 0)
  expect(totpStep(secret, `${code.slice(0, 3)} ${code.slice(3)}`, now, null)).toBeDefined()
  for (const wrong of ['', '12345', `${code}0`, 'abcdef', '１２３４５６'])
    expect(totpStep(secret, wrong, now, null)).toBeUndefined()
})

test('ten recovery codes of 140 bits differ and are known however they are typed', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^(?:[a-z2-7]{4}-){6}[a-z2-7]{4}$/)
  const [first = ''] = codes
  expect(hashRecoveryCode(` ${first.toUpperCase().replaceAll('-', ' ')}`)).toBe(hashRecoveryCode(first))
})

test('the address for the app names firm and user', () => {
  expect(totpUri('JBSWY3DPEHPK3PXP', 'ann@site.test')).toMatch(
    /^otpauth:\/\/totp\/.*ann%40site\.test\?.*secret=JBSWY3DPEHPK3PXP/,
  )
})
