import type { KnownLead, Match } from '#features/leads/import-leads.server/match-leads.ts'
import { writtenFieldNames, type ImportFields, type NewLeadFacts } from '#features/leads/import-fields.ts'
import type { UpdateMode } from './lead-import.schema.ts'
import type { RowValues } from './row-values.ts'
import { changesTo, type Validation } from './validation.ts'

export type LeadValidation = Validation<KnownLead, { fields: ImportFields; facts: NewLeadFacts }>

const nothing: ImportFields = {
  name: '',
  email: null,
  company: '',
  phone: null,
  sector: null,
  companySize: null,
  country: null,
  problem: null,
  value: null,
  expectedClose: null,
  tags: [],
  custom: {},
}

/** What is to become of a row, given the leads that it may mean. Nothing is ever emptied. */
export function validateRow(
  values: RowValues,
  { byId, byEmail, byName }: Match,
  mode: UpdateMode,
): LeadValidation {
  const { id, facts, ...fields } = values
  if (byId && byEmail && byId.id !== byEmail.id)
    return { verdict: 'skip', reason: 'The ID and the address belong to two different leads', known: byId }
  if (byName)
    return {
      verdict: 'skip',
      reason:
        'There is a lead of this name and company, and without an address it is impossible to tell whether they are the same',
      known: byName,
    }
  const lead = byId ?? byEmail
  if (lead) return validateKnown(lead, byId ? fields : withoutEmail(fields), mode)
  // Of our own export, a row says when its lead was made: one that had no address is made again.
  if (id && !fields.email && !facts.createdAt)
    return { verdict: 'skip', reason: 'There is no lead with this ID, and no address to go by' }
  if (!fields.name) {
    const reason = id ? 'There is no lead with this ID, and no name to go by' : 'A new lead needs a name'
    return { verdict: 'skip', reason }
  }
  return { verdict: 'create', created: { fields: { ...nothing, ...fields }, facts }, note: noteOf(facts) }
}

/** Found by it, perhaps by one that was merged into it: the address on the lead stays. */
const withoutEmail = (fields: Partial<ImportFields>): Partial<ImportFields> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'email'))

/** What of a new lead becomes a note. */
function noteOf({ notes }: NewLeadFacts): string | null {
  const kept = notes.filter((note) => / in the file: /.test(note))
  return kept.length > 0 ? `Becomes a note: ${kept.join('. ')}` : null
}

function validateKnown(known: KnownLead, fields: Partial<ImportFields>, mode: UpdateMode): LeadValidation {
  if (known.stage === 'merged')
    return { verdict: 'skip', reason: 'This lead was merged into another one', known }
  if (known.stage === 'quarantine') return { verdict: 'skip', reason: 'This lead is in quarantine', known }
  if (known.isNobody) return { verdict: 'skip', reason: 'This lead was anonymised', known }
  const change = changesTo(writtenFieldNames, fields, known, mode)
  return change ? { verdict: 'update', known, ...change } : { verdict: 'unchanged', known }
}
