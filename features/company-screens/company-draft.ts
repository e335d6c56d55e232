import { z } from 'zod/mini'
import {
  companyFields,
  personFields,
  type CompanyDetail,
  type PersonDetail,
} from '#features/leads/companies/company.schema.ts'
import type { Draft, Parsed } from '#features/context/use-record-edit.ts'
import { changedIn } from '#lib/merge-drafts.ts'

export const companyFieldNames = z.keyof(companyFields).options
export type CompanyFieldName = (typeof companyFieldNames)[number]
export const personFieldNames = z.keyof(personFields).options
export type PersonFieldName = (typeof personFieldNames)[number]

export const companyLabels: Record<CompanyFieldName, string> = {
  name: 'Name',
  domains: 'Mail domains',
  sector: 'Sector',
  size: 'Company size',
  country: 'Country',
  notes: 'Notes',
}
export const personLabels: Record<PersonFieldName, string> = {
  name: 'Name',
  jobTitle: 'Position',
  email: 'Email',
  phone: 'Phone',
  companyId: 'Company',
  notes: 'Notes',
}

export const companyDraftOf = (company?: CompanyDetail): Draft<CompanyFieldName> => ({
  name: company?.name ?? '',
  domains: company?.domains.join(', ') ?? '',
  sector: company?.sector ?? '',
  size: company?.size ?? '',
  country: company?.country ?? '',
  notes: company?.notes ?? '',
})

export const personDraftOf = (person?: PersonDetail): Draft<PersonFieldName> => ({
  name: person?.name ?? '',
  jobTitle: person?.jobTitle ?? '',
  email: person?.email ?? '',
  phone: person?.phone ?? '',
  companyId: person?.company?.id ?? '',
  notes: person?.notes ?? '',
})

export function parseCompany(
  draft: Draft<CompanyFieldName>,
  base: Draft<CompanyFieldName>,
): Parsed<CompanyFieldName> {
  const { name, domains, sector, size, country, notes } = draft
  const given = {
    name,
    domains: domains.split(/[\s,;]+/).filter(Boolean),
    sector: sector || null,
    size: size || null,
    country: country.trim() || null,
    notes: notes.trim() || null,
  }
  return parsed(companyFieldNames, companyFields.safeParse(given), draft, base)
}

export function parsePerson(
  draft: Draft<PersonFieldName>,
  base: Draft<PersonFieldName>,
): Parsed<PersonFieldName> {
  const given = {
    name: draft.name,
    jobTitle: draft.jobTitle.trim() || null,
    email: draft.email.trim() || null,
    phone: draft.phone.trim() || null,
    companyId: draft.companyId || null,
    notes: draft.notes.trim() || null,
  }
  return parsed(personFieldNames, personFields.safeParse(given), draft, base)
}

type Answer =
  | { success: true; data: object }
  | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } }

/** The fields that differ from `base` as the API takes them, or a message a field. */
function parsed<Name extends string>(
  names: readonly Name[],
  answer: Answer,
  draft: Draft<Name>,
  base: Draft<Name>,
): Parsed<Name> {
  if (answer.success) {
    const changed: readonly string[] = changedIn(names, draft, base)
    return {
      isValid: true,
      changes: Object.fromEntries(Object.entries(answer.data).filter(([name]) => changed.includes(name))),
    }
  }
  const errors: Partial<Record<Name, string>> = {}
  for (const { path, message } of answer.error.issues) {
    const field = names.find((name) => name === path[0])
    if (field) errors[field] ??= message
  }
  return { isValid: false, errors }
}
