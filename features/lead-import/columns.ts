import type { ImportFieldName } from '#features/leads/import-fields.ts'
import { bare, creationHeadings, fieldsByName, holdsOwnIds } from './headings.ts'
import type { Mapping } from './lead-import.schema.ts'

/** Names that columns have in exports of common programs, without blanks and marks: HubSpot, Pipedrive (“Deal - Title”), Twenty, Excel, our own. */
const names: Record<ImportFieldName, readonly string[]> = {
  id: ['id', 'leadid', 'recordid'],
  name: [
    'name',
    'fullname',
    'contact',
    'contactname',
    'contactperson',
    'dealcontactperson',
    'leadcontactperson',
    'associatedcontact',
    'pointofcontact',
    'person',
    'personname',
    'leadname',
    'yourname',
    'displayname',
  ],
  firstName: ['firstname', 'givenname', 'forename', 'namefirstname', 'personfirstname'],
  lastName: ['lastname', 'familyname', 'surname', 'namelastname', 'personlastname'],
  email: [
    'email',
    'emailaddress',
    'emails',
    'mail',
    'workemail',
    'businessemail',
    'email1value',
    'primaryemail',
    'emailsprimaryemail',
    'personemail',
    'personemailwork',
    'personemailhome',
    'personemailother',
  ],
  company: [
    'company',
    'companyname',
    'organisation',
    'organization',
    'organizationname',
    'dealorganization',
    'leadorganization',
    'personorganization',
    'associatedcompany',
    'account',
    'accountname',
    'employer',
    'firm',
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
    'businessphone',
    'phone1value',
    'phonesprimaryphonenumber',
    'personphone',
    'personphonework',
    'personphonemobile',
  ],
  sector: ['sector', 'industry', 'branch'],
  companySize: ['companysize', 'size', 'employees', 'numberofemployees', 'headcount', 'noofemployees'],
  country: ['country', 'countryregion', 'countrycode', 'land'],
  problem: [
    'problem',
    'problemtosolve',
    'dealname',
    'dealtitle',
    'leadtitle',
    'title',
    'description',
    'message',
    'need',
  ],
  value: [
    'value',
    'dealvalue',
    'leadvalue',
    'amount',
    'amountamount',
    'dealsize',
    'expectedrevenue',
    'annualvalue',
  ],
  currency: [
    'currency',
    'dealcurrencycode',
    'dealcurrencyofvalue',
    'leadcurrencyofvalue',
    'currencyofvalue',
    'amountcurrency',
  ],
  expectedClose: [
    'expectedclose',
    'expectedclosedate',
    'closedate',
    'closingdate',
    'dealclosedate',
    'dealexpectedclosedate',
    'leadexpectedclosedate',
  ],
  tags: [
    'tags',
    'tag',
    'labels',
    'label',
    'deallabel',
    'leadlabels',
    'personlabel',
    'keywords',
    'categories',
  ],
  stage: ['stage', 'dealstage', 'lifecyclestage', 'pipelinestage', 'leadstage'],
  status: ['status', 'dealstatus', 'leadstatus'],
  lostReason: ['lostbecause', 'lostreason', 'deallostreason', 'closedlostreason', 'lossreason'],
  companyRecord: ['companyrecord'],
  mainContact: ['maincontact'],
  otherContacts: ['othercontacts'],
  inStageSince: ['instagesince'],
  lossDetails: ['lossdetails'],
  interest: ['signsofinterest'],
  campaign: ['campaign', 'utmcampaign', 'campaignname'],
  campaignSource: ['campaignsource', 'utmsource'],
  campaignMedium: ['campaignmedium', 'utmmedium'],
  campaignTerm: ['campaignterm', 'utmterm'],
  campaignContent: ['campaigncontent', 'utmcontent'],
  marketing: ['marketing'],
  lastActivityAt: ['lastactivity'],
  replyDueAt: ['replydue'],
  firstReplyAt: ['firstreply'],
  retainUntil: ['keptuntil'],
  owner: [
    'owner',
    'contactowner',
    'dealowner',
    'leadowner',
    'personowner',
    'companyowner',
    'accountowner',
    'assignee',
    'assignedto',
  ],
  source: [
    'source',
    'leadsource',
    'originalsource',
    'originaltrafficsource',
    'dealsource',
    'leadsourceid',
    'sourcename',
  ],
  createdAt: [
    ...creationHeadings,
    'dealcreated',
    'dealdealcreated',
    'leadcreated',
    'leadleadcreated',
    'personcreated',
    'personpersoncreated',
  ],
  notes: ['notes', 'note', 'comments', 'leadnote', 'dealnote', 'personnote'],
}

const fieldOfName = fieldsByName(names)
const people = ['associatedcontact', 'pointofcontact', 'contactperson', 'contactname']

/** The field that each column fills, by its name; no field twice, and the first column of a name wins. `sample` are the first rows. */
export function suggestMapping(header: readonly string[], sample: readonly string[][]): Mapping {
  const keys = header.map(bare)
  // Where the person has a column of their own, “Name” is what the opportunity is called.
  const isOpportunity = keys.some((key) => people.includes(key))
  const isOurs = keys.includes('id')
  const taken = new Set<ImportFieldName>()
  return keys.map((key, column) => {
    const named = isOpportunity && key === 'name' ? 'problem' : fieldOfName.get(key)
    // Of another program’s file, it is the person.
    const field = named === 'mainContact' && !isOurs ? 'name' : named
    if (!field || taken.has(field)) return null
    if (field === 'id' && !holdsOwnIds(column, header, sample)) return null
    taken.add(field)
    return field
  })
}
