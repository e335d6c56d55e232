import { bigint, boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import { backupKinds, backupStates, storeStates, taskKinds, taskPhases, workStates } from './backup.schema.ts'
import type { TableSum } from './archive/archive-format.ts'

/** The tables of this file are in no backup, and a restore leaves them alone: they tell which files there are. */
export const ownTables = ['backups', 'backup_works', 'backup_schedules', 'backup_tickets', 'backup_stores']

/** One row for each file. */
export const backups = pgTable(
  'backups',
  {
    id: uuid().primaryKey().defaultRandom(),
    fileName: text().notNull(),
    /** Which folder it lies in, and the machine of that folder as people know it. */
    storage: uuid('place').notNull(),
    server: text().notNull(),
    kind: text({ enum: backupKinds }).notNull(),
    state: text({ enum: backupStates }).notNull(),
    madeAt: instant().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    rows: bigint({ mode: 'number' }),
    tables: jsonb().$type<TableSum[]>(),
    sha256: text(),
    isEncrypted: boolean().notNull(),
    productVersion: text().notNull(),
    madeBy: uuid(),
    problem: text(),
    verifiedAt: instant(),
    verifyProblem: text(),
    /** It lies in the store off the machine, whose id is the storage's. */
    isStored: boolean().notNull().default(false),
    /** Of the file's bytes, once they were read from the store. */
    fileSha256: text(),
  },
  (table) => [
    index('backups_made').on(table.madeAt, table.id),
    unique('backups_file').on(table.storage, table.fileName),
  ],
)
export type StoredBackup = typeof backups.$inferSelect

/** What was asked for, is at work and is over. At most one row holds the turn. */
export const backupTasks = pgTable(
  'backup_works',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: taskKinds }).notNull(),
    state: text({ enum: workStates }).notNull().default('queued'),
    phase: text({ enum: taskPhases }).notNull().default('waiting'),
    /** 1 while it waits or is at work, else null: a second one is refused. */
    turn: integer().unique('backup_works_turn'),
    /** Only the server with this folder can do it; null when any can. */
    storage: uuid('place'),
    server: text(),
    backupKind: text({ enum: backupKinds }),
    backupId: uuid(),
    fileName: text(),
    /** The night of a scheduled one, so that it is made once. */
    night: text().unique('backup_works_night'),
    askedBy: uuid(),
    sessionId: uuid(),
    done: bigint({ mode: 'number' }).notNull().default(0),
    total: bigint({ mode: 'number' }).notNull().default(0),
    problem: text(),
    notes: jsonb().$type<string[]>().notNull().default([]),
    createdAt: instant().notNull(),
    startedAt: instant(),
    endedAt: instant(),
  },
  (table) => [index('backup_works_created').on(table.createdAt, table.id)],
)
export type StoredTask = typeof backupTasks.$inferSelect

/** One row. */
export const backupSchedules = pgTable('backup_schedules', {
  id: integer().primaryKey(),
  isOn: boolean().notNull(),
  hour: integer().notNull(),
  keepHours: integer().notNull().default(24),
  keepDays: integer().notNull().default(14),
  keepWeeks: integer().notNull().default(8),
  keepMonths: integer().notNull().default(12),
})

/** How it goes with the store off the machine: one row for each that was ever configured. */
export const backupStores = pgTable('backup_stores', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  state: text({ enum: storeStates }).notNull().default('idle'),
  /** What is being done with which file, on which server, in bytes. */
  fileName: text(),
  server: text(),
  done: bigint({ mode: 'number' }).notNull().default(0),
  total: bigint({ mode: 'number' }).notNull().default(0),
  /** When its list was last read, and when all that waited was there. */
  listedAt: instant(),
  doneAt: instant(),
  problem: text(),
  problemSince: instant(),
  toldAt: instant(),
  /** Why old files could not be deleted there. */
  clearingProblem: text(),
  /** An upload in parts that was begun: given up by the server that finds it left. */
  uploadId: text(),
})
export type StoredStore = typeof backupStores.$inferSelect

/** A download's address works once and for a minute, so that the browser itself can save a file of any size. */
export const backupTickets = pgTable('backup_tickets', {
  tokenHash: text().primaryKey(),
  backupId: uuid().notNull(),
  expiresAt: instant().notNull(),
})
