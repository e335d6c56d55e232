import type { personColumnNames } from '#features/leads/companies/import-people-fields.ts'
import {
  archiveHeadings,
  bare,
  creationHeadings,
  fieldsByName,
  holdsOwnIds,
} from '#features/lead-import/headings.ts'
import type { Mapping } from '#features/lead-import/lead-import.schema.ts'

type PersonColumn = (typeof personColumnNames)[number]

/** Names that columns have in exports of people, without blanks and marks: HubSpot, Pipedrive (“Person - Name”), Twenty (“Emails / Primary Email”), our own. */
const names: Record<PersonColumn, readonly string[]> = {
  id: ['id', 'personid', 'recordid'],
  name: ['name', 'fullname', 'contact', 'contactname', 'person', 'personname', 'displayname'],
  firstName: ['firstname', 'givenname', 'forename', 'namefirstname', 'personfirstname'],
  lastName: ['lastname', 'familyname', 'surname', 'namelastname', 'personlastname'],
  jobTitle: ['jobtitle', 'position', 'role', 'title', 'personjobtitle'],
  email: [
    'email',
    'emailaddress',
    'emails',
    'mail',
    'workemail',
    'primaryemail',
    'emailsprimaryemail',
    'personemail',
    'personemailwork',
  ],
  phone: [
    'phone',
    'phones',
    'phonenumber',
    'telephone',
    'tel',
    'mobile',
    'mobilephone',
    'mobilephonenumber',
    'phonesprimaryphonenumber',
    'personphone',
    'personphonework',
    'personphonemobile',
  ],
  company: [
    'company',
    'companyname',
    'organisation',
    'organization',
    'organizationname',
    'personorganization',
    'associatedcompany',
    'account',
    'employer',
    'firm',
  ],
  notes: ['notes', 'note', 'comments', 'personnote'],
  archivedAt: archiveHeadings,
  createdAt: [...creationHeadings, 'personcreated', 'personpersoncreated'],
}

const fieldOfName = fieldsByName(names)

/** The field that each column fills, by its name; no field twice, and the first column of a name wins. */
export function suggestPersonMapping(header: readonly string[], sample: readonly string[][]): Mapping {
  const taken = new Set<PersonColumn>()
  return header.map((name, column) => {
    const field = fieldOfName.get(bare(name))
    if (!field || taken.has(field)) return null
    if (field === 'id' && !holdsOwnIds(column, header, sample)) return null
    taken.add(field)
    return field
  })
}
