import { AppError } from '#lib/errors.ts'
import type { Orm } from '#db/database.ts'
import type { Job, Sendable, SendOptions } from '#jobs/queue.ts'
import { isSystem, isUser, type Actor } from './actor.ts'
import type { Notice } from './notice.ts'
import type { Permission, Role } from './permissions.ts'

export type { Actor } from './actor.ts'

export interface Clock {
  now(): Date
}

/** A rate: at most `points` in `seconds` for each key. `name` keeps different rates apart. */
export interface Rate {
  name: string
  points: number
  seconds: number
}

export interface Limits {
  /** Takes one point. `retryAfterS` is 0 when allowed, else the whole seconds until a point is free. */
  consume(rate: Rate, key: string): Promise<{ allowed: boolean; retryAfterS: number }>
  /** How many points are left, taking none. */
  remaining(rate: Rate, key: string): Promise<number>
  /** Gives one point back: what it was taken for was no failure. */
  refund(rate: Rate, key: string): Promise<void>
  reset(rate: Rate, key: string): Promise<void>
}

export interface Mail {
  /** Of its row; a new one unless told. */
  id?: string
  to: string
  replyTo?: string
  /** The name that goes with `replyTo`, as its owner writes it. */
  replyToName?: string
  subject: string
  text: string
  html: string
  /** What the mail is, for staff: contact.sales, contact.acknowledgement, user.invitation … */
  kind: string
  leadId?: string
  /** Its row goes once it was sent: the last word to someone of whom nothing is kept. */
  leavesNoTrace?: boolean
}

export interface AuditEntry {
  action: string
  entity: string
  entityId: string
  from?: unknown
  to?: unknown
  /** The user who did it, where the context has no actor yet: someone just signing in. */
  by?: { id: string; name: string }
}

export interface Log {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/**
 * Why something was turned away: input that no schema takes, a body too large, of another type or too slow, a method, a rate or proof of work,
 * a token that is none, no token, an address or key that is none, spam.
 */
export type Refusal =
  | 'input'
  | 'size'
  | 'type'
  | 'slow'
  | 'method'
  | 'rate'
  | 'token'
  | 'no token'
  | 'unknown'
  | 'spam'

/** Any endpoint that speaks OpenAI's protocol. */
export interface ModelSettings {
  baseUrl: string
  apiKey: string | undefined
  name: string
  timeoutMs: number
}

export interface BackupStoreSettings {
  /** Of the bucket, perhaps with a prefix. */
  url: string
  region: string
  keyId: string
  secret: string
}

export interface Settings {
  siteUrl: string
  salesEmail: string
  mailFrom: string
  dataDir: string
  /** The most bytes of one file of a lead, company or supplier, and of all of them together. */
  attachmentBytes: number
  attachmentsBytes: number
  smtpUrl: string | undefined
  /** Of owners and administrators, or of everybody. */
  requireMfa: boolean | 'everybody'
  /** Encrypts backups where it is set. */
  backupKey?: string | undefined
  /** Where encrypted backups are kept besides, by the protocol of S3. */
  backupStore?: BackupStoreSettings | undefined
  /** How many newsletters leave in a minute, of all servers together; 60 unless told. */
  newsletterPerMinute?: number | undefined
  /** Takes mails over HTTP where it is set. */
  inboundToken?: string | undefined
  /** The mailbox of the settings, and which of its folders are read. */
  imapUrl?: string | undefined
  imapFolders?: readonly string[] | undefined
  /** All of its addresses reach us: answers go to one for each lead. Else to plus addresses of `mailFrom`. */
  replyDomain?: string | undefined
  /** Encrypts the secrets of second steps and mailboxes where it is set, and opens what the key before it sealed. */
  secretsKey?: string | undefined
  secretsKeyBefore?: string | undefined
  /** Words the chat's answers where one is configured. */
  model?: ModelSettings | undefined
  /** Where the job scanner asks in place of a provider's own address, by provider. */
  jobBases?: Record<string, string> | undefined
  /** Origins whose pages may show a demo in a frame. */
  demoEmbedders?: readonly string[] | undefined
}

/** Somebody who works here, as verbs need to know them. */
export interface Colleague {
  id: string
  name: string
  email: string
  role: Role
  /** Their role is limited to its own leads and those without an owner. */
  seesOnlyOwnLeads: boolean
}

/** What every verb gets: the only way to the database, the clock, mail, the queue, limits and the log. */
export interface Ctx {
  db: Orm
  clock: Clock
  actor: Actor
  /** The caller as the socket or a trusted proxy tells it; empty for the system. */
  /** `passOn` are headers that a call to another service bears, so that its log and ours name the same request. */
  client: { address: string; userAgent: string; passOn?: Record<string, string> }
  settings: Settings
  /** A public page as visitors get it; `etag` changes with its text. */
  readPage(path: string): Promise<{ status: number; html: string; etag: string }>
  /** Renders a public page in the current edition, with the policy that its inline code needs; nothing is kept. */
  drawPage(path: string): Promise<{ status: number; html: string; policy: string }>
  /** Whether a path, by its `addressKey`, is a screen, a file or an endpoint of the site, so that nothing may lead away from it. */
  isOwnAddress(key: string): boolean
  limits: Limits
  log: Log
  /** Counts what was turned away under an answer like any other; refusals that are thrown are counted where they are answered. */
  turnedAway(reason: Refusal): void
  /** Puts the mail in the outbox, in the transaction of `db`. Returns its id. */
  sendMail(mail: Mail): Promise<string>
  /** The same for several mails, with fewer statements. */
  sendMails(list: Mail[]): Promise<string[]>
  /** Writes audit rows in the transaction of `db`. */
  audit(...entries: AuditEntry[]): Promise<void>
  /** An active user whose role has the permission; undefined for anybody else. */
  findColleague(userId: string, permission: Permission): Promise<Colleague | undefined>
  /** Every active user whose role has the permission. */
  listColleagues(permission: Permission): Promise<Colleague[]>
  /** Tells colleagues of something, each once, in the transaction of `db`. */
  notify(...notices: Notice[]): Promise<void>
  /** Queues work in the transaction of `db`. */
  enqueue<D extends object>(job: Sendable<Ctx, D>, data: D, options?: SendOptions): Promise<void>
  /** Queues many of one kind, as `enqueue` does. */
  enqueueMany<D extends object>(job: Job<Ctx, D>, list: D[]): Promise<void>
  /** Those of the queued work with this data that wait for a further try get it at once. */
  retryNow<D extends object>(job: Job<Ctx, D>, list: D[]): Promise<void>
  /** Runs `work` in one transaction (a savepoint inside another one). A throw rolls back. */
  transaction<T>(work: (ctx: Ctx) => Promise<T>): Promise<T>
}

/** Throws `unauthorized` for a visitor and `forbidden` for a role without the permission. The system may do everything. */
export function mustHave(ctx: Ctx, permission: Permission): void {
  if (!isSystem(ctx.actor)) signedIn(ctx)
  if (!ctx.actor.permissions.has(permission)) throw new AppError('forbidden', 'Your role does not allow this')
}

/** The signed-in user; throws `unauthorized` for anybody else, `forbidden` for one who has yet to set up the second step. */
export function signedIn(ctx: Ctx) {
  const actor = enrolling(ctx)
  if (actor.mustEnrol) {
    throw new AppError('forbidden', 'Set up two-step sign-in first', { data: { mfaRequired: true } })
  }
  return actor
}

/** The signed-in user, also before the second step that the role requires is set up. */
export function enrolling(ctx: Ctx) {
  if (!isUser(ctx.actor)) throw new AppError('unauthorized', 'Please sign in')
  return ctx.actor
}
