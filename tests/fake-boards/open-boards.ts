import { onTestFinished } from 'vitest'
import type { Board, Provider } from '#features/job-scanner/boards/board.ts'
import { readBoard } from '#features/job-scanner/boards/read-board.server.ts'
import { createFetchGuard, type FetchGuardOptions } from '#lib/fetch-guard/fetch-guard.ts'
import { startFakeBoards, type BoardName, type FakeJob } from './fake-boards.ts'

/** Fake boards until the test is over, and a reader of them that needs no pauses. */
export async function boards(options: Partial<FetchGuardOptions> = {}) {
  const fake = await startFakeBoards()
  onTestFinished(fake.stop)
  const fetch = createFetchGuard({
    userAgent: 'test',
    allowLoopback: [fake.url],
    perHostIntervalMs: 0,
    ...options,
  })
  const read = (
    name: BoardName,
    board: Partial<Board> = {},
    more: Partial<Parameters<typeof readBoard>[1]> = {},
  ) => {
    const [provider, token] = name.split('/') as [Provider, string]
    return readBoard(
      { provider, token, baseUrl: null, company: 'Acme', etag: null, lastModified: null, ...board },
      { fetch, bases: fake.bases, signal: new AbortController().signal, ...more },
    )
  }
  return { ...fake, fetch, read }
}

/** So many jobs, each with an id and a title of its own. */
export function jobs(count: number, from = 0): FakeJob[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `job-${from + index}`,
    title: `Engineer ${from + index}`,
  }))
}
