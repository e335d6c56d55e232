import type { SupplierColumn } from '#features/suppliers/import-fields.ts'
import {
  archiveHeadings,
  bare,
  creationHeadings,
  fieldsByName,
  holdsOwnIds,
} from '#features/lead-import/headings.ts'
import type { Mapping } from '#features/lead-import/lead-import.schema.ts'

/** Names that columns have in lists of freelancers and agencies, without blanks and marks, and in our own export. */
const names: Record<SupplierColumn, readonly string[]> = {
  id: ['id', 'supplierid'],
  legalName: [
    'legalname',
    'supplier',
    'suppliername',
    'company',
    'companyname',
    'organisation',
    'organization',
    'firm',
    'agency',
    'agencyname',
    'business',
    'businessname',
    'tradingname',
  ],
  contactName: [
    'contact',
    'contactname',
    'contactperson',
    'fullname',
    'person',
    'consultant',
    'contractor',
    'freelancer',
  ],
  firstName: ['firstname', 'givenname', 'forename'],
  lastName: ['lastname', 'familyname', 'surname'],
  type: ['type', 'kind', 'suppliertype', 'category', 'legalform'],
  contactEmail: ['email', 'emailaddress', 'mail', 'mailbox', 'mailaddress', 'contactemail', 'workemail'],
  contactPhone: [
    'phone',
    'phonenumber',
    'telephone',
    'tel',
    'mobile',
    'mobilephone',
    'contactphone',
    'mobilenumber',
  ],
  roles: ['roles', 'role', 'jobtitle', 'position', 'discipline', 'profession', 'specialism', 'speciality'],
  skills: [
    'skills',
    'skill',
    'keyskills',
    'skillset',
    'technologies',
    'techstack',
    'stack',
    'tools',
    'expertise',
    'competencies',
  ],
  seniority: ['seniority', 'senioritylevel', 'level', 'grade', 'experiencelevel'],
  dayRate: [
    'dayrate',
    'dailyrate',
    'rate',
    'rateperday',
    'rateday',
    'dayrategbp',
    'dayrateingbp',
    'costperday',
    'gbpday',
  ],
  location: ['location', 'place', 'city', 'town', 'basedin', 'base'],
  country: ['country', 'countryregion', 'countrycode'],
  remote: [
    'works',
    'wheretheywork',
    'workplace',
    'workmode',
    'workingmode',
    'remote',
    'remoteonsite',
    'onsiteremote',
  ],
  availableFrom: [
    'availablefrom',
    'available',
    'availability',
    'availabilitydate',
    'availabledate',
    'earlieststart',
    'startdate',
    'freefrom',
  ],
  capacity: ['people', 'capacity', 'headcount', 'numberofpeople', 'teamsize'],
  supplierStatus: ['status', 'supplierstatus'],
  statusReason: ['why', 'reason', 'statusreason'],
  archivedAt: archiveHeadings,
  createdAt: creationHeadings,
  notes: ['notes', 'note', 'comments', 'comment', 'remarks'],
}

const fieldOfName = fieldsByName(names)

/** The field that each column fills, by its name; no field twice, and the first column of a name wins. A plain “Name” is that of the person where another column has the firm. */
export function suggestSupplierMapping(header: readonly string[], sample: readonly string[][]): Mapping {
  const found = header.map((name) => fieldOfName.get(bare(name)))
  const ofName = found.includes('legalName') && !found.includes('contactName') ? 'contactName' : 'legalName'
  const taken = new Set<SupplierColumn>()
  return header.map((name, column) => {
    const field = bare(name) === 'name' ? ofName : found[column]
    if (!field || taken.has(field)) return null
    if (field === 'id' && !holdsOwnIds(column, header, sample)) return null
    taken.add(field)
    return field
  })
}
