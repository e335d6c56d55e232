import type { ImportFieldName } from '#features/leads/import-fields.ts'
import type { Mapping } from './lead-import.schema.ts'

/** Names that columns have in exports of common programs, without blanks and marks. */
const names: Record<ImportFieldName, readonly string[]> = {
  id: ['id', 'leadid', 'recordid'],
  name: ['name', 'fullname', 'contact', 'contactname', 'person', 'leadname', 'yourname', 'displayname'],
  email: ['email', 'emailaddress', 'mail', 'workemail', 'businessemail', 'email1value', 'primaryemail'],
  company: [
    'company',
    'companyname',
    'organisation',
    'organization',
    'account',
    'accountname',
    'employer',
    'firm',
  ],
  phone: [
    'phone',
    'phonenumber',
    'telephone',
    'tel',
    'mobile',
    'mobilephone',
    'businessphone',
    'phone1value',
  ],
  sector: ['sector', 'industry', 'branch'],
  companySize: ['companysize', 'size', 'employees', 'numberofemployees', 'headcount', 'noofemployees'],
  country: ['country', 'countryregion', 'countrycode', 'land'],
  problem: ['problem', 'problemtosolve', 'notes', 'note', 'description', 'message', 'comments', 'need'],
  value: ['value', 'dealvalue', 'amount', 'dealsize', 'expectedrevenue', 'annualvalue'],
  tags: ['tags', 'tag', 'labels', 'label', 'keywords', 'categories'],
}

const bare = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** The field that each column fills, by its name; no field twice, and the first column of a name wins. */
export function suggestMapping(header: readonly string[]): Mapping {
  const free = new Map(
    Object.entries(names).flatMap(([field, list]) => list.map((name) => [name, field as ImportFieldName])),
  )
  const taken = new Set<ImportFieldName>()
  return header.map((name) => {
    const field = free.get(bare(name))
    if (!field || taken.has(field)) return null
    taken.add(field)
    return field
  })
}
