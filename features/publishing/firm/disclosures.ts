import type { Identity, IdentityField, MissingDisclosure } from './identity.schema.ts'

export const identityLabels: Record<IdentityField, string> = {
  legalName: 'Legal name',
  registeredIn: 'Registered in',
  companyNumber: 'Company number',
  registeredOffice: 'Registered office',
  postalAddress: 'Address for letters and visits',
  vatNumber: 'VAT number',
  noVat: 'Not registered for VAT',
  icoNumber: 'Registration with the ICO',
  otherRegulators: 'Other registrations and supervisory authorities',
  euRepresentative: 'Representative in the EU',
  noEuRepresentative: 'No representative in the EU is needed',
  insurance: 'Professional indemnity insurance',
}

/** Where letters go; the registered office, if no other address is given. */
export const addressOf = ({ postalAddress, registeredOffice }: Identity) => postalAddress || registeredOffice

function registration({ registeredIn, companyNumber }: Identity): string {
  if (companyNumber && registeredIn) return `Registered in ${registeredIn}, number ${companyNumber}`
  return registeredIn && `Registered in ${registeredIn}`
}

/** Who writes, in a line: for the foot of pages and mails. Empty while there is nothing to say. */
export function senderLine(identity: Identity): string {
  const { legalName, registeredOffice, postalAddress, vatNumber } = identity
  const parts = [
    legalName,
    registration(identity),
    registeredOffice && `Registered office: ${registeredOffice}`,
    postalAddress,
    vatNumber && `VAT ${vatNumber}`,
  ]
  return parts.filter(Boolean).join('. ')
}

export interface Disclosure {
  label: string
  value: string
}

const publicFields = [
  'legalName',
  'registeredIn',
  'companyNumber',
  'registeredOffice',
  'postalAddress',
  'vatNumber',
  'icoNumber',
  'otherRegulators',
  'euRepresentative',
  'insurance',
] as const

/** What is known of the house, by name, in the order in which pages tell it. */
export function disclosuresOf(
  identity: Identity,
  fields: readonly (typeof publicFields)[number][] = publicFields,
): Disclosure[] {
  return fields.flatMap((field) =>
    identity[field] ? [{ label: identityLabels[field], value: identity[field] }] : [],
  )
}

const tradingDisclosures =
  'Company, Limited Liability Partnership and Business (Names and Trading Disclosures) Regulations 2015, regulations 24 and 25'
const irishCompanies = 'Companies Act 2014 (Ireland), section 151'
const eCommerce = 'Electronic Commerce (EC Directive) Regulations 2002, regulation 6'

/** What the law asks a firm's website and letters to tell and nobody has filled in. */
export function missingDisclosures(identity: Identity): MissingDisclosure[] {
  const company = identity.registeredIn === 'Ireland' ? irishCompanies : tradingDisclosures
  const laws: [field: IdentityField, law: string, isSettled?: boolean][] = [
    ['legalName', company],
    ['registeredIn', company],
    ['companyNumber', company],
    ['registeredOffice', company],
    ['postalAddress', eCommerce, addressOf(identity) !== ''],
    ['vatNumber', `${eCommerce}, if you are registered for VAT`, identity.noVat === 'yes'],
    ['icoNumber', 'Data Protection (Charges and Information) Regulations 2018'],
    [
      'euRepresentative',
      'GDPR, Article 27, for people in Ireland and the EU without an establishment there',
      identity.noEuRepresentative === 'yes' || identity.registeredIn === 'Ireland',
    ],
    ['insurance', 'Provision of Services Regulations 2009, regulation 8, where cover is compulsory'],
  ]
  return laws
    .filter(([field, , isSettled]) => !isSettled && identity[field] === '')
    .map(([field, law]) => ({ field, label: identityLabels[field], law }))
}
