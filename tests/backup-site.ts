import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openLongClient } from '#db/exclusive.ts'
import { migrationsFolder } from '#db/migrations.ts'
import { readMigrations } from '#db/scratch-schema.ts'
import type { BackupSite } from '#features/backup/backup-site.server.ts'
import { takeTurn } from '#features/backup/backup-worker.server.ts'
import type { Doing } from '#features/backup/do-task.server.ts'
import { openBackups } from '#server/backups.ts'
import type { TestCtx } from './context.ts'

/** What a server of this context makes and restores backups with. */
export function backupSiteOf(ctx: TestCtx, { key }: { key?: string } = {}): Promise<BackupSite> {
  const env = { DATA_DIR: ctx.settings.dataDir, BACKUP_KEY: key }
  return openBackups({ env, database: ctx.database, deps: ctx })
}

/** Does what waits, as a server's worker would. */
export async function workOff(site: BackupSite): Promise<void> {
  await takeTurn(site, true, new AbortController().signal)
}

/** A connection for one piece of work, closed with the test, whose progress nobody looks at. */
export async function doing(site: BackupSite): Promise<Doing> {
  const client = await openLongClient(site.database, 'test')
  onTestFinished(() => client.end())
  return { client, signal: new AbortController().signal, tell: async () => undefined }
}

/** The migrations of a later release: those of this one, and what `sql` adds. */
export async function laterMigrations(sql: string) {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(migrationsFolder, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal: { entries: { idx: number; when: number; tag: string }[] } = JSON.parse(
    await readFile(path, 'utf8'),
  )
  const last = journal.entries.at(-1)
  const later = { ...last, idx: journal.entries.length, when: (last?.when ?? 0) + 1000, tag: '9999_later' }
  await writeFile(path, JSON.stringify({ ...journal, entries: [...journal.entries, later] }))
  await writeFile(join(folder, '9999_later.sql'), sql)
  return { folder, migrations: readMigrations(folder) }
}
