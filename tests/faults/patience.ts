import { setTimeout as sleep } from 'node:timers/promises'
import { eventually, signIn } from '#tests/visits.ts'

const atMostMs = 90_000

/** The answer, once the site isn't too busy for it: for what sets a test up or reads back, never for what it judges. */
export async function askPatiently(url: string, init?: RequestInit): Promise<Response> {
  for (const until = Date.now() + atMostMs; ; await sleep(500)) {
    const answer = await fetch(url, init)
    if (answer.status !== 503 || Date.now() > until) return answer
    await answer.arrayBuffer()
  }
}

export const signInPatiently = (url: string): Promise<string> =>
  eventually(() => signIn(url).catch(() => undefined), { withinMs: atMostMs, what: 'a sign-in' })
