import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { builtInNames } from './built-in-names.ts'
import type {
  CustomField,
  CustomFieldEdit,
  CustomFieldList,
  CustomFieldOrder,
  CustomOption,
  CustomRecord,
  NewCustomField,
} from './custom-field.schema.ts'
import { customFields } from './custom-field.table.server.ts'
import { listCustomFields, toCustomField, type CustomFieldRow } from './custom-fields.server.ts'

const mostInUse = 50
const mostEver = 300

const invalid = (field: string, message: string) =>
  new AppError('invalid', message, { errors: { [field]: message } })

/** All rows, kept from others until the transaction ends: changes go one after the other, on all servers. */
async function lockAll(ctx: Ctx): Promise<CustomFieldRow[]> {
  await ctx.db.execute(sql`lock table ${customFields} in share row exclusive mode`)
  return ctx.db.select().from(customFields).orderBy(customFields.position, customFields.id)
}

const inUse = (rows: readonly CustomFieldRow[], record: CustomRecord) =>
  rows.filter((row) => row.record === record && row.archivedAt === null)

function mustBeFree(rows: readonly CustomFieldRow[], record: CustomRecord, name: string, id?: string) {
  const wanted = name.toLowerCase()
  const same = rows.find((row) => row.record === record && row.id !== id && row.name.toLowerCase() === wanted)
  if (same?.archivedAt)
    throw invalid('name', `An archived field is called ${same.name}. Bring it back, or rename it first.`)
  if (same || builtInNames[record].includes(wanted))
    throw invalid('name', `A field called ${same?.name ?? name} already exists there`)
}

function mustHaveRoom(rows: readonly CustomFieldRow[], record: CustomRecord) {
  const all = rows.filter((row) => row.record === record)
  if (inUse(rows, record).length >= mostInUse || all.length >= mostEver)
    throw invalid('name', `At most ${mostInUse} fields are in use at once. Archive one first.`)
}

function mustOffer(kind: CustomField['kind'], options: readonly CustomOption[]) {
  const offered = options.filter(({ isArchived }) => !isArchived)
  if (kind !== 'choice') {
    if (options.length > 0) throw invalid('options', 'Only a choice has options')
    return
  }
  if (offered.length === 0) throw invalid('options', 'A choice needs an option')
  const names = new Set(offered.map(({ name }) => name.toLowerCase()))
  if (names.size < offered.length) throw invalid('options', 'Two options have the same name')
}

const nextPosition = (rows: readonly CustomFieldRow[], record: CustomRecord) =>
  Math.max(-1, ...rows.filter((row) => row.record === record).map(({ position }) => position)) + 1

const optionsInWords = (options: readonly CustomOption[]) =>
  options.map(({ name, isArchived }) => (isArchived ? `${name} (archived)` : name))

/** A further field of a record, the last of its own. Throws `invalid` for a name that is taken and for a choice without options. */
export async function addCustomField(ctx: Ctx, { options, ...wanted }: NewCustomField): Promise<CustomField> {
  mustHave(ctx, 'settings.write')
  return ctx.transaction(async (ctx) => {
    const rows = await lockAll(ctx)
    const { record, kind, name } = wanted
    mustBeFree(rows, record, name)
    mustHaveRoom(rows, record)
    const offered = options.map((one) => ({ id: randomUUID(), name: one, isArchived: false }))
    mustOffer(kind, offered)
    const [row] = await ctx.db
      .insert(customFields)
      .values({ ...wanted, options: offered, position: nextPosition(rows, record) })
      .returning()
    if (!row) throw new Error('An insert answered no row')
    await ctx.audit({
      action: 'custom-field.added',
      entity: 'custom-field',
      entityId: row.id,
      to: { name, on: record, kind, ...(kind === 'choice' && { options }) },
    })
    return toCustomField(row)
  })
}

/**
 * Renames a field, changes what a choice offers, archives it or brings it back. Records follow a new name. Throws `conflict` with the present one
 * when someone was quicker, and `invalid` when an option is missing: those are archived, never deleted. What is already as asked is no change.
 */
export async function changeCustomField(
  ctx: Ctx,
  { id, version, ...asked }: CustomFieldEdit & { id: string },
): Promise<CustomField> {
  mustHave(ctx, 'settings.write')
  return ctx.transaction(async (ctx) => {
    const rows = await lockAll(ctx)
    const row = rows.find((one) => one.id === id)
    if (!row) throw new AppError('not_found', 'There is no such field')
    const before = toCustomField(row)
    const wanted = {
      name: asked.name ?? before.name,
      options: asked.options ? nextOptions(before, asked.options) : before.options,
      isArchived: asked.isArchived ?? before.isArchived,
    }
    const isRenamed = wanted.name !== before.name
    const isOffered = !isDeepStrictEqual(wanted.options, before.options)
    const isMoved = wanted.isArchived !== before.isArchived
    if (!isRenamed && !isOffered && !isMoved) return before
    if (row.version !== version)
      throw new AppError('conflict', 'Someone else changed this field in the meantime', {
        data: { current: before },
      })
    if (isRenamed) mustBeFree(rows, row.record, wanted.name, id)
    if (isOffered) mustOffer(row.kind, wanted.options)
    const comesBack = isMoved && !wanted.isArchived
    if (comesBack) mustHaveRoom(rows, row.record)
    const [changed] = await ctx.db
      .update(customFields)
      .set({
        name: wanted.name,
        options: wanted.options,
        archivedAt: wanted.isArchived ? (row.archivedAt ?? ctx.clock.now()) : null,
        version: version + 1,
        ...(comesBack && { position: nextPosition(rows, row.record) }),
      })
      .where(eq(customFields.id, id))
      .returning()
    if (!changed) throw new Error('An update of a locked row answered no row')
    const about = { entity: 'custom-field', entityId: id }
    if (isRenamed || isOffered) {
      const only = ({ name, options }: Pick<CustomField, 'name' | 'options'>) => ({
        name,
        ...(isOffered && { options: optionsInWords(options) }),
      })
      await ctx.audit({ ...about, action: 'custom-field.changed', from: only(before), to: only(wanted) })
    }
    if (isMoved)
      await ctx.audit({
        ...about,
        action: wanted.isArchived ? 'custom-field.archived' : 'custom-field.restored',
        to: { name: wanted.name },
      })
    return toCustomField(changed)
  })
}

function nextOptions(
  { options }: CustomField,
  asked: NonNullable<CustomFieldEdit['options']>,
): CustomOption[] {
  const known = new Set(options.map(({ id }) => id))
  const named = asked.flatMap(({ id }) => id ?? [])
  if (named.some((id) => !known.has(id))) throw invalid('options', 'There is no such option')
  if (new Set(named).size < known.size || named.length > known.size)
    throw invalid('options', 'Name each option once. One that is no longer offered is archived, not deleted.')
  return asked.map(({ id, name, isArchived }) => ({ id: id ?? randomUUID(), name, isArchived }))
}

/** Orders the fields of a record. Throws `invalid` unless each one in use is named once, as when someone has added one meanwhile. */
export async function orderCustomFields(
  ctx: Ctx,
  { record, ids }: CustomFieldOrder,
): Promise<CustomFieldList> {
  mustHave(ctx, 'settings.write')
  return ctx.transaction(async (ctx) => {
    const fields = inUse(await lockAll(ctx), record)
    const names = new Map(fields.map(({ id, name }) => [id, name]))
    if (
      new Set(ids).size !== fields.length ||
      ids.length !== fields.length ||
      ids.some((id) => !names.has(id))
    )
      throw invalid('ids', 'The fields have changed in the meantime. Please order them again.')
    if (fields.some(({ id }, at) => ids[at] !== id)) {
      await ctx.db.execute(sql`
        update ${customFields} set position = n.at::int
        from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as n(id, at)
        where ${customFields.id} = n.id::uuid`)
      await ctx.audit({
        action: 'custom-field.ordered',
        entity: 'custom-field',
        entityId: 'list',
        from: fields.map(({ name }) => name),
        to: ids.map((id) => names.get(id)),
      })
    }
    return listCustomFields(ctx)
  })
}
