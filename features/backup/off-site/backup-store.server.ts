import { createHash } from 'node:crypto'
import type { BackupStoreSettings } from '#features/context/context.server.ts'
import { openObjectStore, type ObjectStore, type StoredObject } from '#lib/object-store.ts'
import { backupName } from '#features/backup/archive/backup-file.server.ts'

/** The store off the machine, as storage of backups. */
export interface BackupStore extends ObjectStore {
  /** Of its address: the same on every server, another one for another bucket. */
  id: string
  /** The backups that are there just now, the newest first. */
  listBackups(signal: AbortSignal): Promise<StoredObject[]>
}

export function openBackupStore(settings: BackupStoreSettings | undefined): BackupStore | undefined {
  if (!settings) return undefined
  const hex = createHash('sha256').update(new URL(settings.url).href).digest('hex')
  const id = hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
  const store = openObjectStore(settings)
  return {
    ...store,
    id,
    async listBackups(signal) {
      const objects = (await store.list(signal)).filter(
        ({ name }) => backupName.test(name) && !name.includes('erasures.'),
      )
      // Names begin with the time.
      return objects.toSorted((a, b) => b.name.localeCompare(a.name))
    },
  }
}
