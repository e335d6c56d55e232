import { setTimeout as sleep } from 'node:timers/promises'
import { owner } from './site.ts'

/** An enquiry that no spam rule touches: the form was opened ten seconds ago. */
export function enquiry(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Maeve Example',
    email: 'maeve@plant.example',
    company: 'Plant Example Ltd',
    phone: '+44 20 7946 0123',
    message: 'Our filling line stops twice a shift and nobody knows why.',
    website: '',
    formStartTime: String(Date.now() - 10_000),
    ...changes,
  }
}

export function postJson(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    redirect: 'manual',
  })
}

export async function signIn(site: string): Promise<string> {
  const answer = await postJson(`${site}/api/auth/login`, owner)
  const body: unknown = await answer.json()
  if (typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string')
    return body.token
  throw new Error(`Sign-in answered ${answer.status}: ${JSON.stringify(body)}`)
}

/** Asks until the answer is there; throws what it still lacked when the time is over. */
export async function eventually<T>(
  ask: () => Promise<T | undefined> | T | undefined,
  { withinMs, what }: { withinMs: number; what: string },
): Promise<T> {
  for (const deadline = Date.now() + withinMs; Date.now() < deadline; await sleep(100)) {
    const answer = await ask()
    if (answer !== undefined) return answer
  }
  throw new Error(`Not within ${withinMs / 1000} s: ${what}`)
}
