import { and, eq, ne, notInArray } from 'drizzle-orm'
import { z } from 'zod/mini'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { keepUndo } from '#features/leads/undo/keep-undo.server.ts'
import { combineNotes, filledFrom } from '../merged.ts'
import { archivingBefore, personUndo } from '../restore-party.server.ts'
import { personMergeUndo, type MergedPerson } from '../unmerge-person.server.ts'
import type { Archived } from '../company.schema.ts'
import { differenceOf, firstCustom, uniteCustom } from '#features/custom-fields/custom-values.server.ts'
import { emailKeyOf, phoneKeyOf } from '../../email-key.ts'
import { readCompany } from '../companies.server/company-row.ts'
import {
  personFields,
  type NewPerson,
  type PersonChange,
  type PersonDetail,
  type PersonFields,
} from '../company.schema.ts'
import { leadContacts, people } from '../company.table.server.ts'
import { lockPerson, readPerson, toPersonDetail, type PersonRow } from './person-row.ts'

const fieldNames = z.keyof(personFields).options

/** Someone whom staff enter by hand. Throws `conflict` with the other one's id when the address is known. */
export async function createPerson(ctx: Ctx, input: NewPerson): Promise<PersonDetail> {
  mustHave(ctx, 'leads.write')
  const now = ctx.clock.now()
  return ctx.transaction(async (ctx) => {
    const fields = cleaned(input)
    const own = await firstCustom(ctx, 'person', input)
    await mustFit(ctx, fields)
    const [row] = await ctx.db
      .insert(people)
      .values({
        ...fields,
        ...keysOf(fields),
        name: input.name,
        custom: own.custom,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: people.id })
    if (!row) throw taken()
    await ctx.audit({ action: 'person.create', entity: 'person', entityId: row.id, to: own.told })
    return toPersonDetail(ctx, await readPerson(ctx, row.id))
  })
}

/** Changes fields; `conflict` with `data: { current, fields }` when someone else has changed the person since `version`. */
export async function updatePerson(ctx: Ctx, input: PersonChange & { id: string }): Promise<PersonDetail> {
  mustHave(ctx, 'leads.write')
  return ctx.transaction(async (ctx) => {
    const row = await lockPerson(ctx, input.id)
    if (row.mergedInto) throw new AppError('conflict', 'This person was merged into another one')
    const wanted = cleaned(input)
    const fields = fieldNames.filter((field) => field in wanted && wanted[field] !== row[field])
    const own = await differenceOf(ctx, 'person', row.custom, input.custom)
    if (fields.length + own.fields.length === 0) return toPersonDetail(ctx, row)
    if (row.version !== input.version) {
      const data = { current: await toPersonDetail(ctx, row), fields: [...fields, ...own.fields] }
      throw new AppError('conflict', 'Someone else changed this person in the meantime', { data })
    }
    await mustFit(ctx, wanted, row.id)
    await ctx.db
      .update(people)
      .set({
        ...wanted,
        ...keysOf(wanted),
        custom: own.next,
        version: row.version + 1,
        updatedAt: ctx.clock.now(),
      })
      .where(eq(people.id, row.id))
    const changed = await readPerson(ctx, row.id)
    const only = (one: PersonRow) => Object.fromEntries(fields.map((field) => [field, one[field]]))
    const about = { entity: 'person', entityId: row.id }
    await ctx.audit({
      ...about,
      action: 'person.update',
      from: { ...only(row), ...own.from },
      to: { ...only(changed), ...own.to },
    })
    return toPersonDetail(ctx, changed)
  })
}

/** Puts a person away, out of the list, or brings them back. Their opportunities stay. */
export async function archivePerson(
  ctx: Ctx,
  { id, isArchived }: { id: string; isArchived: boolean },
): Promise<Archived<PersonDetail>> {
  mustHave(ctx, 'leads.write')
  return ctx.transaction(async (ctx) => {
    const row = await lockPerson(ctx, id)
    if ((row.archivedAt !== null) === isArchived) return toPersonDetail(ctx, row)
    const now = ctx.clock.now()
    await ctx.db
      .update(people)
      .set({ archivedAt: isArchived ? now : null, version: row.version + 1, updatedAt: now })
      .where(eq(people.id, id))
    const action = isArchived ? 'person.archive' : 'person.restore'
    await ctx.audit({ action, entity: 'person', entityId: id })
    const undo = await keepUndo(ctx, personUndo, archivingBefore(row))
    return { ...(await toPersonDetail(ctx, await readPerson(ctx, id))), undo }
  })
}

/** Makes one person of two: the other's opportunities come here, gaps are filled, and their address goes on leading here. For a day it can be taken back. */
export async function mergePeople(
  ctx: Ctx,
  { id, otherId }: { id: string; otherId: string },
): Promise<Archived<PersonDetail>> {
  mustHave(ctx, 'leads.write')
  if (id === otherId) throw new AppError('invalid', 'Choose a person other than this one')
  return ctx.transaction(async (ctx) => {
    const [first = id, second = otherId] = [id, otherId].toSorted()
    await lockPerson(ctx, first)
    await lockPerson(ctx, second)
    const person = await readPerson(ctx, id)
    const other = await readPerson(ctx, otherId)
    if (other.mergedInto === id) return toPersonDetail(ctx, person)
    if (person.mergedInto || other.mergedInto)
      throw new AppError('conflict', 'One of the two has already been merged into another person')
    const now = ctx.clock.now()
    const own = ctx.db
      .select({ id: leadContacts.leadId })
      .from(leadContacts)
      .where(eq(leadContacts.personId, id))
    const moved = await ctx.db
      .update(leadContacts)
      .set({ personId: id })
      .where(and(eq(leadContacts.personId, otherId), notInArray(leadContacts.leadId, own)))
      .returning({ id: leadContacts.leadId })
    const shared = await joinShared(ctx, id, otherId)
    const earlier = await ctx.db
      .update(people)
      .set({ mergedInto: id })
      .where(eq(people.mergedInto, otherId))
      .returning({ id: people.id })
    await ctx.db
      .update(people)
      .set({ mergedInto: id, version: other.version + 1, updatedAt: now })
      .where(eq(people.id, otherId))
    await ctx.db
      .update(people)
      .set({
        companyId: person.companyId ?? other.companyId,
        jobTitle: person.jobTitle ?? other.jobTitle,
        phone: person.phone ?? other.phone,
        phoneKey: person.phoneKey ?? other.phoneKey,
        notes: combineNotes(person, other),
        custom: uniteCustom(person.custom, other.custom),
        version: person.version + 1,
        updatedAt: now,
      })
      .where(eq(people.id, id))
    const to = { otherId, name: other.name }
    await ctx.audit({ action: 'person.merge', entity: 'person', entityId: id, to })
    const undo = await keepUndo(ctx, personMergeUndo, {
      id,
      otherId,
      version: person.version + 1,
      ...filledFrom(person, other, ['companyId', 'jobTitle', 'phone', 'phoneKey']),
      earlier: earlier.map((row) => row.id),
      leads: moved.map((row) => row.id),
      shared,
    })
    return { ...(await toPersonDetail(ctx, await readPerson(ctx, id))), undo }
  })
}

/** Where both take part, one stays: as the one whose lead it is, if it was either’s. */
async function joinShared(ctx: Ctx, id: string, otherId: string) {
  const theirs = await ctx.db
    .delete(leadContacts)
    .where(eq(leadContacts.personId, otherId))
    .returning({ leadId: leadContacts.leadId, isMain: leadContacts.isMain })
  const shared: MergedPerson['shared'] = []
  for (const { leadId, isMain } of theirs) {
    const isIt = and(eq(leadContacts.leadId, leadId), eq(leadContacts.personId, id))
    const [mine] = await ctx.db.select({ isMain: leadContacts.isMain }).from(leadContacts).where(isIt)
    if (!mine) continue
    shared.push({ leadId, isMain, wasMain: mine.isMain })
    if (isMain) await ctx.db.update(leadContacts).set({ isMain }).where(isIt)
  }
  return shared
}

const taken = (personId?: string) => {
  const message = 'There is already a person with this email address'
  return new AppError('conflict', message, {
    errors: { email: message },
    data: { personId: personId ?? null },
  })
}

async function mustFit(ctx: Ctx, { email, companyId }: Partial<PersonFields>, own?: string) {
  if (companyId) {
    const company = await readCompany(ctx, companyId)
    const message = 'This company was merged into another one'
    if (company.mergedInto) throw new AppError('invalid', message, { errors: { companyId: message } })
  }
  if (!email) return
  const [same] = await ctx.db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.emailKey, emailKeyOf(email)), own ? ne(people.id, own) : undefined))
  if (same) throw taken(same.id)
}

const keysOf = ({ email, phone }: Partial<PersonFields>) => ({
  ...(email !== undefined && { emailKey: email && emailKeyOf(email) }),
  ...(phone !== undefined && { phoneKey: phoneKeyOf(phone) }),
})

/** The fields that were sent; an empty line means that nothing is known. */
function cleaned(sent: Partial<PersonFields>): Partial<PersonFields> {
  const change: Partial<PersonFields> = Object.fromEntries(
    fieldNames.filter((field) => sent[field] !== undefined).map((field) => [field, sent[field]]),
  )
  if (change.phone === '') change.phone = null
  if (change.notes === '') change.notes = null
  if (change.jobTitle === '') change.jobTitle = null
  return change
}
