import { FetchRefused } from '#lib/fetch-guard/fetch-guard.ts'
import type { Board, BoardRead, Provider } from './board.ts'
import { readAshby } from './ashby.server.ts'
import { readGreenhouse } from './greenhouse.server.ts'
import { readJobPosting } from './jobposting.server.ts'
import { readLever } from './lever.server.ts'
import { readPersonio } from './personio.server.ts'
import { Reading, ReadingEnd, WrongShape, type ReadOptions } from './reading.server.ts'
import { readRecruitee } from './recruitee.server.ts'
import { readRss } from './rss.server.ts'
import { readSmartRecruiters } from './smartrecruiters.server.ts'
import { readTeamtailor } from './teamtailor.server.ts'
import { readWorkable } from './workable.server.ts'
import { BadXml } from './xml-tree.server.ts'

const readers: Record<Provider, (reading: Reading) => Promise<void>> = {
  greenhouse: readGreenhouse,
  lever: readLever,
  ashby: readAshby,
  smartrecruiters: readSmartRecruiters,
  workable: readWorkable,
  recruitee: readRecruitee,
  teamtailor: readTeamtailor,
  personio: readPersonio,
  rss: readRss,
  jobposting: readJobPosting,
}

/**
 * Reads all jobs of a board. Whatever the other side answers comes back as a `BoardRead`; only what `onResumePoint` throws
 * is thrown. A board that can't be read in its known shape is `failed`, never empty.
 */
export async function readBoard(board: Board, options: ReadOptions): Promise<BoardRead> {
  const reading = new Reading(board, options)
  try {
    await readers[board.provider](reading)
    reading.progress()
    return reading.end()
  } catch (error) {
    const read = endOf(error, reading.gathered.bytes)
    // Asked again later, it goes on from here.
    if (read.kind === 'busy' && reading.gathered.page > 0) await reading.savePoint()
    return read
  }
}

function endOf(error: unknown, bytes: number): BoardRead {
  if (error instanceof ReadingEnd) return error.read
  if (error instanceof FetchRefused) return { kind: 'failed', reason: error.reason, bytes }
  if (error instanceof WrongShape || error instanceof BadXml)
    return { kind: 'failed', reason: error.message, bytes }
  throw error
}
