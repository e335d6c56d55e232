import { demoWork } from '#config/constants.ts'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { ProjectError } from './project-error.ts'
import { readRecord } from './project-record.ts'
import type { ProjectRecord } from './project.schema.ts'

/** A project in a list, without its files. */
export interface KeptProject {
  id: string
  /** Counts the saves: one that doesn't know the last one comes from another tab. */
  revision: number
  bytes: number
  record: ProjectRecord
}

interface Schema extends DBSchema {
  projects: { key: string; value: Omit<KeptProject, 'record'> & { record: unknown } }
  /** Apart, so that they are written only when they change: photos may have 200 MB. */
  files: { key: string; value: Blob[] }
}

type Database = IDBPDatabase<Schema>

/** `gone`: deleted in another tab, or by the browser. `changed`: another tab has saved since. */
export type Saved = { kind: 'saved'; revision: number } | { kind: 'gone' } | { kind: 'changed' }

/** The projects of all demos on this device. Everything throws `ProjectError` with words for the visitor where the browser doesn't allow it. */
export interface ProjectStore {
  /** The last saved first; `unreadable` counts those that a newer page has saved. */
  list(): Promise<{ projects: KeptProject[]; unreadable: number }>
  open(id: string): Promise<{ kept: KeptProject; contents: Blob[] } | undefined>
  add(id: string, record: ProjectRecord, files: readonly Blob[]): Promise<void>
  /** All but its name, which only `rename` changes. `files` only where they are others. */
  save(id: string, record: ProjectRecord, files: readonly Blob[] | undefined, seen: number): Promise<Saved>
  rename(id: string, name: string): Promise<void>
  remove(id: string): Promise<void>
  removeAll(): Promise<void>
  /** Calls back when another tab has changed something, until the returned function is called. */
  onChange(listen: () => void): () => void
}

const name = demoWork.database
const version = 1

export function openProjectStore(): ProjectStore {
  let opening: Promise<Database> | undefined
  const forget = () => void (opening = undefined)

  const database = () => {
    const own = (opening ??= openDB<Schema>(name, version, {
      upgrade(db) {
        db.createObjectStore('projects', { keyPath: 'id' })
        db.createObjectStore('files')
      },
      // A newer page in another tab waits until this one lets go.
      blocking: (_old, _new, { target }) => {
        if (target instanceof IDBDatabase) target.close()
        forget()
      },
      // Erased by the browser or the visitor.
      terminated: forget,
    }))
    own.catch(forget)
    return own
  }
  const read = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    try {
      if (typeof indexedDB === 'undefined') throw new ProjectError(closed)
      return await work(await database())
    } catch (error) {
      throw error instanceof ProjectError ? error : new ProjectError(reasonOf(error))
    }
  }
  const write = async <T>(work: (stores: ReturnType<typeof storesOf>) => Promise<T>): Promise<T> => {
    const result = await read(async (db) => {
      const stores = storesOf(db)
      // Of a refused write its own error is told, rather than that of the transaction it ends.
      stores.done.catch(() => undefined)
      const result = await work(stores)
      await stores.done
      return result
    })
    tellOtherTabs()
    return result
  }

  return {
    list: () =>
      read(async (db) => {
        const found = await db.getAll('projects')
        const projects = found.flatMap(readable)
        projects.sort((a, b) => b.record.savedAt - a.record.savedAt || a.id.localeCompare(b.id))
        return { projects, unreadable: found.length - projects.length }
      }),
    open: (id) =>
      read(async (db) => {
        const [found, contents] = await Promise.all([db.get('projects', id), db.get('files', id)])
        if (!found || !contents) return undefined
        return { kept: { ...found, record: readRecord(found.record) }, contents }
      }),
    add: (id, record, contents) =>
      write(async ({ projects, files }) => {
        await projects.add({ id, revision: 1, bytes: bytesIn(contents), record })
        await files.add([...contents], id)
      }),
    save: (id, record, contents, seen) =>
      write(async ({ projects, files }): Promise<Saved> => {
        const found = await projects.get(id)
        if (!found) return { kind: 'gone' }
        const [old] = readable(found)
        if (!old || old.revision !== seen) return { kind: 'changed' }
        const bytes = contents ? bytesIn(contents) : found.bytes
        const revision = seen + 1
        await projects.put({ id, revision, bytes, record: { ...record, name: old.record.name } })
        if (contents) await files.put([...contents], id)
        return { kind: 'saved', revision }
      }),
    rename: (id, to) =>
      write(async ({ projects }) => {
        const found = await projects.get(id)
        if (found) await projects.put({ ...found, record: { ...readRecord(found.record), name: to } })
      }),
    remove: (id) =>
      write(async ({ projects, files }) => {
        await projects.delete(id)
        await files.delete(id)
      }),
    removeAll: () =>
      write(async ({ projects, files }) => {
        await projects.clear()
        await files.clear()
      }),
    onChange(listen) {
      if (typeof BroadcastChannel === 'undefined') return () => undefined
      const channel = new BroadcastChannel(name)
      channel.addEventListener('message', listen)
      return () => channel.close()
    },
  }
}

function storesOf(db: Database) {
  const transaction = db.transaction(['projects', 'files'], 'readwrite')
  return {
    projects: transaction.objectStore('projects'),
    files: transaction.objectStore('files'),
    done: transaction.done,
  }
}

function readable(found: Schema['projects']['value']): KeptProject[] {
  try {
    return [{ ...found, record: readRecord(found.record) }]
  } catch {
    return []
  }
}

const bytesIn = (files: readonly Blob[]) => files.reduce((sum, { size }) => sum + size, 0)

function tellOtherTabs() {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(name)
  // A channel reaches its own origin only.
  channel.postMessage('changed')
  channel.close()
}

const closed =
  'This browser keeps nothing for this site: a private window, or storage is switched off. Save the project as a file instead.'

function reasonOf(error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'QuotaExceededError')
    return 'There is no room left for this site on this device. Delete kept projects, or save this one as a file.'
  if (name === 'VersionError')
    return 'A newer version of this page has been open in this browser. Reload this page; until then nothing is kept.'
  if (name === 'NotReadableError' || name === 'NotFoundError')
    return 'The file has changed or is no longer there. Choose it again.'
  return closed
}
