import { asc, inArray, or, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { emailKeyOf } from '../../email-key.ts'
import { people } from '../company.table.server.ts'
import type { PersonImportFields } from '../import-people-fields.ts'
import { selectPeople, type PersonRow } from '../people.server/person-row.ts'

/** A person as an import needs them: their fields, and what speaks against changing them. */
export type KnownPerson = PersonImportFields &
  Pick<PersonRow, 'id' | 'version'> & { companyName: string; isArchived: boolean }

export interface WantedPerson {
  id?: string | undefined
  email?: string | null | undefined
  name?: string | undefined
  companyId: string | null
}

export interface PersonMatch {
  byId?: KnownPerson | undefined
  /** Or by an address that was merged into theirs. */
  byEmail?: KnownPerson | undefined
  /** At the same company; only looked for without an address, and where the ID is none of ours. */
  byName?: KnownPerson | undefined
}

/** Finds who rows of a file mean, in a few questions however many rows there are. With `lock`, kept from others. */
export async function matchPeople(
  ctx: Ctx,
  list: WantedPerson[],
  { lock = false } = {},
): Promise<PersonMatch[]> {
  const ids = list.flatMap(({ id }) => id ?? [])
  const keys = list.flatMap(({ email }) => (email ? emailKeyOf(email) : []))
  const names = list.flatMap(({ email, name }) => (!email && name ? name.toLowerCase() : []))
  const rows = new Map<string, PersonRow>()
  let where = or(
    ids.length > 0 ? sql`${people.id} = any(${sql.param(ids)}::uuid[])` : undefined,
    keys.length > 0 ? sql`${people.emailKey} = any(${sql.param(keys)}::text[])` : undefined,
    names.length > 0
      ? sql`(lower(${people.name}) = any(${sql.param(names)}::text[]) and ${people.email} is null)`
      : undefined,
  )
  while (where) {
    if (lock)
      await ctx.db
        .select({ id: people.id })
        .from(people)
        .where(where)
        .orderBy(asc(people.id))
        .for('no key update')
    for (const row of await selectPeople(ctx).where(where).orderBy(asc(people.id))) rows.set(row.id, row)
    const missing = [...rows.values()].flatMap(({ mergedInto }) =>
      mergedInto && !rows.has(mergedInto) ? mergedInto : [],
    )
    where = missing.length > 0 ? inArray(people.id, missing) : undefined
  }
  const all = [...rows.values()]
  const byKey = new Map(all.flatMap((row) => (row.emailKey ? [[row.emailKey, row] as const] : [])))
  const byName = new Map(all.filter(({ email }) => !email).map((row) => [nameKeyOf(row), row]))
  const current = (row: PersonRow | undefined): PersonRow | undefined =>
    row?.mergedInto ? current(rows.get(row.mergedInto)) : row
  const known = (row: PersonRow | undefined) => {
    const one = current(row)
    return one && toKnownPerson(one)
  }
  return list.map(({ id, email, name, companyId }) => ({
    byId: known(id ? rows.get(id) : undefined),
    byEmail: known(email ? byKey.get(emailKeyOf(email)) : undefined),
    byName: known(
      !(id && rows.has(id)) && !email && name ? byName.get(nameKeyOf({ name, companyId })) : undefined,
    ),
  }))
}

const nameKeyOf = ({ name, companyId }: { name: string; companyId: string | null }) =>
  `${name.toLowerCase()}\n${companyId ?? ''}`

export function toKnownPerson(row: PersonRow): KnownPerson {
  const { id, version, name, jobTitle, email, phone, companyId, companyName, notes, custom, archivedAt } = row
  const fields = { name, jobTitle, email, phone, companyId, notes, custom }
  return { ...fields, id, version, companyName: companyName ?? '', isArchived: archivedAt !== null }
}

/** The rows, kept from others until the transaction ends: nothing can come to hang on them meanwhile. */
export async function lockPeople(ctx: Ctx, ids: string[]): Promise<PersonRow[]> {
  const isOneOf = sql`${people.id} = any(${sql.param(ids)}::uuid[])`
  await ctx.db.select({ id: people.id }).from(people).where(isOneOf).orderBy(asc(people.id)).for('update')
  return selectPeople(ctx).where(isOneOf)
}
