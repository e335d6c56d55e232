import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { lastKnown } from '#features/publishing/last-known.server.ts'
import { missingDisclosures } from './disclosures.ts'
import { findPart, savePart, type StoredPart } from './firm-settings.server.ts'
import {
  identityFieldNames,
  noIdentity,
  type Identity,
  type IdentityAnswer,
  type IdentityChange,
} from './identity.schema.ts'

/** Who runs the site, for pages and mails; empty where nobody filled it in. */
export const readIdentity = lastKnown('company details', noIdentity, async (ctx) =>
  fieldsOf(await findPart(ctx, 'identity')),
)

export async function getIdentity(ctx: Ctx): Promise<IdentityAnswer> {
  mustHave(ctx, 'content.read')
  return answerOf(ctx, await findPart(ctx, 'identity'))
}

/** Writes all fields as they shall be, on the version that was read. Throws `conflict` with `data.current` when someone was quicker. */
export async function updateIdentity(
  ctx: Ctx,
  { version, ...fields }: IdentityChange,
): Promise<IdentityAnswer> {
  return savePart(ctx, 'identity', { version, change: () => fields }, (row) => answerOf(ctx, row))
}

/** What the law asks for and is empty. Nothing for those who can't fill it in. */
export const listMissingDisclosures = async (ctx: Ctx) => missingFor(ctx, await readIdentity(ctx))

const missingFor = (ctx: Ctx, fields: Identity) =>
  ctx.actor.permissions.has('firm.write') ? missingDisclosures(fields) : []

/** A row of an older release lacks newer fields. */
function fieldsOf(row: StoredPart | undefined): Identity {
  const known = Object.entries(row?.fields ?? {}).filter(
    ([name, value]) => identityFieldNames.some((one) => one === name) && typeof value === 'string',
  )
  return { ...noIdentity, ...Object.fromEntries(known) }
}

function answerOf(ctx: Ctx, row: StoredPart | undefined): IdentityAnswer {
  const fields = fieldsOf(row)
  return {
    fields,
    version: row?.version ?? 0,
    updatedAt: row?.updatedAt.toISOString() ?? null,
    updatedBy: row?.updatedBy ?? null,
    missing: missingFor(ctx, fields),
  }
}
