import { resolve } from 'node:path'
import { z } from 'zod'
import { findMisspelt, type Misspelt } from './misspelt.ts'
import {
  bucketAddress,
  databaseUrl,
  domain,
  imapServer,
  listenAddress,
  mailFolders,
  mailServer,
  numberWithin,
  oneAddress,
  origin,
  origins,
  proxies,
  sender,
  webAddress,
} from './setting-formats.ts'

const optionalText = z.string().trim().min(1).optional()
const optionalUrl = webAddress.optional()
const passphrase = z.string().trim().min(16).optional()
const mfa = z
  .enum(['1', '0', 'true', 'false', 'everybody'])
  .optional()
  .transform((value) => (value === 'everybody' ? value : value === '1' || value === 'true'))
const wholeNumber = (least: number, most: number) =>
  numberWithin(least, most).pipe(z.int({ error: 'expected a whole number' }))
const onOff = z
  .enum(['on', 'off'])
  .default('on')
  .transform((value) => value === 'on')

const missingModelHalf = 'not set: LLM_BASE_URL and LLM_MODEL go together'

const settings = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: listenAddress.default('0.0.0.0'),
    DRAIN_SECONDS: numberWithin(0, 60).default(0),
    SITE_URL: origin.optional(),
    DATA_DIR: z
      .string()
      .default('./data')
      .transform((path) => resolve(path)),
    DATABASE_URL: databaseUrl.optional(),
    ATTACHMENT_MB: wholeNumber(1, 1000).default(20),
    ATTACHMENTS_MB: wholeNumber(1, 100_000).default(200),
    ADMIN_EMAIL: oneAddress.optional(),
    ADMIN_PASSWORD: optionalText,
    SMTP_URL: mailServer.optional(),
    MAIL_FROM: sender.optional(),
    SALES_EMAIL: oneAddress.optional(),
    NEWSLETTER_PER_MINUTE: numberWithin(1, 6000)
      .pipe(z.int({ error: 'expected a whole number' }))
      .default(60),
    IMAP_URL: imapServer.optional(),
    IMAP_FOLDERS: mailFolders.optional(),
    REPLY_DOMAIN: domain.optional(),
    INBOUND_TOKEN: passphrase,
    TRUSTED_PROXIES: proxies.default([]),
    LLM_BASE_URL: optionalUrl,
    LLM_API_KEY: optionalText,
    LLM_MODEL: optionalText,
    REQUIRE_MFA: mfa,
    BACKUP_KEY: passphrase,
    BACKUP_S3_URL: bucketAddress.optional(),
    BACKUP_S3_REGION: z.string().trim().min(1).default('us-east-1'),
    BACKUP_S3_KEY_ID: optionalText,
    BACKUP_S3_SECRET: optionalText,
    SECRETS_KEY: passphrase,
    SECRETS_KEY_BEFORE: passphrase,
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    METRICS_TOKEN: optionalText,
    RATE_LIMIT: onOff,
    WORKER: onOff,
    SERVICE_WORKER: onOff,
    DEMO_EMBEDDERS: origins.default([]),
    JOBS_GREENHOUSE_BASE: optionalUrl,
    JOBS_LEVER_BASE: optionalUrl,
    JOBS_ASHBY_BASE: optionalUrl,
    JOBS_SMARTRECRUITERS_BASE: optionalUrl,
    JOBS_WORKABLE_BASE: optionalUrl,
    JOBS_RECRUITEE_BASE: optionalUrl,
    JOBS_TEAMTAILOR_BASE: optionalUrl,
    JOBS_PERSONIO_BASE: optionalUrl,
    JOBS_RSS_BASE: optionalUrl,
    JOBS_JOBPOSTING_BASE: optionalUrl,
  })
  .refine((s) => Boolean(s.ADMIN_EMAIL) === Boolean(s.ADMIN_PASSWORD), {
    path: ['ADMIN_PASSWORD'],
    message: 'ADMIN_EMAIL and ADMIN_PASSWORD go together',
  })
  .refine((s) => s.LLM_MODEL || !s.LLM_BASE_URL, { path: ['LLM_MODEL'], message: missingModelHalf })
  .refine((s) => s.LLM_BASE_URL || !s.LLM_MODEL, { path: ['LLM_BASE_URL'], message: missingModelHalf })
  .refine((s) => new Set([s.BACKUP_S3_URL, s.BACKUP_S3_KEY_ID, s.BACKUP_S3_SECRET].map(Boolean)).size === 1, {
    path: ['BACKUP_S3_URL'],
    message: 'not set together: BACKUP_S3_URL, BACKUP_S3_KEY_ID and BACKUP_S3_SECRET go together',
  })
  .refine((s) => !s.BACKUP_S3_URL || s.BACKUP_KEY, {
    path: ['BACKUP_KEY'],
    message: 'not set: BACKUP_S3_URL needs it, only encrypted backups leave the machine',
  })
  .refine((s) => s.ATTACHMENT_MB <= s.ATTACHMENTS_MB, {
    path: ['ATTACHMENT_MB'],
    message: 'one file may not be larger than all of a record together (ATTACHMENTS_MB)',
  })
  .refine((s) => s.RATE_LIMIT || s.NODE_ENV !== 'production' || isLoopback(s.HOST), {
    path: ['RATE_LIMIT'],
    message: 'RATE_LIMIT=off is for tests and benchmarks: in production it needs HOST=127.0.0.1',
  })

function isLoopback(host: string) {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}

export type Env = z.infer<typeof settings>
export const settingNames = Object.keys(settings.shape)

/** All settings, checked. Throws one Error that lists every problem by the setting's name. An empty value counts as unset. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(given)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`These settings can't be used:\n${problems.join('\n')}`)
}

/** Variables of this process, and of a file of settings, that are no settings and look like one that was misspelt. */
export function readMisspelt(file: Record<string, string> = {}): Misspelt[] {
  return findMisspelt({ ...process.env, ...file }, settingNames)
}

/** The settings of this process; read once, so that a misspelt one is told at the start and not at its first use. */
export function readEnv(): Env {
  return parseEnv(process.env)
}

/** The same with the settings of a file before those of the environment. */
export function readEnvWith(file: Record<string, string>): Env {
  return parseEnv({ ...process.env, ...file })
}

/** Those of these options that npm took for itself, because no `--` came before them. */
export function optionsNpmTook(names: string[]): string[] {
  return names.filter((name) => process.env[`npm_config_${name.replaceAll('-', '_')}`])
}
