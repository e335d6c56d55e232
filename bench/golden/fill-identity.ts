import { noIdentity } from '#features/publishing/firm/identity.schema.ts'
import { signIn } from '../../tests/visits.ts'

/** The name and address that the golden dialogues know the firm by, filled in as its owner would: an empty site can't tell them. */
export async function fillIdentity(url: string): Promise<void> {
  const token = await signIn(url)
  const answer = await fetch(`${url}/api/firm/identity`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...noIdentity,
      legalName: 'Tidewright Consulting Ltd',
      postalAddress: '1 Example Quay, London E14 0AA',
      version: 0,
    }),
  })
  // Read in any case: undici would use the connection of an unread answer again, and find it closed.
  const text = await answer.text()
  if (!answer.ok) throw new Error(`The identity was not taken: ${answer.status} ${text}`)
}
