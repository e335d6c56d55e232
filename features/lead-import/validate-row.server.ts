import type { KnownLead, Match } from '#features/leads/import-leads.server/match-leads.ts'
import { writtenFieldNames, type ImportFields, type NewLeadFacts } from '#features/leads/import-fields.ts'
import type { UpdateMode } from './lead-import.schema.ts'
import type { RowValues } from './row-values.ts'

export type Validation =
  | { verdict: 'create'; fields: ImportFields; facts: NewLeadFacts }
  | { verdict: 'update'; lead: KnownLead; changes: Partial<ImportFields>; before: Partial<ImportFields> }
  | { verdict: 'unchanged'; lead: KnownLead }
  | { verdict: 'skip'; reason: string; lead?: KnownLead }

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
  tags: [],
}

/** What is to become of a row, given the leads that it may mean. Nothing is ever emptied. */
export function validateRow(
  values: RowValues,
  { byId, byEmail, byName }: Match,
  mode: UpdateMode,
): Validation {
  const { id, facts, ...fields } = values
  if (byId && byEmail && byId.id !== byEmail.id)
    return { verdict: 'skip', reason: 'The ID and the address belong to two different leads', lead: byId }
  if (byName)
    return {
      verdict: 'skip',
      reason:
        'There is a lead of this name and company, and without an address it is impossible to tell whether they are the same',
      lead: byName,
    }
  const lead = byId ?? byEmail
  if (lead) return validateKnown(lead, byId ? fields : withoutEmail(fields), mode)
  if (id && !fields.email)
    return { verdict: 'skip', reason: 'There is no lead with this ID, and no address to go by' }
  if (!fields.name) return { verdict: 'skip', reason: 'A new lead needs a name' }
  return { verdict: 'create', fields: { ...nothing, ...fields }, facts }
}

/** Found by it, perhaps by one that was merged into it: the address on the lead stays. */
const withoutEmail = (fields: Partial<ImportFields>): Partial<ImportFields> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'email'))

function validateKnown(lead: KnownLead, fields: Partial<ImportFields>, mode: UpdateMode): Validation {
  if (lead.stage === 'merged')
    return { verdict: 'skip', reason: 'This lead was merged into another one', lead }
  if (lead.stage === 'quarantine') return { verdict: 'skip', reason: 'This lead is in quarantine', lead }
  if (lead.isNobody) return { verdict: 'skip', reason: 'This lead was anonymised', lead }
  const names = writtenFieldNames.filter(
    (name) =>
      fields[name] !== undefined &&
      !isSame(fields[name], lead[name]) &&
      (mode === 'overwrite' || isEmpty(lead[name])),
  )
  if (names.length === 0) return { verdict: 'unchanged', lead }
  const only = (from: Partial<ImportFields>) => Object.fromEntries(names.map((name) => [name, from[name]]))
  return { verdict: 'update', lead, changes: only(fields), before: only(lead) }
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Tags are the same in any order. */
function isSame(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b
  return a.length === b.length && a.every((one) => b.includes(one))
}
