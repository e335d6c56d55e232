import type { CustomField } from '#features/custom-fields/custom-field.schema.ts'
import type { ImportFieldName, NewLeadFacts } from '#features/leads/import-fields.ts'
import { sources, type Source } from '#features/leads/lead.schema.ts'
import { sourceNames } from '#features/leads/lead-words.ts'
import { contactsOfCell } from '#features/leads/export/contacts-cell.ts'
import { interestOfCell } from '#features/leads/export/interest-cell.ts'
import { notesOfCell } from '#features/leads/export/notes-cell.ts'
import type { StageBook } from '#features/leads/stages/stage-book.ts'
import { isLost, type Stage } from '#features/leads/stages/stage-kind.ts'
import { dateOf } from './file-date.ts'
import type { ReadSector } from './sector-words.ts'
import { isOnlyOpen, stageOf } from './stage-words.ts'

/** How the file writes what can be read in two ways, what the time is, and the stages and sectors there are. */
export interface Reading {
  monthFirst: boolean
  now: Date
  book: StageBook
  sectorOf: ReadSector
  /** The firm’s own fields of a lead. */
  own: readonly CustomField[]
}

/** The cells of a row by their fields. */
export type Told = Partial<Record<ImportFieldName, string>>

/** “Ann Byrne (ann@castings.example)”, as HubSpot names a person who belongs to a deal. */
const withAddress = /\(([^()\s@]{1,64}@[^()\s@]{1,255})\)$/

/**
 * A row with one person, one address, one company and a value in pounds, as a lead has them. Everything else becomes notes, and so
 * is a value in another currency.
 */
export function withPerson(raw: Told): { told: Told; notes: string[] } {
  const told = { ...raw }
  const notes: string[] = []
  // A file of our own has one of each, and what looks like a list there is a name.
  if (told.id) return { told, notes }
  const keep = (what: string, text: string) => notes.push(`${what} in the file: ${text}`)
  const people = told.name?.split(';').map((one) => one.trim()) ?? []
  const first = withAddress.exec(people[0] ?? '')
  if (first) {
    told.name = first.input.slice(0, first.index).trim()
    told.email ??= first[1]
    if (people.length > 1) keep('Other people', people.slice(1).join('; '))
  }
  const full = [told.firstName, told.lastName].filter(Boolean).join(' ')
  if (!told.name && full) told.name = full
  const addresses = told.email?.split(/[;,\s]+/).filter((one) => one.includes('@')) ?? []
  if (addresses.length > 1) {
    told.email = addresses[0]
    keep('Other addresses', addresses.slice(1).join(', '))
  }
  const companies = told.company?.split(';').map((one) => one.trim()) ?? []
  if (companies.length > 1) {
    told.company = companies[0]
    keep('Other companies', companies.slice(1).join('; '))
  }
  const { value, currency } = told
  if (value && (isOther(currency) || /[$€¥]|\b(?!GBP)[A-Z]{3}\b/.test(value))) {
    keep('Value', [value, currency].filter(Boolean).join(' '))
    delete told.value
  }
  return { told, notes }
}

const isOther = (currency: string | undefined) =>
  currency !== undefined && !/^(?:GBP|£|pounds?)$/i.test(currency)

/** What a row tells of a new lead beside its fields. What isn't understood becomes a note, so that nothing is lost. */
export function factsOf(told: Told, notes: string[], { monthFirst, now, book }: Reading): NewLeadFacts {
  const facts: NewLeadFacts = { notes: [...notes] }
  const keep = (what: string, text: string) => facts.notes.push(`${what} in the file: ${text}`)
  const stages = (['stage', 'status'] as const).flatMap((field) => {
    const text = told[field]
    if (!text || (field === 'status' && isOnlyOpen(text))) return []
    const stage = stageOf(text, book)
    if (!stage) keep(field === 'stage' ? 'Stage' : 'Status', text)
    return stage ? [stage] : []
  })
  const stage = furthest(stages, book)
  if (stage) facts.stage = stage
  if (told.lostReason) {
    if (stage && isLost(stage)) facts.lostReason = told.lostReason.slice(0, 500)
    else keep('Lost because', told.lostReason)
  }
  if (told.lossDetails) {
    if (stage && isLost(stage)) facts.lossDetails = told.lossDetails.slice(0, 500)
    else keep('Details of the loss', told.lossDetails)
  }
  if (told.owner) facts.owner = told.owner
  if (told.source) facts.source = sourceOf(told.source) ?? { words: told.source.slice(0, 200) }
  for (const [field, { name, isPast }] of moments) {
    const text = told[field]
    const date = text && dateOf(text, monthFirst)
    if (date && (!isPast || date <= now.toISOString())) facts[field] = date
    else if (text) keep(name, text)
  }
  if (told.companyRecord) facts.companyRecord = told.companyRecord.slice(0, 150)
  const [main] = contactsOfCell(told.mainContact ?? '')
  if (main) facts.mainContact = main
  const others = contactsOfCell(told.otherContacts ?? '')
  if (others.length > 0) facts.otherContacts = others
  if (told.interest) facts.signals = interestOfCell(told.interest, now)
  const utm = marks.flatMap(([field, mark]) => (told[field] ? [[mark, told[field].slice(0, 200)]] : []))
  if (utm.length > 0) facts.marks = Object.fromEntries(utm)
  if (told.marketing) {
    const wants = { agreed: true, declined: false }[told.marketing.toLowerCase()]
    if (wants === undefined) keep('News by email', told.marketing)
    else facts.wantsNews = wants
  }
  const dated = notesOfCell(told.notes ?? '')
  if (dated.length > 0) facts.datedNotes = dated
  else if (told.notes) facts.notes.unshift(told.notes)
  return facts
}

/** Instants, and whether they can’t be ahead of now. */
const moments = [
  ['createdAt', { name: 'Created', isPast: true }],
  ['inStageSince', { name: 'In its stage since', isPast: true }],
  ['lastActivityAt', { name: 'Last activity', isPast: true }],
  ['replyDueAt', { name: 'Reply due', isPast: false }],
  ['firstReplyAt', { name: 'First reply', isPast: true }],
  ['retainUntil', { name: 'Kept until', isPast: false }],
] as const

const marks = [
  ['campaign', 'campaign'],
  ['campaignSource', 'source'],
  ['campaignMedium', 'medium'],
  ['campaignTerm', 'term'],
  ['campaignContent', 'content'],
] as const

/** Of a stage and a status the one that says more; that something ended says most. */
function furthest(list: Stage[], { progressOf }: StageBook): Stage | undefined {
  return list.find(isLost) ?? list.toSorted((a, b) => progressOf(b) - progressOf(a))[0]
}

const sourceOf = (text: string): Source | undefined =>
  sources.find((source) => sourceNames[source].toLowerCase() === text.toLowerCase())
