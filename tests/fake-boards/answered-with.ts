import { readFileSync } from 'node:fs'
import type { GuardedFetch } from '#lib/fetch-guard/fetch-guard.ts'
import type { Board, Provider } from '#features/job-scanner/boards/board.ts'
import { readBoard } from '#features/job-scanner/boards/read-board.server.ts'

export type Json = Record<string, unknown>

/** A sample as it came, to be changed by a test. */
export const sampleJson = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./samples/${name}.json`, import.meta.url), 'utf8'))

/** Reads a board whose every address is answered with these bodies, one after the other; then with nothing more. */
export async function reading(provider: Provider, bodies: unknown[], board: Partial<Board> = {}) {
  const asked: string[] = []
  const fetch: GuardedFetch = async (url) => {
    const body = bodies[asked.length]
    asked.push(String(url))
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? [])
    return {
      status: body === 404 ? 404 : 200,
      headers: new Headers(),
      text: async () => text,
      bytes: text.length,
      url: String(url),
    }
  }
  const given = {
    provider,
    token: 'acme',
    baseUrl: null,
    company: 'Acme',
    etag: null,
    lastModified: null,
    ...board,
  }
  const read = await readBoard(given, { fetch, bases: {}, signal: new AbortController().signal })
  return { read, asked }
}

export async function jobsOf(provider: Provider, ...bodies: unknown[]) {
  const { read } = await reading(provider, bodies)
  if (read.kind !== 'read') throw new Error(JSON.stringify(read))
  return read.jobs
}

/** The jobs of a feed or a page with an address of its own. */
export async function jobsAt(provider: Provider, body: string) {
  const { read } = await reading(provider, [body], { baseUrl: 'https://acme.example/feed' })
  if (read.kind !== 'read') throw new Error(JSON.stringify(read))
  return read.jobs
}
