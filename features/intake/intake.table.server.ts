import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'

/** One row: the secret that signs this installation's challenges. */
export const proofSecrets = pgTable('proof_secrets', {
  id: integer().primaryKey(),
  secret: text().notNull(),
})

/** Challenges that were solved and used, until they expire: each counts once. */
export const usedProofs = pgTable(
  'used_proofs',
  {
    signature: text().primaryKey(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('used_proofs_expiry').on(table.expiresAt)],
)

/** What was kept aside or dropped in the last minutes, by a hash, so that sending it again gets the same answer. */
export const screenedContacts = pgTable(
  'screened_contacts',
  {
    repeatKey: text().primaryKey(),
    id: uuid().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('screened_contacts_at').on(table.at)],
)

/** How many were dropped as spam, by day (ISO date, UTC). Nothing else is kept of them. */
export const droppedContacts = pgTable('dropped_contacts', {
  day: text().primaryKey(),
  count: integer().notNull(),
})
