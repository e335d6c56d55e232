import { contactLimits } from '#config/constants.ts'
import { endpoint } from '#features/context/endpoint.ts'
import { createProofChallenge } from '#features/intake/intake-proof.server.ts'
import { enquiryAnswer, proofChallenge } from '#features/intake/visitor.schema.ts'
import { contactInput } from './contact.schema.ts'
import { submitContact } from './contact.server.ts'

export const thanksPath = '/contact/thanks'

export const contactApi = [
  endpoint({
    method: 'POST',
    path: '/api/contact',
    summary: 'Sends an enquiry',
    access: 'public',
    acceptsForm: true,
    bodyBytes: contactLimits.bodyBytes,
    body: contactInput,
    response: enquiryAnswer,
    status: 201,
    async handle(ctx, { body, isForm }) {
      const answer = await submitContact(ctx, body)
      return isForm ? new Response(null, { status: 303, headers: { location: thanksPath } }) : answer
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/contact/challenge',
    summary: 'A proof of work to solve, when an enquiry was answered with 428',
    access: 'public',
    response: proofChallenge,
    handle: (ctx) => createProofChallenge(ctx),
  }),
]
