import { expiryInWords } from '#lib/expiry.ts'
import { placeNames, type WorkPlace } from '#config/roles.ts'
import type { EndingPaper, SupplierDetail } from './supplier-answer.schema.ts'
import type { CheckKind, Status, SupplierType } from './supplier.schema.ts'

export const typeNames: Record<SupplierType, string> = {
  person: 'Person, self-employed',
  own_company: 'Person with their own company',
  consultancy: 'Consultancy',
  agency: 'Agency',
}

export const statusNames: Record<Status, string> = {
  prospect: 'Prospect',
  vetting: 'Vetting',
  approved: 'Approved',
  paused: 'Paused',
  rejected: 'Rejected',
}

export const checkNames: Record<CheckKind, string> = {
  identity: 'Identity',
  right_to_work: 'Right to work',
  insurance: 'Insurance',
  references: 'References',
  dpa: 'Data processing agreement',
  nda: 'Confidentiality agreement',
  ir35: 'IR35 status',
}

/** What each check asks for, in a line under its name. */
export const checkHints: Record<CheckKind, string> = {
  identity: 'Passport or company register, seen by one of us',
  right_to_work: 'For people who work in the UK or Ireland; with the permit’s expiry date',
  insurance: 'Professional indemnity and public liability, with the policy’s expiry date',
  references: 'Two clients from the last three years, spoken to in person',
  dpa: 'Signed, with the sub-processors named',
  nda: 'Signed, covers our clients as well',
  ir35: 'How they are engaged, and whose determination it is',
}

/** What stands between a supplier and approval: "insurance ended on 3 Nov 2026, references are missing". */
export function checkFaults({ checks, lacking }: Pick<SupplierDetail, 'checks' | 'lacking'>): string {
  return checks
    .filter(({ kind }) => lacking.includes(kind))
    .map(({ kind, state, daysLeft, expiresOn }) => {
      const name = kind === 'dpa' ? 'the DPA' : checkNames[kind].toLowerCase()
      const verb = kind === 'references' ? 'are' : 'is'
      if (state === 'expired' && expiresOn) return `${name} ${expiryInWords(daysLeft ?? -1, expiresOn)}`
      return state === 'failed' ? `${name} failed` : `${name} ${verb} missing`
    })
    .join(', ')
}

/** "Insurance expires in 7 days, on 28 Nov 2026, and 2 more". */
export const paperInWords = ({ paper, daysLeft, expiresOn, more }: Omit<EndingPaper, 'id' | 'name'>) =>
  `${paper} ${expiryInWords(daysLeft, expiresOn)}${more > 0 ? `, and ${more} more` : ''}`

/** "Leeds, partly on site". */
export const placeInWords = ({ location, remote }: { location: string; remote: WorkPlace }) =>
  location ? `${location}, ${placeNames[remote].toLowerCase()}` : placeNames[remote]
