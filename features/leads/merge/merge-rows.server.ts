import { isDeepStrictEqual } from 'node:util'
import type { CustomValues } from '#features/custom-fields/custom-field.schema.ts'
import { uniteCustom } from '#features/custom-fields/custom-values.server.ts'
import type { Consent, Touch } from '#features/leads/lead.schema.ts'
import { isOpen, type Stage } from '#features/leads/stages/stage-kind.ts'
import type { Lead } from '#features/leads/lead.table.server.ts'
import { engagementMass, fitOf, type Signal, type Signals, type Targets } from '#features/leads/lead-score.ts'
import { mergeFields, type Choices, type MergeField, type Side } from './merge.schema.ts'

/** Both leads as they were, the survivor as it became, and the ids of what moved over, by kind. */
export interface MergeSnapshot {
  survivor: StoredLead
  other: StoredLead
  merged: StoredLead
  moved: Record<string, string[]>
}

/** How far a stage has come among the others. */
type Progress = (stage: Stage) => number

type Stored<T> = T extends Date ? string : T
/** One that was merged before leads had fields of the firm’s own has none. */
export type StoredLead = { [Name in Exclude<keyof Lead, 'custom'>]: Stored<Lead[Name]> } & {
  custom?: CustomValues
}

const textOf = (date: Date | null) => date && date.toISOString()
/** What an earlier release stored lacks newer columns. */
const dateOf = (text: string | null | undefined) => (text ? new Date(text) : null)

/** A row as JSON keeps it. */
export function storeLead(lead: Lead): StoredLead {
  return {
    ...lead,
    createdAt: lead.createdAt.toISOString(),
    updatedAt: lead.updatedAt.toISOString(),
    replySince: textOf(lead.replySince),
    replyRiskAt: textOf(lead.replyRiskAt),
    replyDueAt: textOf(lead.replyDueAt),
    firstReplyAt: textOf(lead.firstReplyAt),
    lastActivityAt: lead.lastActivityAt.toISOString(),
    retainUntil: lead.retainUntil.toISOString(),
    anonymisedAt: textOf(lead.anonymisedAt),
  }
}

export function restoreLead(stored: StoredLead): Lead {
  return {
    ...stored,
    custom: stored.custom ?? {},
    createdAt: new Date(stored.createdAt),
    updatedAt: new Date(stored.updatedAt),
    replySince: dateOf(stored.replySince),
    replyRiskAt: dateOf(stored.replyRiskAt),
    replyDueAt: dateOf(stored.replyDueAt),
    firstReplyAt: dateOf(stored.firstReplyAt),
    lastActivityAt: new Date(stored.lastActivityAt),
    retainUntil: new Date(stored.retainUntil),
    anonymisedAt: dateOf(stored.anonymisedAt),
  }
}

/** The columns that one choice decides. */
const columnsOf = {
  name: ['name'],
  email: ['email', 'emailKey', 'domain'],
  company: ['company'],
  phone: ['phone', 'phoneKey'],
  sector: ['sector'],
  companySize: ['companySize'],
  country: ['country'],
  problem: ['problem'],
  value: ['value'],
  expectedClose: ['expectedClose'],
  owner: ['ownerId', 'ownerName'],
  stage: ['stage', 'lossReasonId', 'lostReason'],
} as const satisfies Record<MergeField, readonly (keyof Lead)[]>

const isWaiting = (lead: Lead) => lead.replyDueAt !== null && lead.firstReplyAt === null && isOpen(lead.stage)

/** What is proposed: what the survivor knows, its gaps filled; the stage that is further on, unless someone still waits for a reply. */
export function proposeChoices(survivor: Lead, other: Lead, progressOf: Progress): Record<MergeField, Side> {
  const choices = Object.fromEntries(
    mergeFields.map((field) => [
      field,
      isEmpty(survivor, field) && !isEmpty(other, field) ? 'other' : 'survivor',
    ]),
  )
  const waits = [survivor, other].filter(isWaiting)
  const further = progressOf(other.stage) > progressOf(survivor.stage) ? 'other' : 'survivor'
  const stage =
    waits.length === 1 && !isOpen((further === 'other' ? other : survivor).stage)
      ? waits[0] === other
        ? 'other'
        : 'survivor'
      : further
  // Every field is in the list that this was made from.
  return { ...choices, stage } as Record<MergeField, Side>
}

const isEmpty = (lead: Lead, field: MergeField) => {
  const value = lead[columnsOf[field][0]]
  return value === null || value === ''
}

/** The survivor as it becomes: chosen fields, and by rule the rest: sets united, first touch the earlier, reply clock the strictest. */
export function mergeRows(
  survivor: Lead,
  other: Lead,
  choices: Choices,
  { progressOf, targets }: { progressOf: Progress; targets: Targets },
): Lead {
  const sides = { ...proposeChoices(survivor, other, progressOf), ...choices }
  const chosen = Object.fromEntries(
    mergeFields.flatMap((field) => {
      const from = sides[field] === 'other' ? other : survivor
      return columnsOf[field].map((column) => [column, from[column]])
    }),
  )
  const [first, second] = startOf(other) < startOf(survivor) ? [other, survivor] : [survivor, other]
  const signals = latestSignals(survivor.signals, other.signals)
  const merged: Lead = {
    ...survivor,
    ...chosen,
    ...strictestClock(survivor, other),
    createdAt: first.createdAt < second.createdAt ? first.createdAt : second.createdAt,
    source: first.source,
    firstTouch: first.firstTouch,
    lastTouch: laterTouch(survivor, other),
    consents: uniteConsents(survivor.consents, other.consents),
    tags: [...new Set([...survivor.tags, ...other.tags])],
    custom: uniteCustom(survivor.custom, other.custom),
    signals,
    engagementMass: engagementMass(signals),
    lastActivityAt: later(survivor.lastActivityAt, other.lastActivityAt),
    retainUntil: later(survivor.retainUntil, other.retainUntil),
  }
  return { ...merged, fit: fitOf(merged, targets) }
}

const later = (a: Date, b: Date) => (a > b ? a : b)
const startOf = (lead: Lead) =>
  lead.firstTouch.at ? Date.parse(lead.firstTouch.at) : lead.createdAt.getTime()

function laterTouch(survivor: Lead, other: Lead): Touch {
  const at = (lead: Lead) =>
    lead.lastTouch.at ? Date.parse(lead.lastTouch.at) : lead.lastActivityAt.getTime()
  if (Object.keys(survivor.lastTouch).length === 0) return other.lastTouch
  if (Object.keys(other.lastTouch).length === 0) return survivor.lastTouch
  return at(other) > at(survivor) ? other.lastTouch : survivor.lastTouch
}

/** One of a kind. A refusal or withdrawal of either stays, however often the other one agreed; among agreements the latest. */
export function uniteConsents(a: readonly Consent[], b: readonly Consent[]): Consent[] {
  const kinds = [...new Set([...a, ...b].map(({ kind }) => kind))]
  return kinds.flatMap((kind) => {
    const all = [...a, ...b].filter((one) => one.kind === kind)
    const refused = all.filter(({ given }) => !given)
    const latest = (refused.length > 0 ? refused : all).toSorted(
      (one, two) => Date.parse(two.at) - Date.parse(one.at),
    )
    return latest.slice(0, 1)
  })
}

function latestSignals(a: Signals, b: Signals): Signals {
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  // The names are those of signals: they come from two of them.
  const pairs = ([...names] as Signal[]).map((name) => [
    name,
    [a[name], b[name]].filter(Boolean).toSorted().at(-1),
  ])
  return Object.fromEntries(pairs)
}

/** Of clocks that run the one that ends first; else one that was late, else the survivor's. */
function strictestClock(survivor: Lead, other: Lead) {
  const both = [survivor, other].filter(({ replyDueAt }) => replyDueAt !== null)
  const due = (lead: Lead) => lead.replyDueAt?.getTime() ?? Number.POSITIVE_INFINITY
  const waiting = both.filter(isWaiting).toSorted((a, b) => due(a) - due(b))
  const late = both.find((lead) => lead.firstReplyAt && lead.firstReplyAt.getTime() > due(lead))
  const { replySince, replyDueAt, replyRiskAt, firstReplyAt } = waiting[0] ?? late ?? both[0] ?? survivor
  return { replySince, replyDueAt, replyRiskAt, firstReplyAt }
}

const clock = ['replySince', 'replyDueAt', 'replyRiskAt', 'firstReplyAt'] as const
const restorable = [
  ...mergeFields.map((field) => ({
    name: field as string,
    columns: columnsOf[field] as readonly (keyof Lead)[],
  })),
  ...(
    ['createdAt', 'source', 'firstTouch', 'lastTouch', 'signals', 'lastActivityAt', 'retainUntil'] as const
  ).map((name) => ({ name: name as string, columns: [name] as readonly (keyof Lead)[] })),
]

export interface Unmerged {
  survivor: Lead
  other: Lead
  /** Choosable fields that someone changed since: they stay with the survivor as they are. */
  kept: string[]
}

/**
 * Both leads apart again. Each field of the survivor goes back to what it was unless it was changed since the merge. A reply given since
 * counts for both, and what either refused since stays refused for both.
 */
export function unmergeRows(now: Lead, snapshot: MergeSnapshot, targets: Targets): Unmerged {
  const before = restoreLead(snapshot.survivor)
  const merged = restoreLead(snapshot.merged)
  const other = restoreLead(snapshot.other)
  const isUntouched = (columns: readonly (keyof Lead)[]) =>
    columns.every((column) => isDeepStrictEqual(now[column], merged[column]))

  const back: Partial<Lead> = {}
  const kept: string[] = []
  for (const { name, columns } of restorable) {
    if (isUntouched(columns))
      Object.assign(back, Object.fromEntries(columns.map((column) => [column, before[column]])))
    else if (mergeFields.some((field) => field === name)) kept.push(name)
  }
  if (isUntouched(clock))
    Object.assign(back, Object.fromEntries(clock.map((column) => [column, before[column]])))
  const replied = now.firstReplyAt && !merged.firstReplyAt ? now.firstReplyAt : null
  if (replied && now.replyDueAt?.getTime() === merged.replyDueAt?.getTime() && before.replyDueAt) {
    Object.assign(back, {
      replyDueAt: before.replyDueAt,
      replySince: before.replySince,
      replyRiskAt: before.replyRiskAt,
      firstReplyAt: before.firstReplyAt ?? replied,
    })
  }
  const refusedSince = now.consents.filter(
    (one) => !one.given && !merged.consents.some((known) => isDeepStrictEqual(known, one)),
  )
  const isSameConsents = isDeepStrictEqual(now.consents, merged.consents)
  const survivor: Lead = {
    ...now,
    ...back,
    custom: unmergeCustom(now.custom, before.custom, merged.custom),
    tags: now.tags.filter((tag) => before.tags.includes(tag) || !merged.tags.includes(tag)),
    consents: isSameConsents ? before.consents : now.consents,
  }
  const rescored = {
    ...survivor,
    fit: fitOf(survivor, targets),
    engagementMass: engagementMass(survivor.signals),
  }
  return {
    survivor: rescored,
    other: {
      ...other,
      fit: fitOf(other, targets),
      ...(replied && other.replyDueAt && !other.firstReplyAt ? { firstReplyAt: replied } : {}),
      consents: refusedSince.length > 0 ? uniteConsents(other.consents, refusedSince) : other.consents,
    },
    kept,
  }
}

/** Each field goes back to what it was unless it was changed since. */
function unmergeCustom(now: CustomValues, before: CustomValues, merged: CustomValues): CustomValues {
  const ids = [...new Set([...Object.keys(now), ...Object.keys(merged)])]
  const back = ids.map((id) => [id, now[id] === merged[id] ? before[id] : now[id]] as const)
  return Object.fromEntries(
    back.flatMap(([id, value]) => (value === undefined ? [] : [[id, value] as const])),
  )
}
