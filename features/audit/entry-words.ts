import { roleNames } from '#features/context/permissions.ts'
import { activityNames, sizeNames, sourceNames } from '#features/leads/lead-words.ts'
import { longDate } from '#lib/office-time.ts'
import { money } from '#lib/money.ts'
import type { AuditEntry } from './audit.schema.ts'
import { fieldName } from './change-words.ts'
import { namedIds } from './named-ids.ts'

const labels: Record<string, string> = {
  isNew: 'new lead',
  isTarget: 'counts for the score',
  isQualified: 'counts as qualified',
  isShared: 'shared',
  lostReason: 'loss reason',
  dueAt: 'due',
  at: 'when',
}

/** Fields whose values are keys of ours. */
const words: Record<string, Record<string, string>> = {
  role: roleNames,
  companySize: sizeNames,
  source: sourceNames,
}

/** What rows of settings are called now, by their ids. */
interface SettingNames {
  stageName: (id: string) => string
  sectorName: (id: string) => string
}

/** Ids mean nothing to a reader, nor which version it was. */
const isForUs = (name: string) => /^(?:id|version)$|[a-z]Ids?$/.test(name)

/** A stored change as people read it: records by their names, keys of ours in words, and nothing that was empty before and after. */
export function entryInWords(
  { from, to, ...about }: Pick<AuditEntry, 'action' | 'from' | 'to' | 'names'>,
  settings: SettingNames,
): Pick<AuditEntry, 'from' | 'to'> {
  const known = { ...about, ...settings }
  const [before, after] = [told(from, known), told(stageMove(to), known)]
  if (!isRecord(before) || !isRecord(after)) return { from: before, to: after }
  for (const name of Object.keys({ ...before, ...after }))
    if (isEmpty(before[name]) && isEmpty(after[name])) {
      delete before[name]
      delete after[name]
    }
  return { from: before, to: after }
}

/** A stage change is stored as its two ends. */
function stageMove(to: unknown): unknown {
  if (!isRecord(to) || typeof to['to'] !== 'string' || !('from' in to)) return to
  const { to: stage, from: _before, ...rest } = to
  return { stage, ...rest }
}

type Known = Pick<AuditEntry, 'action' | 'names'> & SettingNames

function told(values: unknown, known: Known): unknown {
  if (values === null || values === undefined) return {}
  if (!isRecord(values)) return values
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
      const named = namedIds[name]
      if (named && typeof value === 'string') {
        const found = known.names[value]
        return found ? [[named.label, found]] : []
      }
      if (named || isForUs(name)) return []
      return [[labels[name] ?? fieldName(name), valueOf(name, value, known)]]
    }),
  )
}

function valueOf(name: string, value: unknown, known: Known): unknown {
  const { action, stageName, sectorName } = known
  // The filter of a saved view.
  if (name === 'query' && isRecord(value)) return told(value, known)
  if (name === 'value' && typeof value === 'number') return money(value)
  if (typeof value !== 'string') return value
  if (name === 'stage') return stageName(value)
  if (name === 'sector') return sectorName(value)
  if (action === 'lead.activity' && name === 'kind')
    return Object.entries(activityNames).find(([key]) => key === value)?.[1] ?? value
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return longDate(value)
  return words[name]?.[value] ?? value
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
