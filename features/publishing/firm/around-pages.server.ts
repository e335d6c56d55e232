import { tellsOfBusiness, type Firm } from '#content/structured-data.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { pictureAddress } from '#lib/stored-picture.ts'
import { addressOf, senderLine } from './disclosures.ts'
import { readIdentity } from './identity.server.ts'
import { readProof } from './proof.server.ts'

/** What stands around a page, and what search engines are told of the firm where the page is about it. */
export async function firmAround(ctx: Ctx, path: string): Promise<Firm> {
  const identity = await readIdentity(ctx)
  const { legalName, vatNumber, companyNumber } = identity
  const proof = tellsOfBusiness(path) ? await readProof(ctx) : undefined
  const isReal = ({ isExample }: { isExample: boolean }) => !isExample
  return {
    legalName,
    address: addressOf(identity),
    vatNumber,
    companyNumber,
    sender: senderLine(identity),
    people: (proof?.people ?? []).filter(isReal).map(({ name, role, picture }) => ({
      name,
      role,
      image: picture && pictureAddress(picture.id, picture.width),
    })),
    certificates: (proof?.certificates ?? []).filter(isReal),
  }
}
