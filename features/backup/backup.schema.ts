import { z } from 'zod/mini'
import { archiveKinds } from './archive/archive-format.ts'

/** `foreign`: found in the store, not made by this site. */
export const backupKinds = [...archiveKinds, 'uploaded', 'foreign'] as const
/** `failed`: the file is there but is not to be trusted. `missing`: the file is gone. */
export const backupStates = ['ready', 'failed', 'missing'] as const
export const storeStates = ['idle', 'listing', 'uploading', 'checking'] as const
export const taskKinds = ['create', 'verify', 'restore'] as const
export const workStates = ['queued', 'running', 'done', 'failed'] as const
export const taskPhases = [
  'waiting',
  'fetching',
  'reading',
  'saving',
  'loading',
  'comparing',
  'updating',
  'copying',
  'swapping',
] as const

export type BackupKind = (typeof backupKinds)[number]
export type TaskKind = (typeof taskKinds)[number]
export type TaskPhase = (typeof taskPhases)[number]

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
  /** It lies in the store off the machine. */
  isStored: z.boolean(),
  /** Its copy in the store; null where there is none. */
  copy: z.nullable(
    z.object({ state: z.enum(backupStates), problem: z.nullable(z.string()), verifiedAt: instant }),
  ),
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

export const task = z.object({
  id: z.string(),
  kind: z.enum(taskKinds),
  state: z.enum(workStates),
  phase: z.enum(taskPhases),
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
export type Task = z.infer<typeof task>

export const schedule = z.object({
  isOn: z.boolean(),
  /** Of the day in London, at which the nightly backup is made. */
  hour: z.number().check(z.int(), z.minimum(0), z.maximum(23)),
  /** Of how many of each a backup stays; no hours: none is made hourly. */
  keep: z.object({
    hours: z.number().check(z.int(), z.minimum(0), z.maximum(168)),
    days: z.number().check(z.int(), z.minimum(1), z.maximum(366)),
    weeks: z.number().check(z.int(), z.minimum(0), z.maximum(260)),
    months: z.number().check(z.int(), z.minimum(0), z.maximum(120)),
  }),
})
export type Schedule = z.infer<typeof schedule>

/** How it goes with the store off the machine. */
export const storeState = z.object({
  name: z.string(),
  state: z.enum(storeStates),
  fileName: z.nullable(z.string()),
  server: z.nullable(z.string()),
  /** In bytes. */
  done: z.number(),
  total: z.number(),
  /** When the newest backup was made that was stored and read back. */
  lastStoredAt: instant,
  lastCheckedAt: instant,
  files: z.number(),
  bytes: z.number(),
  /** Good backups on this server's disk that are not there yet. */
  waiting: z.number(),
  /** Files that are damaged there, or gone. */
  lost: z.number(),
  problem: z.nullable(z.object({ since: z.string(), text: z.string() })),
  clearingProblem: z.nullable(z.string()),
})
export type StoreState = z.infer<typeof storeState>

export const backupOverview = z.object({
  siteName: z.string(),
  /** The server that answered, by its machine's name. */
  server: z.string(),
  isEncrypted: z.boolean(),
  schedule,
  nextAt: instant,
  lastVerifiedAt: instant,
  lastBackupAt: instant,
  lastFailure: z.nullable(z.object({ at: z.string(), text: z.string() })),
  /** Null when none is configured. */
  store: z.nullable(storeState),
  freeBytes: z.nullable(z.number()),
  /** What waits or is at work; the newest first of those that ended. */
  tasks: z.array(task),
})
export type BackupOverview = z.infer<typeof backupOverview>

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
