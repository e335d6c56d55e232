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

test('the origins that may frame a demo are a list', () => {
  expect(
    parseEnv({ DEMO_EMBEDDERS: 'https://www.Site.example/, http://127.0.0.1:8080' }).DEMO_EMBEDDERS,
  ).toEqual(['https://www.site.example', 'http://127.0.0.1:8080'])
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

/** Names with a value, and what the message must say of each. */
const refused: [Record<string, string>, RegExp][] = [
  [{ SITE_URL: 'ftp://site.example' }, /SITE_URL: expected http:\/\/ or https:\/\//],
  [{ SITE_URL: 'www.site.example' }, /SITE_URL: expected/],
  [{ SITE_URL: 'https://site.example/en' }, /SITE_URL: expected/],
  [{ SITE_URL: 'https://site.example/?a=1' }, /SITE_URL: expected/],
  [{ SITE_URL: 'https://site.example#top' }, /SITE_URL: expected/],
  [{ SITE_URL: 'https://user:hunter2secret@site.example' }, /SITE_URL: expected/],
  [{ SITE_URL: 'https://' }, /SITE_URL: expected/],
  [{ DEMO_EMBEDDERS: 'www.site.example' }, /DEMO_EMBEDDERS\S*: expected origins/],
  [{ DEMO_EMBEDDERS: 'https://*.site.example' }, /DEMO_EMBEDDERS\S*: expected origins/],
  [{ DEMO_EMBEDDERS: "https://site.example; script-src 'self'" }, /DEMO_EMBEDDERS\S*: expected origins/],
  [{ DEMO_EMBEDDERS: 'https://a.example, https://b.example/page' }, /DEMO_EMBEDDERS\S*: expected origins/],
  [{ MAIL_FROM: 'Tide Works' }, /MAIL_FROM: expected .*Name <name@site\.example>/],
  [{ MAIL_FROM: 'Tide Works <office>' }, /MAIL_FROM: expected/],
  [{ MAIL_FROM: 'Tide Works office@site.example' }, /MAIL_FROM: expected/],
  [{ MAIL_FROM: 'Tide, Works <office@site.example>' }, /MAIL_FROM: expected/],
  [{ MAIL_FROM: 'a@site.example, b@site.example' }, /MAIL_FROM: expected/],
  [{ MAIL_FROM: 'Tide\r\nBcc: x@y.example <office@site.example>' }, /MAIL_FROM: expected/],
  [{ SALES_EMAIL: 'sales' }, /SALES_EMAIL: expected one address/],
  [{ SALES_EMAIL: 'a@site.example,b@site.example' }, /SALES_EMAIL: expected one address/],
  [{ ADMIN_EMAIL: 'owner', ADMIN_PASSWORD: 'long enough to be one' }, /ADMIN_EMAIL: expected one address/],
  [{ HOST: 'http://localhost' }, /HOST: expected an IP address or a host name/],
  [{ HOST: '127.0.0.1:3000' }, /HOST: expected/],
  [{ HOST: '[::1]' }, /HOST: expected/],
  [{ HOST: '300.0.0.1' }, /HOST: expected/],
  [{ HOST: 'two words' }, /HOST: expected/],
  [{ LLM_BASE_URL: 'http://127.0.0.1:8000/v1' }, /LLM_MODEL: .*LLM_BASE_URL and LLM_MODEL go together/],
  [{ LLM_MODEL: 'small' }, /LLM_BASE_URL: .*LLM_BASE_URL and LLM_MODEL go together/],
  [{ LLM_BASE_URL: 'ftp://models.example', LLM_MODEL: 'small' }, /LLM_BASE_URL: expected http:\/\/ or https/],
  [{ TRUSTED_PROXIES: '10.0.0.1, nginx' }, /TRUSTED_PROXIES: "nginx" is neither an address nor a range/],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /TRUSTED_PROXIES: "10\.0\.0\.0\/33"/],
  [{ TRUSTED_PROXIES: '10' }, /TRUSTED_PROXIES: "10"/],
  [{ TRUSTED_PROXIES: '10.0.0.1 10.0.0.2' }, /TRUSTED_PROXIES/],
  [{ SMTP_URL: 'smtp://' }, /SMTP_URL: expected smtp:\/\/ or smtps:\/\/ with a host/],
  [{ SMTP_URL: 'smtp:mail.example' }, /SMTP_URL: expected/],
  [{ SMTP_URL: 'mail.example:587' }, /SMTP_URL: expected/],
  [{ SMTP_URL: 'smtps://office:hunter2secret@' }, /SMTP_URL: expected/],
  [{ DATABASE_URL: 'mysql://u:hunter2secret@db.example/site' }, /DATABASE_URL: expected postgres:\/\//],
  [{ JOBS_LEVER_BASE: 'ftp://lever.example' }, /JOBS_LEVER_BASE: expected http:\/\/ or https:\/\//],
  [{ JOBS_RSS_BASE: 'lever.example' }, /JOBS_RSS_BASE: expected/],
  [{ PORT: 'eighty' }, /PORT: expected a number from 0 to 65535/],
  [{ PORT: '70000' }, /PORT: expected a number from 0 to 65535/],
  [{ PORT: '0x50' }, /PORT: expected/],
  [{ PORT: ' ' }, /PORT: expected/],
  [{ PORT: 'tcp://10.0.0.7:3000' }, /PORT: expected/],
  [{ DRAIN_SECONDS: 'long' }, /DRAIN_SECONDS: expected a number from 0 to 60/],
]

test('what can’t be right is refused by name with what is expected, and no secret is repeated', () => {
  for (const [given, message] of refused) {
    expect(() => parseEnv(given), JSON.stringify(given)).toThrow(message)
    expect(() => parseEnv(given)).not.toThrow('hunter2secret')
  }
})

test('what people rightly set is taken', () => {
  const taken: Record<string, string>[] = [
    { SITE_URL: 'https://www.site.example' },
    { SITE_URL: 'https://www.site.example/' },
    { SITE_URL: 'http://localhost:8080' },
    { SITE_URL: 'http://[::1]:8080' },
    { MAIL_FROM: 'office@site.example' },
    { MAIL_FROM: 'Tide Works <office@site.example>' },
    { MAIL_FROM: '"Tide, Works" <office@site.example>' },
    { MAIL_FROM: '<office@site.example>' },
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '::1' },
    { HOST: 'localhost' },
    { HOST: 'web-1.internal' },
    { LLM_BASE_URL: 'https://models.example/v1', LLM_MODEL: 'small' },
    { TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::/32 , 192.0.2.7' },
    { SMTP_URL: 'smtps://user:pass%23word@mail.example:465' },
    { SMTP_URL: 'smtp://127.0.0.1:2525?requireTLS=true' },
    { DATABASE_URL: 'postgresql://site@localhost/site?host=%2Frun%2Fpostgresql' },
    { DATABASE_URL: 'postgres:///site?host=/run/postgresql' },
    { JOBS_LEVER_BASE: 'http://127.0.0.1:4000/lever' },
    { DRAIN_SECONDS: '2.5' },
  ]
  for (const given of taken) expect(() => parseEnv(given), JSON.stringify(given)).not.toThrow()
})

const store = {
  BACKUP_KEY: 'a key of more than sixteen letters',
  BACKUP_S3_URL: 'https://s3.example.org/bucket/site',
  BACKUP_S3_KEY_ID: 'id',
  BACKUP_S3_SECRET: 'secret',
}

test('a store for backups needs its keys, a bucket in its address, and encryption', () => {
  expect(parseEnv(store)).toMatchObject({ BACKUP_S3_URL: store.BACKUP_S3_URL, BACKUP_S3_REGION: 'us-east-1' })
  const without = (name: keyof typeof store) => () => parseEnv({ ...store, [name]: '' })
  expect(without('BACKUP_KEY')).toThrow(/BACKUP_KEY: .*BACKUP_S3_URL needs it/)
  for (const name of ['BACKUP_S3_URL', 'BACKUP_S3_KEY_ID', 'BACKUP_S3_SECRET'] as const)
    expect(without(name)).toThrow(/BACKUP_S3_URL, BACKUP_S3_KEY_ID and BACKUP_S3_SECRET go together/)
  for (const url of [
    'ftp://s3.example.org/bucket',
    's3://bucket/site',
    'https://s3.example.org',
    'https://s3.example.org/',
    'https://id:secret@s3.example.org/bucket',
    'https://s3.example.org/bucket?x=1',
  ])
    expect(() => parseEnv({ ...store, BACKUP_S3_URL: url }), url).toThrow(/BACKUP_S3_URL: expected https/)
})
