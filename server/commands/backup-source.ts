import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { Env } from '#config/env.server.ts'
import type { BackupSite } from '#features/backup/backup-site.server.ts'
import { openBackupStore } from '#features/backup/off-site/backup-store.server.ts'
import type { Doing } from '#features/backup/do-task.server.ts'
import { fetchBackup } from '#features/backup/off-site/fetch-backup.server.ts'
import { settingsOf } from '#server/settings.ts'
import { Usage } from './usage.ts'

/** Where a backup is restored from: a file, or the store off the machine. */
export interface BackupSource {
  /** As the command was given it. */
  name: string
  fileName: string
  read(): AsyncIterable<Buffer>
  /** Brings it to this machine, with the log of erasures. Returns its path. */
  bring(site: BackupSite, doing: Pick<Doing, 'signal' | 'tell'>): Promise<string>
}

const storeMark = 's3:'

/** Of a path or of `s3:NAME`. Throws Usage when there is no such file, with the names that there are. */
export async function sourceOf(word: string, env: Env, signal: AbortSignal): Promise<BackupSource> {
  if (word.startsWith(storeMark)) return storedSource(word.slice(storeMark.length), env, signal)
  const path = resolve(word)
  await access(path).catch(() => {
    throw new Error(`There is no file ${path}`)
  })
  return {
    name: path,
    fileName: basename(path),
    read: () => createReadStream(path),
    bring: async () => path,
  }
}

async function storedSource(fileName: string, env: Env, signal: AbortSignal): Promise<BackupSource> {
  const store = openBackupStore(settingsOf(env).backupStore)
  if (!store) throw new Usage('No storage is configured: set BACKUP_S3_URL and its keys.')
  const objects = await store.listBackups(signal)
  const found = objects.find(({ name }) => name === fileName)
  if (!found) {
    const names = objects.map(({ name, bytes }) => `${storeMark}${name}   ${bytes} bytes`)
    throw new Usage(
      [`In ${store.name} there are, the newest first:`, ...(names.length > 0 ? names : ['none'])].join('\n'),
    )
  }
  return {
    name: `${fileName} in ${store.name}`,
    fileName,
    read: () => store.read(fileName, found.bytes, { signal }),
    async bring(site, doing) {
      await fetchBackup(site, { fileName, bytes: found.bytes }, doing)
      return join(site.storage.folder, fileName)
    },
  }
}
