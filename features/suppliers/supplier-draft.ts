import { z } from 'zod/mini'
import { roleNames, roleSlugs } from '#config/roles.ts'
import { changedIn } from '#lib/merge-drafts.ts'
import { readRate } from './day-rate.ts'
import type { SupplierDetail } from './supplier-answer.schema.ts'
import { supplierFields, type SupplierFields } from './supplier.schema.ts'

export type FieldName = keyof SupplierFields
export const fieldNames = z.keyof(supplierFields).options

/** What a form holds while someone types: a line of text for each field; roles by their slugs, with commas. */
export type Draft = Record<FieldName, string>

export const emptyDraft: Draft = {
  type: 'own_company',
  legalName: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  roles: '',
  skills: '',
  seniority: 'senior',
  dayRate: '',
  location: '',
  remote: 'hybrid',
  availableFrom: '',
  capacity: '1',
  notes: '',
}

export const fieldLabels: Record<FieldName, string> = {
  type: 'Type',
  legalName: 'Legal name',
  contactName: 'Contact',
  contactEmail: 'Email',
  contactPhone: 'Phone',
  roles: 'Roles',
  skills: 'Skills',
  seniority: 'Seniority',
  dayRate: 'Day rate, £',
  location: 'Location',
  remote: 'Where they work',
  availableFrom: 'Available from',
  capacity: 'Capacity',
  notes: 'Notes',
}

export function draftOf(supplier: SupplierDetail): Draft {
  return {
    type: supplier.type,
    legalName: supplier.legalName,
    contactName: supplier.contactName,
    contactEmail: supplier.contactEmail,
    contactPhone: supplier.contactPhone ?? '',
    roles: joinRoles(supplier.roles),
    skills: supplier.skills.join(', '),
    seniority: supplier.seniority,
    dayRate: supplier.dayRate === null ? '' : String(supplier.dayRate),
    location: supplier.location,
    remote: supplier.remote,
    availableFrom: supplier.availableFrom ?? '',
    capacity: String(supplier.capacity),
    notes: supplier.notes ?? '',
  }
}

/** Always in the same order, so that two drafts with the same roles are the same. */
export const joinRoles = (slugs: readonly string[]) =>
  roleSlugs.filter((slug) => slugs.includes(slug)).join(',')

export const rolesInWords = (text: string) =>
  roleSlugs
    .filter((slug) => text.split(',').includes(slug))
    .map((slug) => roleNames[slug])
    .join(', ')

type Parsed =
  | { isValid: true; changes: Partial<SupplierFields> }
  | { isValid: false; errors: Partial<Record<FieldName, string>> }

/** The fields that differ from `base` as the API takes them, or a message a field. */
export function parseDraft(draft: Draft, base: Draft): Parsed {
  const parsed = supplierFields.safeParse({
    ...draft,
    contactPhone: draft.contactPhone.trim() || null,
    roles: listOf(draft.roles),
    skills: listOf(draft.skills),
    dayRate: readRate(draft.dayRate),
    availableFrom: draft.availableFrom || null,
    capacity: Number(draft.capacity.trim() || Number.NaN),
    notes: draft.notes.trim() || null,
  })
  if (!parsed.success) {
    const errors: Partial<Record<FieldName, string>> = {}
    for (const { path, message } of parsed.error.issues) {
      const field = fieldNames.find((name) => name === path[0])
      if (field) errors[field] ??= message
    }
    return { isValid: false, errors }
  }
  const names: readonly string[] = changedIn(fieldNames, draft, base)
  return {
    isValid: true,
    changes: Object.fromEntries(Object.entries(parsed.data).filter(([name]) => names.includes(name))),
  }
}

const listOf = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  ),
]
