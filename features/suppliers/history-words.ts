import { placeNames, roleNames, seniorityNames } from '#config/roles.ts'
import { fieldLabels } from './supplier-draft.ts'
import { checkNames, dayInWords, statusNames, typeNames } from './supplier-words.ts'

const labels: Record<string, string> = {
  ...fieldLabels,
  status: 'Status',
  reason: 'Reason',
  kind: 'Kind',
  file: 'File',
  description: 'Description',
  expiresOn: 'Valid until',
  outcome: 'Outcome',
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

/** The stored values of a change to a supplier under the labels of its page; ids, which mean nothing to a reader, are left out. */
export function historyInWords(change: unknown): unknown {
  if (typeof change !== 'object' || change === null || Array.isArray(change)) return change
  return Object.fromEntries(
    Object.entries(change)
      .filter(([name]) => !/Ids?$/.test(name))
      .map(([name, value]) => [labels[name] ?? name, valueOf(name, value)]),
  )
}

function valueOf(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => valueOf(name, one))
  if (typeof value !== 'string') return value
  if (ofOurs.includes(name)) return values[value] ?? value
  return /^\d{4}-\d\d-\d\d$/.test(value) ? dayInWords(value) : value
}
