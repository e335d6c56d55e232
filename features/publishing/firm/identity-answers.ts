import type { KnownQuestion } from '#content/known-question.ts'
import { addressOf, senderLine } from './disclosures.ts'
import type { Identity } from './identity.schema.ts'

const page = '/terms-of-service#who-we-are'

/** The questions about who the firm is, answered by what its owner filled in; what is empty is answered as the content has it. */
export function withIdentity(questions: KnownQuestion[], identity: Identity): KnownQuestion[] {
  const { legalName, registeredIn, companyNumber, vatNumber, noVat, icoNumber, euRepresentative } = identity
  const address = addressOf(identity)
  const answers: Record<string, string> = {
    'firm-legal-name': legalName && `${senderLine(identity)}.`,
    'firm-address': address && `${address}. Visits to us are by appointment only.`,
    'firm-company-number': companyNumber && `${companyNumber}, registered in ${registeredIn}.`,
    'firm-vat-number': vatNumber || (noVat && 'We aren’t registered for VAT.'),
    'firm-ico-registration': icoNumber && `Yes, under ${icoNumber}.`,
    'firm-eu-representative': euRepresentative && `Yes: ${euRepresentative.replaceAll('\n', ', ')}.`,
  }
  return questions.map((known) => {
    const answer = answers[known.id]
    return answer ? { ...known, answer, page } : known
  })
}
