import { api } from '#config/api.ts'
import { ApiError } from '#lib/api-client.ts'

/** Posts JSON; solves a proof of work and posts it again with that when the server asks for one. Throws ApiError. */
export async function postWithProof<T>(url: string, body: object): Promise<T> {
  try {
    return await api.request<T>('POST', url, body)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 428) throw error
    const { solveProof } = await import('./solve-proof.ts').catch(() => Promise.reject(error))
    return api.request<T>('POST', url, { ...body, proof: await solveProof(challengeUrlOf(error)) })
  }
}

function challengeUrlOf({ body: { data } }: ApiError): string {
  const isNamed = typeof data === 'object' && data !== null && 'challengeUrl' in data
  return isNamed && typeof data.challengeUrl === 'string' ? data.challengeUrl : '/api/contact/challenge'
}
