import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import { roles } from '#features/context/permissions.ts'
import type { TableName } from '#features/context/table-names.ts'
import type { TableView } from '#ui/table-view.ts'

type TableViews = Partial<Record<TableName, TableView>>

export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  /** Trimmed and in lower case. */
  email: text().notNull().unique(),
  name: text().notNull(),
  role: text({ enum: roles }).notNull(),
  state: text({ enum: ['active', 'disabled'] })
    .notNull()
    .default('active'),
  passwordHash: text().notNull(),
  /** Base32, sealed where SECRETS_KEY is set; set once a first code was right. */
  totpSecret: text(),
  /** The same; shown to the user, not yet proved by a code. */
  totpPending: text(),
  /** The time step of the last code that was taken: none is taken twice. */
  totpLastStep: integer(),
  recoveryCodeHashes: text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`),
  /** Columns and density of the tables of which they chose any. */
  tables: jsonb().$type<TableViews>().notNull().default({}),
  /** Rises with every change of name, role, email or state, for editors who meet. */
  version: integer().notNull().default(1),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
  lastSignInAt: instant(),
})

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: text().notNull().unique(),
    /** The token before: it ends at `formerUntil`, which is set when the present one is used first. */
    formerTokenHash: text().unique(),
    formerUntil: instant(),
    /** Makes the present token of the one before, so that anyone who asks with that twice is answered the same. */
    successorKey: text(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
    /** Whatever the use, the session ends here. */
    expiresAt: instant().notNull(),
    /** When the password, and a code where there is a second step, were last given in this session. */
    confirmedAt: instant().notNull(),
    endedAt: instant(),
    address: text().notNull(),
    userAgent: text().notNull(),
  },
  (table) => [index('sessions_user').on(table.userId, table.address)],
)

/** Browsers that users signed in from: strangers' failures don't keep them out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
  },
  (table) => [unique('known_devices_token').on(table.userId, table.tokenHash)],
)

/** One-time links: the first owner's set-up, invitations and password resets. */
export const userLinks = pgTable(
  'user_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: ['setup', 'invitation', 'reset'] }).notNull(),
    tokenHash: text().notNull().unique(),
    email: text(),
    name: text(),
    role: text({ enum: roles }),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    createdBy: text().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index('user_links_kind').on(table.kind, table.createdAt)],
)
