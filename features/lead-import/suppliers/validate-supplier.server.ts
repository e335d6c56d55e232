import type { UpdateMode } from '#features/lead-import/lead-import.schema.ts'
import { changesTo, type Validation } from '#features/lead-import/validation.ts'
import {
  supplierFieldNames,
  type NewSupplierFacts,
  type SupplierImportFields,
} from '#features/suppliers/import-fields.ts'
import {
  nameKeyOf,
  type KnownSupplier,
  type SupplierMatch,
} from '#features/suppliers/import-suppliers.server/match-suppliers.ts'
import type { SupplierValues } from './supplier-values.ts'

export type NewSupplier = SupplierImportFields & NewSupplierFacts
export type SupplierValidation = Validation<KnownSupplier, NewSupplier>

const mostNotes = 2000

/** What is to become of a row, given which suppliers it may mean. Nothing is ever emptied. */
export function validateSupplier(
  values: SupplierValues,
  match: SupplierMatch,
  mode: UpdateMode,
): SupplierValidation {
  const { fields } = values
  const found = findKnown(values, match)
  if (found.reason !== undefined) return { verdict: 'skip', ...found }
  const { known } = found
  if (!known) return validateNew(values)
  if (known.isArchived) return { verdict: 'skip', reason: 'This supplier is in the archive', known }
  // Found by the address, however it is written: the one that is here stays.
  const { contactEmail: _, ...others } = fields
  const change = changesTo(supplierFieldNames, match.byId ? fields : others, known, mode)
  return change ? { verdict: 'update', known, ...change } : { verdict: 'unchanged', known }
}

type Found = { known?: KnownSupplier; reason?: undefined } | { known?: KnownSupplier; reason: string }

/** The one that the ID means, or else the address, or else, without an address, the name. */
function findKnown({ fields }: SupplierValues, { byId, byEmail, byName }: SupplierMatch): Found {
  if (byId) {
    const isOthers = byEmail.length > 0 && !byEmail.some(({ id }) => id === byId.id)
    if (isOthers) return { known: byId, reason: 'The ID and the address belong to two different suppliers' }
    return { known: byId }
  }
  if (byEmail.length > 1) {
    const called = byEmail.filter(
      ({ legalName }) => nameKeyOf(legalName) === nameKeyOf(fields.legalName ?? ''),
    )
    const [one, second] = called
    if (one && !second) return { known: one }
    return { reason: 'Several suppliers here have this address. Their export has the ID of each.' }
  }
  const [one, second] = byEmail.length > 0 ? byEmail : byName
  if (!one) return {}
  if (byEmail.length === 0 && fields.contactEmail)
    return {
      known: one,
      reason: 'There is a supplier of this name with another address. Change it there, or give its ID.',
    }
  return second
    ? { reason: 'Several suppliers here have this name, and there is no address to tell' }
    : { known: one }
}

function validateNew({ fields, facts, kept }: SupplierValues): SupplierValidation {
  const legalName = fields.legalName ?? fields.contactName
  if (!legalName) return { verdict: 'skip', reason: 'A new supplier needs a name' }
  if (!fields.contactEmail) return { verdict: 'skip', reason: 'A new supplier needs an email address' }
  const isAlone = !fields.legalName || !fields.contactName || fields.legalName === fields.contactName
  const status = facts.status ?? 'prospect'
  const created: NewSupplier = {
    contactPhone: null,
    roles: [],
    skills: [],
    seniority: 'senior',
    dayRate: null,
    location: '',
    remote: 'hybrid',
    availableFrom: null,
    capacity: 1,
    custom: {},
    ...fields,
    type: fields.type ?? (isAlone && !isFirm(legalName) ? 'person' : 'own_company'),
    legalName,
    contactName: fields.contactName ?? legalName.slice(0, 100),
    contactEmail: fields.contactEmail,
    notes: [fields.notes, ...kept].filter(Boolean).join('\n').slice(0, mostNotes) || null,
    status,
    statusReason: facts.statusReason ?? (status === 'rejected' ? 'As the imported file said' : null),
    archivedAt: facts.archivedAt ?? null,
    createdAt: facts.createdAt ?? null,
  }
  const told = [
    kept.length > 0 && `Becomes a note: ${kept.join('. ')}`,
    created.roles.length === 0 && 'No role that is known here: it isn’t matched until one is chosen',
  ].filter((one) => one !== false)
  return { verdict: 'create', created, note: told.length > 0 ? told.join('. ') : null }
}

const isFirm = (name: string) =>
  /\b(?:ltd|limited|llp|plc|inc|gmbh|llc|dac|agency|consult\w*|group|partners)\b/i.test(name)
