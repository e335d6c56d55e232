import { contactLimits } from '#config/constants.ts'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { signUpAnswer, signUpInput } from './newsletter.schema.ts'
import { subscribe } from './subscribe.server.ts'

export const newsletterSignUpApi: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/api/newsletter',
    summary: 'Asks for the newsletter: a mail with a link goes to the address',
    access: 'public',
    bodyBytes: contactLimits.bodyBytes,
    body: signUpInput,
    response: signUpAnswer,
    status: 202,
    handle: (ctx, { body }) => subscribe(ctx, body),
  }),
]
