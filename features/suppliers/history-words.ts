import { longDate } from '#lib/office-time.ts'
import { placeNames, roleNames, seniorityNames } from '#config/roles.ts'
import { fieldLabels } from './supplier-draft.ts'
import { checkNames, statusNames, typeNames } from './supplier-words.ts'

const labels: Record<string, string> = {
  ...fieldLabels,
  status: 'Status',
  reason: 'Reason',
  kind: 'Kind',
  file: 'File',
  description: 'Description',
  expiresOn: 'Valid until',
  outcome: 'Outcome',
  note: 'Note',
  who: 'Who',
  startsOn: 'From',
  endsOn: 'Until',
}

const values: Record<string, string> = {
  ...typeNames,
  ...statusNames,
  ...roleNames,
  ...seniorityNames,
  ...placeNames,
  ...checkNames,
  passed: 'Passed',
  failed: 'Failed',
}

/** Fields whose values are one of a few words of ours; the others hold what somebody wrote. */
const ofOurs = ['type', 'roles', 'seniority', 'remote', 'status', 'kind', 'outcome']

/** What a change is about, told although it stays the same. */
const subjects = ['File', 'Check']
/** Ids and sizes mean nothing to a reader. */
const isTold = (name: string) => !/^[a-z][A-Za-z]*Ids?$/.test(name) && name !== 'size'

interface Change {
  action: string
  from: unknown
  to: unknown
  /** Of leads and companies, by id. */
  names: Record<string, string>
}

/** A stored change to a supplier under the labels of its page: what it is about, and the fields that are others than before. */
export function historyInWords({ action, from, to, names }: Change): { from: unknown; to: unknown } {
  const before = labelled(action, from)
  const after = labelled(action, to)
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const isSame = String(before.get(name) ?? '') === String(after.get(name) ?? '')
    if (!isSame) continue
    before.delete(name)
    if (!subjects.includes(name)) after.delete(name)
  }
  const place = [placeOf(to, names), placeOf(from, names)].find(Boolean)
  return {
    from: Object.fromEntries(before),
    to: { ...(place && { For: place }), ...Object.fromEntries(after) },
  }
}

/** The lead or company with which it was shortlisted or placed. */
function placeOf(values: unknown, names: Record<string, string>): string | undefined {
  if (typeof values !== 'object' || values === null) return undefined
  const { leadId, companyId }: { leadId?: unknown; companyId?: unknown } = values
  return names[String(leadId)] ?? names[String(companyId)]
}

function labelled(action: string, values: unknown): Map<string, unknown> {
  if (typeof values !== 'object' || values === null) return new Map()
  const labelOf = (name: string) =>
    action === 'supplier.check' && name === 'kind' ? 'Check' : (labels[name] ?? name)
  return new Map(
    Object.entries(values)
      .filter(([name]) => isTold(name))
      .map(([name, value]) => [labelOf(name), supplierValueInWords(name, value)]),
  )
}

/** A value as the pages of suppliers say it, by its field. */
export function supplierValueInWords(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => supplierValueInWords(name, one))
  if (typeof value !== 'string') return value
  if (ofOurs.includes(name)) return values[value] ?? value
  return /^\d{4}-\d\d-\d\d$/.test(value) ? longDate(value) : value
}
