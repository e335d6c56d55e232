import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { keepUndo } from '#features/leads/undo/keep-undo.server.ts'
import { archivingBefore, companyUndo } from '../restore-party.server.ts'
import type { Archived } from '../company.schema.ts'
import { differenceOf, firstCustom } from '#features/custom-fields/custom-values.server.ts'
import { mustOfferSector } from '../../sectors/sectors.server.ts'
import { companyKey } from '../company-key.server.ts'
import {
  companyFields,
  type CompanyChange,
  type CompanyDetail,
  type CompanyFields,
  type NewCompany,
} from '../company.schema.ts'
import { companies, companyDomains } from '../company.table.server.ts'
import { companyColumns, lockCompany, toCompanyDetail, type CompanyRow } from './company-row.ts'

const fieldNames = z.keyof(companyFields).options

/** A company that staff enter by hand. Throws `conflict` with the other one's id when its name or a domain is taken. */
export async function createCompany(ctx: Ctx, input: NewCompany): Promise<CompanyDetail> {
  mustHave(ctx, 'leads.write')
  const now = ctx.clock.now()
  return ctx.transaction(async (ctx) => {
    const own = await firstCustom(ctx, 'company', input)
    await mustBeFree(ctx, input)
    await mustOfferSector(ctx, input.sector)
    const [row] = await ctx.db
      .insert(companies)
      .values({
        name: input.name,
        sector: input.sector ?? null,
        size: input.size ?? null,
        country: input.country ?? null,
        notes: input.notes || null,
        custom: own.custom,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning(companyColumns)
    if (!row) throw taken('name', 'There is already a company with this name')
    await writeDomains(ctx, row.id, input.domains ?? [])
    await ctx.audit({ action: 'company.create', entity: 'company', entityId: row.id, to: own.told })
    return toCompanyDetail(ctx, row)
  })
}

/**
 * Changes fields. When someone else has changed the company since `version`, throws `conflict` with `data: { current, fields }`. What is
 * already as asked is no conflict, so a change sent twice is written once.
 */
export async function updateCompany(ctx: Ctx, input: CompanyChange & { id: string }): Promise<CompanyDetail> {
  mustHave(ctx, 'leads.write')
  return ctx.transaction(async (ctx) => {
    const row = await lockCompany(ctx, input.id)
    if (row.mergedInto) throw new AppError('conflict', 'This company was merged into another one')
    const domains = await domainsOf(ctx, row.id)
    const before = { ...row, domains }
    const wanted = cleaned(input)
    const fields = fieldNames.filter((field) => field in wanted && !isSame(wanted[field], before[field]))
    const own = await differenceOf(ctx, 'company', row.custom, input.custom)
    if (fields.length + own.fields.length === 0) return toCompanyDetail(ctx, row)
    if (row.version !== input.version) {
      const data = { current: await toCompanyDetail(ctx, row), fields: [...fields, ...own.fields] }
      throw new AppError('conflict', 'Someone else changed this company in the meantime', { data })
    }
    await mustBeFree(ctx, wanted, row.id)
    await mustOfferSector(ctx, wanted.sector, row.sector)
    const { domains: nextDomains, ...columns } = wanted
    const [changed] = await ctx.db
      .update(companies)
      .set({ ...columns, custom: own.next, version: row.version + 1, updatedAt: ctx.clock.now() })
      .where(eq(companies.id, row.id))
      .returning(companyColumns)
    if (!changed) throw new Error('An update of a locked row answered no row')
    if (nextDomains) await writeDomains(ctx, row.id, nextDomains)
    const only = (one: CompanyRow & { domains: string[] }) =>
      Object.fromEntries(fields.map((field) => [field, one[field]]))
    await ctx.audit({
      action: 'company.update',
      entity: 'company',
      entityId: row.id,
      from: { ...only(before), ...own.from },
      to: { ...only({ ...changed, domains: nextDomains ?? domains }), ...own.to },
    })
    return toCompanyDetail(ctx, changed)
  })
}

/** Puts a company away, out of the list, or brings it back. Its opportunities stay. */
export async function archiveCompany(
  ctx: Ctx,
  { id, isArchived }: { id: string; isArchived: boolean },
): Promise<Archived<CompanyDetail>> {
  mustHave(ctx, 'leads.write')
  return ctx.transaction(async (ctx) => {
    const row = await lockCompany(ctx, id)
    if ((row.archivedAt !== null) === isArchived) return toCompanyDetail(ctx, row)
    const now = ctx.clock.now()
    const archivedAt = isArchived ? now : null
    await ctx.db
      .update(companies)
      .set({ archivedAt, version: row.version + 1, updatedAt: now })
      .where(eq(companies.id, id))
    const action = isArchived ? 'company.archive' : 'company.restore'
    await ctx.audit({ action, entity: 'company', entityId: id })
    const undo = await keepUndo(ctx, companyUndo, archivingBefore(row))
    const changed = { ...row, archivedAt, version: row.version + 1, updatedAt: now }
    return { ...(await toCompanyDetail(ctx, changed)), undo }
  })
}

export async function domainsOf(ctx: Ctx, companyId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ domain: companyDomains.domain })
    .from(companyDomains)
    .where(eq(companyDomains.companyId, companyId))
    .orderBy(companyDomains.domain)
  return rows.map(({ domain }) => domain)
}

async function writeDomains(ctx: Ctx, companyId: string, domains: string[]) {
  await ctx.db.delete(companyDomains).where(eq(companyDomains.companyId, companyId))
  if (domains.length === 0) return
  const written = await ctx.db
    .insert(companyDomains)
    .values(domains.map((domain) => ({ domain, companyId })))
    .onConflictDoNothing()
    .returning({ domain: companyDomains.domain })
  if (written.length < domains.length) throw taken('domains', 'Another company has one of these domains')
}

const taken = (field: string, message: string, companyId?: string) =>
  new AppError('conflict', message, { errors: { [field]: message }, data: { companyId: companyId ?? null } })

async function mustBeFree(ctx: Ctx, { name, domains = [] }: Partial<CompanyFields>, own?: string) {
  const others = own ? ne(companies.id, own) : undefined
  if (name !== undefined) {
    const [same] = await ctx.db
      .select({ id: companies.id })
      .from(companies)
      .where(
        and(
          sql`${companies.nameKey} = ${companyKey(sql`${name}::text`)}`,
          isNull(companies.mergedInto),
          others,
        ),
      )
    if (same) throw taken('name', 'There is already a company with this name', same.id)
  }
  if (domains.length === 0) return
  const [held] = await ctx.db
    .select({ id: companyDomains.companyId, domain: companyDomains.domain })
    .from(companyDomains)
    .where(and(inArray(companyDomains.domain, domains), own ? ne(companyDomains.companyId, own) : undefined))
  if (held) throw taken('domains', `Another company has the domain ${held.domain}`, held.id)
}

/** The fields that were sent; an empty line means that nothing is known. */
function cleaned(sent: Partial<CompanyFields>): Partial<CompanyFields> {
  const change: Partial<CompanyFields> = Object.fromEntries(
    fieldNames.filter((field) => sent[field] !== undefined).map((field) => [field, sent[field]]),
  )
  if (change.notes === '') change.notes = null
  if (change.domains) change.domains = [...new Set(change.domains)].toSorted()
  return change
}

function isSame(a: unknown, b: unknown): boolean {
  return Array.isArray(a) && Array.isArray(b) ? a.join('\n') === b.join('\n') : a === b
}
