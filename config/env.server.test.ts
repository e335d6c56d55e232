import { expect, test } from 'vitest'
import { parseEnv } from './env.server.ts'

test('nothing set is a working set-up', () => {
  const env = parseEnv({})
  expect(env).toMatchObject({
    PORT: 3000,
    RATE_LIMIT: true,
    WORKER: true,
    REQUIRE_MFA: false,
    TRUSTED_PROXIES: [],
  })
  expect(env.DATA_DIR).toMatch(/\/data$/)
})

test('every problem is listed at once, by name', () => {
  expect(() => parseEnv({ PORT: 'eighty', SMTP_URL: 'mail.example', LOG_LEVEL: 'loud' })).toThrow(
    /PORT[\s\S]*SMTP_URL[\s\S]*LOG_LEVEL/,
  )
})

test('an empty value counts as unset', () => {
  expect(parseEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 })
})

test('a second step can be asked of nobody, of owners and administrators, or of everybody', () => {
  expect(parseEnv({ REQUIRE_MFA: '1' }).REQUIRE_MFA).toBe(true)
  expect(parseEnv({ REQUIRE_MFA: 'everybody' }).REQUIRE_MFA).toBe('everybody')
  expect(() => parseEnv({ REQUIRE_MFA: 'some' })).toThrow(/REQUIRE_MFA/)
})

test('a key too short to protect anything is refused', () => {
  expect(() => parseEnv({ BACKUP_KEY: 'short', SECRETS_KEY: 'short' })).toThrow(
    /BACKUP_KEY[\s\S]*SECRETS_KEY/,
  )
})

test('the first owner needs both address and password', () => {
  expect(() => parseEnv({ ADMIN_EMAIL: 'owner@example.org' })).toThrow(/ADMIN_PASSWORD/)
})

test('limits can be off only where nobody else reaches the server', () => {
  expect(() => parseEnv({ NODE_ENV: 'production', RATE_LIMIT: 'off' })).toThrow(/RATE_LIMIT/)
  expect(parseEnv({ NODE_ENV: 'production', RATE_LIMIT: 'off', HOST: '127.0.0.1' }).RATE_LIMIT).toBe(false)
  expect(parseEnv({ NODE_ENV: 'test', RATE_LIMIT: 'off' }).RATE_LIMIT).toBe(false)
})
