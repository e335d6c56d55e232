import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { sentenceOf } from '#features/job-scanner/sources/board-state.ts'
import type { BoardRead } from '#features/job-scanner/boards/board.ts'
import { readBoard } from '#features/job-scanner/boards/read-board.server.ts'
import { resumeOf, type Gathered } from '#features/job-scanner/boards/resume.ts'
import type { TrialAnswer } from '#features/job-scanner/sources/source.schema.ts'
import { boardFetch, jobBasesOf } from './board-fetch.ts'
import { boardOf, findSourceOf, type BoardPlace } from './create-source.ts'

/** As long as someone looks at a dialog: of a large board a part is enough. */
const longestMs = 12_000

/** Reads the board of a pasted address once and stores nothing; throws `invalid` for what isn't an address of a board. */
export async function trySource(
  ctx: Ctx,
  { address, signal }: { address: string; signal?: AbortSignal },
): Promise<TrialAnswer> {
  mustHave(ctx, 'scanner.write')
  const place = boardOf(address)
  const known = await findSourceOf(ctx, place)
  const guess = companyOf(place)
  const board = { ...place, company: guess, etag: null, lastModified: null }
  const time = AbortSignal.timeout(longestMs)
  let soFar: Gathered | undefined
  const read = await readBoard(board, {
    fetch: boardFetch(ctx, place),
    bases: jobBasesOf(ctx),
    signal: signal ? AbortSignal.any([signal, time]) : time,
    onResumePoint: async (state) => {
      soFar = resumeOf(state, board)
    },
  })
  const part = time.aborted && read.kind === 'failed' ? soFar : undefined
  const jobs = read.kind === 'read' ? read.jobs : part ? [...part.jobs, ...part.pending] : []
  return {
    ...place,
    company: jobs.find(({ company }) => company && company !== place.token)?.company ?? guess,
    isRead: read.kind === 'read' || jobs.length > 0,
    message: part ? 'The board is large; the first reading takes it in full' : messageOf(read),
    jobs: Math.max(jobs.length, part?.total ?? 0),
    isComplete: read.kind === 'read' && read.isComplete,
    titles: jobs.slice(0, 5).map(({ title }) => title),
    sourceId: known?.id ?? null,
  }
}

function messageOf(read: BoardRead): string {
  switch (read.kind) {
    case 'read':
      if (read.jobs.length === 0) return 'The board answers, but it has no jobs at present'
      return read.isComplete ? 'The board was read in full' : 'A part of the board was read'
    case 'missing':
      return 'The provider knows no board of this name (404)'
    case 'busy':
      return `The board is busy just now (${read.status}); it can be added and is asked again later`
    case 'unchanged':
      return 'The board reports no changes'
    case 'failed':
      return sentenceOf(read.reason)
  }
}

/** A name to begin with, from the board's own: "acme-robotics" is "Acme Robotics". */
function companyOf({ token, baseUrl, provider }: BoardPlace): string {
  const isPage = provider === 'rss' || provider === 'jobposting'
  const host = baseUrl && (isPage || token.includes('.')) ? new URL(baseUrl).hostname : undefined
  const name = host?.replace(/^(?:www|careers?|jobs)\./, '').split('.')[0] ?? token
  return name
    .split(/[-_.]+/)
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')
}
