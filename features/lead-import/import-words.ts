import { fieldLabels as labels } from '#features/leads/lead-draft.ts'
import { fieldLabels as ofSuppliers } from '#features/suppliers/supplier-draft.ts'
import type { Counts, Encoding, FieldName, ImportState, RowQuery, Separator } from './lead-import.schema.ts'

export const fieldLabels: Record<FieldName, string> = {
  id: 'ID (from an export)',
  name: labels.name,
  firstName: 'First name',
  lastName: 'Last name',
  email: labels.email,
  company: labels.company,
  domains: 'Mail domains or website',
  jobTitle: 'Position',
  phone: labels.phone,
  sector: labels.sector,
  companySize: labels.companySize,
  country: labels.country,
  problem: labels.problem,
  value: labels.value,
  currency: 'Currency of the value',
  expectedClose: labels.expectedClose,
  tags: labels.tags,
  stage: 'Stage',
  status: 'Status: open, won or lost',
  lostReason: 'Why it was lost',
  companyRecord: 'Company’s record',
  mainContact: 'Main contact (of our export)',
  otherContacts: 'Other contacts (of our export)',
  inStageSince: 'In this stage since',
  lossDetails: 'Details of the loss',
  interest: 'Signs of interest',
  campaign: 'Campaign',
  campaignSource: 'Source of the campaign (utm_source)',
  campaignMedium: 'Medium of the campaign (utm_medium)',
  campaignTerm: 'Term of the campaign (utm_term)',
  campaignContent: 'Content of the campaign (utm_content)',
  marketing: 'News by email: agreed or declined',
  lastActivityAt: 'Last activity',
  replyDueAt: 'Reply due',
  firstReplyAt: 'First reply',
  retainUntil: 'Kept until',
  owner: labels.ownerId,
  source: 'Source',
  createdAt: 'Created on',
  notes: 'Note',
  type: ofSuppliers.type,
  legalName: 'Supplier’s name',
  contactName: 'Contact’s name',
  contactEmail: ofSuppliers.contactEmail,
  contactPhone: ofSuppliers.contactPhone,
  roles: ofSuppliers.roles,
  skills: ofSuppliers.skills,
  seniority: ofSuppliers.seniority,
  dayRate: ofSuppliers.dayRate,
  location: ofSuppliers.location,
  remote: ofSuppliers.remote,
  availableFrom: ofSuppliers.availableFrom,
  capacity: ofSuppliers.capacity,
  supplierStatus: 'Status',
  statusReason: 'Why it was rejected',
  archivedAt: 'In the archive since',
}

/** What a column becomes, by its key; a field of the firm’s own has a name already. */
export const labelOf = (field: string): string =>
  Object.hasOwn(fieldLabels, field) ? fieldLabels[field as FieldName] : field

export const separatorNames: Record<Separator, string> = {
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
  '|': 'Vertical bar',
}

export const encodingNames: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows (1252)',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16, big end first',
}

export const stateNames: Record<ImportState, string> = {
  uploading: 'Being sent',
  reading: 'Being read',
  mapping: 'Columns to match',
  checking: 'Dry run',
  checked: 'Ready to import',
  running: 'Being imported',
  done: 'Imported',
  cancelled: 'Stopped',
  undoing: 'Being undone',
  undone: 'Undone',
  failed: 'Failed',
}

type Kind = NonNullable<RowQuery['only']>

export const kindNames: Record<Kind, string> = {
  create: 'New',
  update: 'Update',
  unchanged: 'Unchanged',
  skip: 'Skipped',
  created: 'Created',
  updated: 'Updated',
  skipped: 'Skipped',
  removed: 'Removed again',
  restored: 'Put back',
  kept: 'Left as it is',
}

/** The kinds that a state tells of, in the order of interest. */
export function kindsOf(state: ImportState): Kind[] {
  if (state === 'undoing' || state === 'undone') return ['removed', 'restored', 'kept']
  if (state === 'checking' || state === 'checked') return ['create', 'update', 'unchanged', 'skip']
  return ['created', 'updated', 'unchanged', 'skipped']
}

export const figure = (value: number) => value.toLocaleString('en-GB')
export const rowsOf = (count: number) => `${figure(count)} ${count === 1 ? 'row' : 'rows'}`

/** "1,204 created, 3 skipped". */
export function countsInWords(state: ImportState, counts: Counts): string {
  const parts = kindsOf(state).flatMap((kind) => {
    const count = counts[kind] ?? 0
    return count > 0 ? `${figure(count)} ${kindNames[kind].toLowerCase()}` : []
  })
  return parts.join(', ')
}
