import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { failedQuery } from '#db/failed-query.ts'
import { AppError } from '#lib/errors.ts'
import { interrupted } from './backup-tasks.server.ts'

/** No room: for the system, for PostgreSQL, by a quota, by a limit of the process. */
const fullDisk = new Set(['ENOSPC', '53100', 'EDQUOT', 'EFBIG'])

const lost = 'The connection to the database was lost'

/** What went wrong with a long piece of work, for staff and at the terminal: no statement, and none of the values that it was to write. */
export function failureInWords(error: unknown, isStopped: boolean): string {
  if (isStopped) return interrupted
  if (error instanceof AppError) return error.message
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (fullDisk.has(code)) return 'The disk is full'
  if (code === '55P03') return 'A long task on the data did not finish in time. Try again later.'
  if (cause instanceof DatabaseError) {
    const why = failedQuery(cause)?.postgres ?? code
    return cause.severity === 'FATAL' ? `${lost}: ${why}` : `The database refused it: ${why}`
  }
  // Every other end of a query is that of its connection, whatever the system calls it.
  if (error instanceof DrizzleQueryError)
    return cause instanceof Error && cause.message === 'Query read timeout'
      ? 'The database did not answer in time'
      : lost
  if (code === 'EACCES' || code === 'EROFS') return 'The folder of the backups can’t be written to'
  if (code === 'ENOENT') return 'The file is gone'
  return error instanceof Error ? error.message : String(error)
}
