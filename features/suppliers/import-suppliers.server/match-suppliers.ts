import { asc, or, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { emailKeyOf } from '#features/leads/email-key.ts'
import type { SupplierImportFields } from '../import-fields.ts'
import { suppliers, type Supplier } from '../supplier.table.server.ts'

/** A supplier as an import needs it: its fields, and what speaks against changing them. */
export type KnownSupplier = SupplierImportFields & { id: string; version: number; isArchived: boolean }

export interface WantedSupplier {
  id?: string | undefined
  name?: string | undefined
  email?: string | undefined
}

/** Whom a row may mean. Nothing keeps two suppliers from having one name or one address. */
export interface SupplierMatch {
  byId?: KnownSupplier | undefined
  byEmail: KnownSupplier[]
  byName: KnownSupplier[]
}

/** Files of suppliers are written one batch at a time: nothing else keeps two of them from entering one supplier twice. */
export const oneSupplierFileAtATime = (ctx: Ctx) =>
  ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('suppliers.import'))`)

export const nameKeyOf = (name: string) => name.trim().normalize('NFKC').toLowerCase()

/** Finds the suppliers that rows of a file mean, in one question however many rows there are. With `lock`, kept from others. */
export async function matchSuppliers(
  ctx: Ctx,
  list: WantedSupplier[],
  { lock = false } = {},
): Promise<SupplierMatch[]> {
  const ids = list.flatMap(({ id }) => id ?? [])
  const emails = list.flatMap(({ email }) => (email ? emailKeyOf(email) : []))
  const names = list.flatMap(({ name }) => (name ? nameKeyOf(name) : []))
  const where = or(
    sql`${suppliers.id} = any(${sql.param(ids)}::uuid[])`,
    sql`lower(${suppliers.contactEmail}) = any(${sql.param(emails)}::text[])`,
    sql`lower(${suppliers.legalName}) = any(${sql.param(names)}::text[])`,
  )
  const asked = ctx.db.select().from(suppliers).where(where).orderBy(asc(suppliers.id))
  const known = (lock ? await asked.for('no key update') : await asked).map(toKnownSupplier)
  const byId = new Map(known.map((one) => [one.id, one]))
  const byEmail = Map.groupBy(known, ({ contactEmail }) => emailKeyOf(contactEmail))
  const byName = Map.groupBy(known, ({ legalName }) => nameKeyOf(legalName))
  return list.map(({ id, name, email }) => ({
    byId: id ? byId.get(id) : undefined,
    byEmail: (email && byEmail.get(emailKeyOf(email))) || [],
    byName: (name && byName.get(nameKeyOf(name))) || [],
  }))
}

export function toKnownSupplier(row: Supplier): KnownSupplier {
  const { archivedAt, createdAt: _, updatedAt: __, status: ___, statusReason: ____, ...fields } = row
  return { ...fields, isArchived: archivedAt !== null }
}

/** The rows, kept from others until the transaction ends: nothing can come to hang on them meanwhile. */
export const lockSuppliers = (ctx: Ctx, ids: string[]): Promise<Supplier[]> =>
  ctx.db
    .select()
    .from(suppliers)
    .where(sql`${suppliers.id} = any(${sql.param(ids)}::uuid[])`)
    .orderBy(asc(suppliers.id))
    .for('update')
