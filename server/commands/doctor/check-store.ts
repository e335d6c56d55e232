import type { Env } from '#config/env.server.ts'
import { openBackupStore, type BackupStore } from '#features/backup/off-site/backup-store.server.ts'
import type { StoreState } from '#features/backup/backup.schema.ts'
import { readHead } from '#features/backup/archive/read-archive.server.ts'
import { AppError } from '#lib/errors.ts'
import { unpackLines } from '#lib/packed-lines.ts'
import { settingsOf } from '#server/settings.ts'
import { about, ageFinding } from './backup-age.ts'
import { ok, reasonOf, warning, wrong, type Finding } from './finding.ts'

const withinMs = 20_000
const seeBackups = 'See Backups in the staff area.'
const sentAgain = `${seeBackups} Sending is tried again by itself while a server runs.`

interface Known {
  /** What the servers wrote down of it; undefined while the database can’t be read. */
  noted: StoreState | undefined
  intervalMs: number
}

/** What is in the store off the machine just now, read with the settings given, and what the servers noted of it. */
export async function checkStore(env: Env, { noted, intervalMs }: Known): Promise<Finding[]> {
  const store = openBackupStore(settingsOf(env).backupStore)
  if (!store)
    return [
      warning(
        about,
        'The site itself takes none off this machine: with its disk they are lost',
        'Set up a store, or copy DATA_DIR/backups to another machine every hour: docs/operations.md, Backups.',
      ),
    ]
  return [...(await lookInto(store, env.BACKUP_KEY, intervalMs)), ...findingsOf(store, noted)]
}

async function lookInto(store: BackupStore, key: string | undefined, intervalMs: number): Promise<Finding[]> {
  const signal = AbortSignal.timeout(withinMs)
  try {
    const [newest] = await store.listBackups(signal)
    if (!newest) return [warning(about, `${store.name} holds no backup`, sentAgain)]
    const subject = `The newest in ${store.name} is`
    const lines = unpackLines(store.read(newest.name, newest.bytes, { signal }), key)
    const { madeAt } = await headOf(lines, newest.name)
    return [
      ageFinding(Date.parse(madeAt), { intervalMs, subject, remedy: sentAgain }),
      ok(about, `${newest.name} there can be opened with BACKUP_KEY`),
    ]
  } catch (error) {
    const inWords = error instanceof AppError ? error.message : reasonOf(error)
    const reason = signal.aborted ? `The store did not answer within ${withinMs / 1000} s` : inWords
    return [
      wrong(
        about,
        `${store.name}: ${reason}`,
        'The settings BACKUP_S3_…, BACKUP_KEY and docs/operations.md, Backups, say what the store must allow.',
      ),
    ]
  }
}

async function headOf(lines: AsyncGenerator<string>, name: string) {
  try {
    return readHead((await lines.next()).value ?? undefined)
  } catch (error) {
    throw new AppError('invalid', `${name} can’t be read: ${reasonOf(error)}`, { cause: error })
  } finally {
    await lines.return(undefined)
  }
}

function findingsOf({ name }: BackupStore, noted: StoreState | undefined): Finding[] {
  if (!noted)
    return [
      warning(
        about,
        'Which files of the store were read back is written in the database, which can’t be read',
        'See what is said of the database.',
      ),
    ]
  const findings: Finding[] = []
  const { problem, lost, lastStoredAt, files } = noted
  if (problem)
    findings.push(
      wrong(about, `The server has trouble with ${name} since ${problem.since}: ${problem.text}`, sentAgain),
    )
  if (lost > 0) findings.push(wrong(about, `${name}: ${lost} of its backups are damaged or gone`, seeBackups))
  if (!lastStoredAt && files > 0)
    findings.push(warning(about, `None of those in ${name} was read back yet`, sentAgain))
  return findings
}
