import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type Transporter } from 'nodemailer'
import type { Settings } from '#features/context/context.server.ts'
import type { Outgoing } from '#features/correspondence/write/outgoing.server.ts'
import { bareAddress } from '#features/correspondence/address.ts'
import type { StoredMail } from './mail.table.server.ts'

export const mailFolder = (settings: Pick<Settings, 'dataDir'>) => join(settings.dataDir, 'mail')

/** In ms, unless the address of the server names its own: `smtp://host?greetingTimeout=30000`. */
const timeouts = { dnsTimeout: 8000, connectionTimeout: 8000, greetingTimeout: 15_000, socketTimeout: 20_000 }
const pools = new Map<string, Transporter>()
const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** A mail, and what it has beyond those of the site when a person wrote it, or when it goes to many. */
export interface Sendable {
  mail: StoredMail
  outgoing?: Outgoing | undefined
  /** Of a newsletter: where its reader unsubscribes. */
  leaveUrl?: string
}

/**
 * Hands the mail to the server named by `smtpUrl`, over kept connections. Throws nodemailer's error, also when the server takes the copies alone; no
 * step waits over 20 s.
 */
export async function sendBySmtp(smtpUrl: string, sendable: Sendable, settings: Settings): Promise<void> {
  let pool = pools.get(smtpUrl)
  if (!pool) {
    pool = createTransport({
      ...serverOf(smtpUrl),
      pool: true,
      maxConnections: 2,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    pools.set(smtpUrl, pool)
  }
  const { rejected } = await pool.sendMail(messageOf(sendable, settings))
  const isRefused = rejected?.some((one) => addressIn(one) === sendable.mail.to.toLowerCase())
  if (isRefused) throw Object.assign(new Error('Refused'), { code: 'EENVELOPE', responseCode: 550 })
}

const addressIn = (one: string | { address: string }) =>
  (typeof one === 'string' ? one : one.address).toLowerCase()

interface Server {
  url: string
  auth?: Record<'user' | 'accessUrl' | 'clientId' | 'clientSecret' | 'refreshToken', string> & {
    type: 'OAuth2'
  }
}

const oauthParts = ['tokenUrl', 'clientId', 'clientSecret', 'refreshToken'] as const

/**
 * How the mail server is reached and signed in to. With the four parts of OAuth after the `?` of its address it is signed in to by XOAUTH2, with
 * tokens that nodemailer asks the provider for.
 */
export function serverOf(smtpUrl: string): Server {
  const url = new URL(smtpUrl)
  for (const [name, ms] of Object.entries(timeouts)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms))
  }
  const [accessUrl, clientId, clientSecret, refreshToken] = oauthParts.map((name) => {
    const value = url.searchParams.get(name)
    url.searchParams.delete(name)
    return value
  })
  if (!accessUrl || !clientId || !clientSecret || !refreshToken) return { url: url.href }
  const user = decodeURIComponent(url.username)
  url.username = ''
  return { url: url.href, auth: { type: 'OAuth2', user, accessUrl, clientId, clientSecret, refreshToken } }
}

/** In the names of files that go after a week: their rows are gone at once. */
export const traceless = 'traceless-'

/** Writes the mail as `TIME-KIND-ID.eml`, whole or not at all, readable by the owner of the process only. */
export async function fileMail(sendable: Sendable, settings: Settings): Promise<string> {
  const { mail } = sendable
  const { message } = await composer.sendMail(messageOf(sendable, settings))
  const folder = mailFolder(settings)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const time = mail.createdAt.toISOString().slice(0, 19).replace(/[-:]/g, '')
  const kind = mail.kind.replace(/[^a-z0-9.]/gi, '_')
  const path = join(folder, `${time}-${kind}-${mail.leavesNoTrace ? traceless : ''}${mail.id}.eml`)
  await writeFile(`${path}.part`, message, { mode: 0o600 })
  await rename(`${path}.part`, path)
  return path
}

function messageOf({ mail, outgoing, leaveUrl }: Sendable, settings: Settings) {
  return {
    // As an object each address stays one, whatever it holds.
    to: { name: '', address: mail.to },
    from: settings.mailFrom,
    ...(mail.replyTo && { replyTo: { name: mail.replyToName ?? '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text ?? '',
    html: mail.html ?? '',
    messageId: mail.messageId,
    date: mail.createdAt,
    ...(outgoing
      ? personal(outgoing, settings)
      : { headers: { 'Auto-Submitted': 'auto-generated', ...(leaveUrl && oneClick(leaveUrl)) } }),
  }
}

/** RFC 8058: mail programs show a button of their own. */
const oneClick = (leaveUrl: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${leaveUrl}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** A person wrote it: mail programs file it with what it answers, and out-of-office replies to it are welcome. */
const personal = (
  { fromName, to, cc, inReplyTo, references, attachments, calendar }: Outgoing,
  settings: Settings,
) => ({
  from: { name: fromName, address: bareAddress(settings.mailFrom) },
  to,
  cc,
  attachments,
  ...(calendar && { icalEvent: { ...calendar, filename: 'invitation.ics' } }),
  ...(inReplyTo && { inReplyTo }),
  ...(references.length > 0 && { references }),
})
