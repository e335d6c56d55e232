import type { KnownPerson, PersonMatch } from '#features/leads/companies/import-people.server/match-people.ts'
import type { NewPartyFacts } from '#features/leads/companies/import-fields.ts'
import { personFieldNames, type PersonImportFields } from '#features/leads/companies/import-people-fields.ts'
import type { UpdateMode } from '#features/lead-import/lead-import.schema.ts'
import { changesTo, type Validation } from '#features/lead-import/validation.ts'
import type { PersonValues } from './person-values.ts'

export type PersonValidation = Validation<KnownPerson, PersonImportFields & NewPartyFacts>

const mostNotes = 5000

/** What is to become of a row, given who it may mean and where they work. Nothing is ever emptied. */
export function validatePerson(
  { id, fields, facts, kept }: PersonValues,
  { byId, byEmail, byName }: PersonMatch,
  company: { id: string; name: string } | undefined,
  mode: UpdateMode,
): PersonValidation {
  if (byId && byEmail && byId.id !== byEmail.id) {
    const reason = 'The ID and the address belong to two different people'
    return { verdict: 'skip', reason, known: byId }
  }
  if (byName) {
    const reason =
      'There is somebody of this name at this company, and without an address it is impossible to tell whether they are the same'
    return { verdict: 'skip', reason, known: byName }
  }
  const told = company ? { ...fields, companyId: company.id } : fields
  const known = byId ?? byEmail
  if (known) return validateKnown(known, byId ? told : withoutEmail(told), company?.name ?? '', mode)
  if (!fields.name) {
    const reason = id ? 'There is nobody with this ID, and no name to go by' : 'A new person needs a name'
    return { verdict: 'skip', reason }
  }
  const created = {
    jobTitle: null,
    email: null,
    phone: null,
    companyId: null,
    custom: {},
    createdAt: null,
    archivedAt: null,
    ...facts,
    ...told,
    name: fields.name,
    notes: [fields.notes, ...kept].filter(Boolean).join('\n').slice(0, mostNotes) || null,
  }
  return { verdict: 'create', created, note: kept.length > 0 ? `Becomes a note: ${kept.join('. ')}` : null }
}

/** Found by it, perhaps by one that was merged into theirs: the address that they have stays. */
const withoutEmail = (fields: Partial<PersonImportFields>): Partial<PersonImportFields> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'email'))

function validateKnown(
  known: KnownPerson,
  told: Partial<PersonImportFields>,
  companyName: string,
  mode: UpdateMode,
): PersonValidation {
  if (known.isArchived) return { verdict: 'skip', reason: 'This person is in the archive', known }
  const change = changesTo(personFieldNames, told, known, mode)
  if (!change) return { verdict: 'unchanged', known }
  const { changes, before } = change
  // For those who read the report.
  if ('companyId' in changes) {
    changes.company = companyName
    before.company = known.companyName
  }
  return { verdict: 'update', known, changes, before }
}
