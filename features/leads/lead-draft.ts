import { z } from 'zod/mini'
import { changedIn, mergeDrafts } from '#lib/merge-drafts.ts'
import { readPounds } from '#lib/written-number.ts'
import type { LeadDetail } from './lead-answer.schema.ts'
import { leadFields, type LeadFields } from './lead.schema.ts'

export type FieldName = keyof LeadFields
export const fieldNames = z.keyof(leadFields).options

/** What a form holds while someone types: a line of text for each field. */
export type Draft = Record<FieldName, string>

export const emptyDraft: Draft = {
  name: '',
  email: '',
  company: '',
  phone: '',
  sector: '',
  companySize: '',
  country: '',
  problem: '',
  value: '',
  expectedClose: '',
  tags: '',
  ownerId: '',
}

export const fieldLabels: Record<FieldName, string> = {
  name: 'Name',
  email: 'Email',
  company: 'Company',
  phone: 'Phone',
  sector: 'Sector',
  companySize: 'Company size',
  country: 'Country',
  problem: 'Problem to solve',
  value: 'Value',
  expectedClose: 'Expected close',
  tags: 'Tags',
  ownerId: 'Owner',
}

export function draftOf(lead: LeadDetail): Draft {
  return {
    name: lead.name,
    email: lead.email ?? '',
    company: lead.company,
    phone: lead.phone ?? '',
    sector: lead.sector ?? '',
    companySize: lead.companySize ?? '',
    country: lead.country ?? '',
    problem: lead.problem ?? '',
    value: lead.value === null ? '' : String(lead.value),
    expectedClose: lead.expectedClose ?? '',
    tags: lead.tags.join(', '),
    ownerId: lead.ownerId ?? '',
  }
}

type Parsed =
  | { isValid: true; changes: Partial<LeadFields> }
  | { isValid: false; errors: Partial<Record<FieldName, string>> }

/** The fields that differ from `base` as the API takes them, or a message a field. */
export function parseDraft(draft: Draft, base: Draft): Parsed {
  const parsed = leadFields.safeParse({
    ...draft,
    email: draft.email.trim() || null,
    phone: draft.phone.trim() || null,
    sector: draft.sector || null,
    companySize: draft.companySize || null,
    country: draft.country.trim() || null,
    problem: draft.problem.trim() || null,
    value: draft.value.trim() ? (readPounds(draft.value) ?? Number.NaN) : null,
    expectedClose: draft.expectedClose || null,
    tags: draft.tags
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    ownerId: draft.ownerId || null,
  })
  if (!parsed.success) {
    const errors: Partial<Record<FieldName, string>> = {}
    for (const { path, message } of parsed.error.issues) {
      const field = fieldNames.find((name) => name === path[0])
      if (field)
        errors[field] ??= field === 'value' && message.startsWith('Invalid') ? 'A number of pounds' : message
    }
    return { isValid: false, errors }
  }
  const names: readonly string[] = changedIn(fieldNames, draft, base)
  return {
    isValid: true,
    changes: Object.fromEntries(Object.entries(parsed.data).filter(([name]) => names.includes(name))),
  }
}

/** `mergeDrafts` of a lead. */
export const mergeLeadDrafts = (base: Draft, mine: Draft, current: Draft) =>
  mergeDrafts(fieldNames, base, mine, current)
