import type { companyColumnNames } from '#features/leads/companies/import-fields.ts'
import {
  archiveHeadings,
  bare,
  creationHeadings,
  fieldsByName,
  holdsOwnIds,
} from '#features/lead-import/headings.ts'
import type { Mapping } from '#features/lead-import/lead-import.schema.ts'

type CompanyColumn = (typeof companyColumnNames)[number]

/** Names that columns have in exports of companies, without blanks and marks: HubSpot, Pipedrive (“Organization - Name”), Twenty (“Domain Name / Link URL”), our own. */
const names: Record<CompanyColumn, readonly string[]> = {
  id: ['id', 'companyid', 'recordid'],
  name: [
    'name',
    'company',
    'companyname',
    'organisation',
    'organisationname',
    'organization',
    'organizationname',
    'account',
    'accountname',
    'firm',
  ],
  domains: [
    'companydomainname',
    'domain',
    'domains',
    'domainname',
    'domainnamelinkurl',
    'maildomain',
    'maildomains',
    'organizationwebsite',
    'website',
    'websiteurl',
    'web',
    'url',
  ],
  sector: ['sector', 'industry', 'branch', 'organizationindustry'],
  companySize: [
    'companysize',
    'size',
    'employees',
    'numberofemployees',
    'organizationnumberofemployees',
    'headcount',
    'noofemployees',
  ],
  country: [
    'country',
    'countryregion',
    'countrycode',
    'land',
    'addresscountry',
    'addressaddresscountry',
    'organizationcountryofaddress',
    'countryofaddress',
  ],
  notes: ['notes', 'note', 'comments', 'description', 'organizationnote', 'aboutus'],
  archivedAt: archiveHeadings,
  createdAt: [...creationHeadings, 'companycreated', 'organizationorganizationcreated'],
}

const fieldOfName = fieldsByName(names)

/** The field that each column fills, by its name; no field twice. Of a domain and a website the domain counts. */
export function suggestCompanyMapping(header: readonly string[], sample: readonly string[][]): Mapping {
  const found = header.map((name) => fieldOfName.get(bare(name)))
  const rank = (column: number) => names.domains.indexOf(bare(header[column] ?? ''))
  const columnOf = new Map<CompanyColumn, number>()
  for (const [column, field] of found.entries()) {
    if (!field || (field === 'id' && !holdsOwnIds(column, header, sample))) continue
    const before = columnOf.get(field)
    if (before === undefined || (field === 'domains' && rank(column) < rank(before)))
      columnOf.set(field, column)
  }
  return found.map((field, column) => (field && columnOf.get(field) === column ? field : null))
}
