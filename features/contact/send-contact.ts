import { api } from '#config/api.ts'
import { ApiError } from '#lib/api-client.ts'
import type { ContactAnswer, ContactInput } from './contact.schema.ts'

const campaign = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const

/** Sends the enquiry; solves a proof of work when the server asks for one. Throws ApiError. */
export async function sendContact(input: ContactInput): Promise<ContactAnswer> {
  const body = { ...input, source: sourceOf() }
  try {
    return await post(body)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 428) throw error
    const { solveProof } = await import('./solve-proof.ts')
    return post({ ...body, proof: await solveProof(challengeUrlOf(error)) })
  }
}

const post = (body: ContactInput) => api.request<ContactAnswer>('POST', '/api/contact', body)

function challengeUrlOf({ body: { data } }: ApiError): string {
  const isNamed = typeof data === 'object' && data !== null && 'challengeUrl' in data
  return isNamed && typeof data.challengeUrl === 'string' ? data.challengeUrl : '/api/contact/challenge'
}

/** Where this page was and what led to it, as far as the address and the browser tell. */
function sourceOf(): ContactInput['source'] {
  const query = new URLSearchParams(location.search)
  const tags = campaign.flatMap((name) => (query.get(name) ? [[name, clean(query.get(name) ?? '')]] : []))
  return {
    page: clean(location.pathname),
    ...(document.referrer && { referrer: clean(document.referrer) }),
    ...Object.fromEntries(tags),
  }
}

/** Nobody's enquiry is refused for an odd address that led here. */
const clean = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]/gu, '')
    .slice(0, 500)
    .toWellFormed()
