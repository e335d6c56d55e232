import { claims } from '#config/brand.ts'
import { AppError } from '#lib/errors.ts'
import { isoDateOf } from '#lib/office-time.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { lastKnown } from '#features/publishing/last-known.server.ts'
import { findPart, savePart, type StoredPart } from './firm-settings.server.ts'
import {
  claimKeys,
  evidence,
  noEvidence,
  type ClaimKey,
  type Evidence,
  type EvidenceAnswer,
  type EvidenceChange,
} from './evidence.schema.ts'

type AllEvidence = Partial<Record<ClaimKey, Evidence>>

/** The claims that rest on something, with what; for public pages, so without notes for staff. */
export const readEvidence = lastKnown<AllEvidence>('evidence', {}, async (ctx) =>
  evidenceIn(await findPart(ctx, 'evidence')),
)

export async function getEvidence(ctx: Ctx): Promise<EvidenceAnswer> {
  mustHave(ctx, 'content.read')
  return answerOf(await findPart(ctx, 'evidence'))
}

/** Says what one claim rests on, or with empty fields that it rests on nothing. Throws `conflict` with `data.current` when someone was quicker. */
export async function updateEvidence(
  ctx: Ctx,
  { claim, evidence, version }: EvidenceChange,
): Promise<EvidenceAnswer> {
  mustHave(ctx, 'firm.write')
  if (evidence.checkedOn > isoDateOf(ctx.clock.now()))
    throw new AppError('invalid', 'This date is in the future', {
      errors: { 'evidence.checkedOn': 'This date is in the future' },
    })
  return savePart(ctx, 'evidence', { version, change: (all) => ({ ...all, [claim]: evidence }) }, answerOf)
}

/** The claims of the house that nobody has proven yet. */
export async function listUnproven(ctx: Ctx) {
  const known = await readEvidence(ctx)
  return listClaims().filter(({ claim }) => claim !== 'logos' && !known[claim])
}

function listClaims() {
  const shown: Record<string, { value: string; text: string }> = {
    ...claims,
    logos: { value: 'Logos', text: 'of customers on the home page' },
  }
  return claimKeys.map((claim) => ({
    claim,
    value: shown[claim]?.value ?? '',
    text: shown[claim]?.text ?? '',
  }))
}

function evidenceIn(row: StoredPart | undefined): AllEvidence {
  const all: AllEvidence = {}
  for (const claim of claimKeys) {
    const parsed = evidence.safeParse(row?.fields[claim])
    if (parsed.success && parsed.data.basis) all[claim] = parsed.data
  }
  return all
}

function answerOf(row: StoredPart | undefined): EvidenceAnswer {
  const known = evidenceIn(row)
  return {
    claims: listClaims().map((one) => ({ ...one, evidence: known[one.claim] ?? noEvidence })),
    version: row?.version ?? 0,
  }
}
