import { createHash } from 'node:crypto'
import type { BackupStoreSettings } from '#features/context/context.server.ts'
import { openObjectStore, type ObjectStore } from '#lib/object-store.ts'

/** The store off the machine, as a place of backups. */
export interface BackupStore extends ObjectStore {
  /** Of its address: the same on every server, another one for another bucket. */
  id: string
}

export function openBackupStore(settings: BackupStoreSettings | undefined): BackupStore | undefined {
  if (!settings) return undefined
  const hex = createHash('sha256').update(new URL(settings.url).href).digest('hex')
  const id = hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
  return { ...openObjectStore(settings), id }
}
