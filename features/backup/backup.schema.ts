import { z } from 'zod/mini'
import { archiveKinds } from './archive-format.ts'

export const backupKinds = [...archiveKinds, 'uploaded'] as const
/** `failed`: the file is there but is not to be trusted. `missing`: the file is gone. */
export const backupStates = ['ready', 'failed', 'missing'] as const
export const workKinds = ['create', 'verify', 'restore'] as const
export const workStates = ['queued', 'running', 'done', 'failed'] as const
export const workPhases = [
  'waiting',
  'saving',
  'loading',
  'comparing',
  'updating',
  'copying',
  'swapping',
] as const

export type BackupKind = (typeof backupKinds)[number]
export type WorkKind = (typeof workKinds)[number]
export type WorkPhase = (typeof workPhases)[number]

const instant = z.nullable(z.string())

export const backupItem = z.object({
  id: z.string(),
  fileName: z.string(),
  kind: z.enum(backupKinds),
  state: z.enum(backupStates),
  madeAt: z.string(),
  bytes: z.number(),
  /** Null until it was read: a file that was put there by hand. */
  rows: z.nullable(z.number()),
  isEncrypted: z.boolean(),
  productVersion: z.string(),
  /** The machine whose disk it lies on. */
  server: z.string(),
  /** Whether the server that answers can reach the file. */
  isHere: z.boolean(),
  madeBy: z.nullable(z.string()),
  problem: z.nullable(z.string()),
  verifiedAt: instant,
  verifyProblem: z.nullable(z.string()),
})
export type BackupItem = z.infer<typeof backupItem>

export const backupPage = z.object({ items: z.array(backupItem), nextCursor: z.nullable(z.string()) })
export type BackupPage = z.infer<typeof backupPage>

export const backupQuery = z.object({
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
})
export type BackupQuery = z.output<typeof backupQuery>

export const work = z.object({
  id: z.string(),
  kind: z.enum(workKinds),
  state: z.enum(workStates),
  phase: z.enum(workPhases),
  done: z.number(),
  total: z.number(),
  backupId: z.nullable(z.string()),
  fileName: z.nullable(z.string()),
  server: z.nullable(z.string()),
  askedBy: z.nullable(z.string()),
  createdAt: z.string(),
  endedAt: instant,
  problem: z.nullable(z.string()),
  /** What there is to tell of a finished one, a sentence each. */
  notes: z.array(z.string()),
})
export type Work = z.infer<typeof work>

export const schedule = z.object({
  isOn: z.boolean(),
  /** Of the day in London, at which the nightly backup is made. */
  hour: z.number().check(z.int(), z.minimum(0), z.maximum(23)),
})
export type Schedule = z.infer<typeof schedule>

export const backupDesk = z.object({
  siteName: z.string(),
  /** The server that answered, by its machine's name. */
  server: z.string(),
  isEncrypted: z.boolean(),
  schedule,
  nextAt: instant,
  lastVerifiedAt: instant,
  lastBackupAt: instant,
  lastFailure: z.nullable(z.object({ at: z.string(), text: z.string() })),
  freeBytes: z.nullable(z.number()),
  /** What waits or is at work; the newest first of those that ended. */
  works: z.array(work),
})
export type BackupDesk = z.infer<typeof backupDesk>

export const backupParams = z.object({ id: z.uuid() })

export const restoreInput = z.object({
  siteName: z.string().check(z.maxLength(200)),
  password: z.optional(z.string().check(z.maxLength(200))),
  totp: z.optional(z.string().check(z.maxLength(20))),
})
export type RestoreInput = z.infer<typeof restoreInput>

export const ticket = z.object({ url: z.string() })
export const ticketParams = z.object({ ticket: z.string().check(z.regex(/^[\w-]{43}$/)) })

/** Pieces of a file that is sent up: small enough for a slow line within the time a request may take. */
export const uploadChunkBytes = 2 * 2 ** 20
export const uploadInput = z.object({
  bytes: z.number().check(z.int(), z.minimum(1), z.maximum(2 ** 40)),
})
export const upload = z.object({ id: z.string(), received: z.number() })
export const uploadQuery = z.object({ at: z.coerce.number().check(z.int(), z.minimum(0)) })
