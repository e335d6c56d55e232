import { brand } from '#config/brand.ts'
import { conversation } from '#config/constants.ts'
import type { Env } from '#config/env.server.ts'
import type { Settings } from '#features/context/context.server.ts'

const megabyte = 2 ** 20

/** What features are told of the settings of this process. */
export function settingsOf(env: Env): Settings {
  return {
    siteUrl: (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    salesEmail: env.SALES_EMAIL ?? brand.email,
    mailFrom: env.MAIL_FROM ?? `${brand.name} <${brand.email}>`,
    dataDir: env.DATA_DIR,
    attachmentBytes: env.ATTACHMENT_MB * megabyte,
    attachmentsBytes: env.ATTACHMENTS_MB * megabyte,
    smtpUrl: env.SMTP_URL,
    newsletterPerMinute: env.NEWSLETTER_PER_MINUTE,
    imapUrl: env.IMAP_URL,
    imapFolders: env.IMAP_FOLDERS,
    replyDomain: env.REPLY_DOMAIN,
    inboundToken: env.INBOUND_TOKEN,
    requireMfa: env.REQUIRE_MFA,
    backupKey: env.BACKUP_KEY,
    backupStore:
      env.BACKUP_S3_URL && env.BACKUP_S3_KEY_ID && env.BACKUP_S3_SECRET
        ? {
            url: env.BACKUP_S3_URL,
            region: env.BACKUP_S3_REGION,
            keyId: env.BACKUP_S3_KEY_ID,
            secret: env.BACKUP_S3_SECRET,
          }
        : undefined,
    secretsKey: env.SECRETS_KEY,
    secretsKeyBefore: env.SECRETS_KEY_BEFORE,
    model:
      env.LLM_BASE_URL && env.LLM_MODEL
        ? {
            baseUrl: env.LLM_BASE_URL,
            apiKey: env.LLM_API_KEY,
            name: env.LLM_MODEL,
            timeoutMs: conversation.modelTimeoutMs,
          }
        : undefined,
    jobBases: jobBasesOf(env),
    demoEmbedders: env.DEMO_EMBEDDERS,
  }
}

function jobBasesOf(env: Env): Record<string, string> {
  const bases = {
    greenhouse: env.JOBS_GREENHOUSE_BASE,
    lever: env.JOBS_LEVER_BASE,
    ashby: env.JOBS_ASHBY_BASE,
    smartrecruiters: env.JOBS_SMARTRECRUITERS_BASE,
    workable: env.JOBS_WORKABLE_BASE,
    recruitee: env.JOBS_RECRUITEE_BASE,
    teamtailor: env.JOBS_TEAMTAILOR_BASE,
    personio: env.JOBS_PERSONIO_BASE,
    rss: env.JOBS_RSS_BASE,
    jobposting: env.JOBS_JOBPOSTING_BASE,
  }
  return Object.fromEntries(Object.entries(bases).flatMap(([name, base]) => (base ? [[name, base]] : [])))
}
