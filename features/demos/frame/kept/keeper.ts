import { demoLimits } from '#features/demos/frame/limits.ts'
import type { SettingValues } from '#features/demos/frame/run-demo.ts'
import { markKept } from './kept-flag.ts'
import { ProjectError } from './project-error.ts'
import { openRecord, recordOf, type DemoOfProject, type OpenedProject } from './project-record.ts'
import { openProjectStore, type KeptProject } from './project-store.ts'
import {
  bytesOf,
  freeName,
  haveSameFiles,
  filesOf,
  namesOfFiles,
  shareFiles,
  type OwnSource,
} from './project.ts'

export interface Kept {
  id: string
  revision: number
  name: string
}

/**
 * How the work on the bench is kept. `gone`: deleted in another tab, or erased by the browser. `declined`: the visitor deleted it. `refused`: the browser
 * doesn't keep it; `was` had been kept before.
 */
export type Keeping =
  | ({ kind: 'kept' } & Kept)
  | { kind: 'gone' }
  | { kind: 'declined' }
  | { kind: 'refused'; reason: string; was?: Kept | undefined }

export interface KeeperState {
  /** Of all demos, the last saved first. */
  projects: KeptProject[]
  /** Saved by a newer page. */
  unreadable: number
  keeping: Keeping | undefined
  /** Why there is no list. */
  problem: string | undefined
}

export interface Work {
  source: OwnSource
  settings: SettingValues
}

export type Keeper = ReturnType<typeof createKeeper>

/** Saves the work on a demo's bench by itself, and holds the list of all that is kept. One task at a time, so that each knows what the one before has written. */
export function createKeeper(demo: DemoOfProject, title: string, notify: (text: string) => void) {
  const store = openProjectStore()
  const listeners = new Set<() => void>()
  let state: KeeperState = { projects: [], unreadable: 0, keeping: undefined, problem: undefined }
  let saved: Work | undefined
  let last: Promise<unknown> = Promise.resolve()

  const set = (next: Partial<KeeperState>) => {
    state = { ...state, ...next }
    for (const listen of listeners) listen()
  }
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const done = last.then(task)
    last = done.catch(() => undefined)
    return done
  }
  const names = () => state.projects.map(({ record }) => record.name)

  const list = async () => {
    try {
      const { projects, unreadable } = await store.list()
      markKept(projects.map(({ record }) => record.slug))
      const { keeping } = state
      const own = keeping?.kind === 'kept' ? projects.find(({ id }) => id === keeping.id) : undefined
      const next: Keeping | undefined =
        keeping?.kind !== 'kept' ? keeping : own ? { ...keeping, name: own.record.name } : { kind: 'gone' }
      set({ projects, unreadable, keeping: next, problem: undefined })
    } catch (error) {
      set({ problem: wordsOf(error) })
    }
  }
  const add = async ({ source, settings }: Work, wish: string) => {
    const name = freeName(wish, names())
    const id = crypto.randomUUID()
    const record = recordOf({ slug: demo.slug, title, name, savedAt: Date.now(), settings, source })
    await store.add(
      id,
      record,
      filesOf(source).map(({ file }) => file),
    )
    saved = { source, settings }
    set({ keeping: { kind: 'kept', id, revision: 1, name } })
    await list()
  }
  const save = async (work: Work, was: Kept) => {
    const { source, settings } = work
    const before = saved && namesOfFiles(saved.source)
    const isNamedByFiles = before !== undefined && (was.name === before || was.name.startsWith(`${before} (`))
    const files =
      saved && haveSameFiles(saved.source, source) ? undefined : filesOf(source).map(({ file }) => file)
    const record = recordOf({ slug: demo.slug, title, name: was.name, savedAt: Date.now(), settings, source })
    const result = await store.save(was.id, record, files, was.revision)
    saved = work
    if (result.kind === 'gone') return set({ keeping: { kind: 'gone' } })
    if (result.kind === 'changed') {
      await add(work, was.name)
      const copy = state.keeping?.kind === 'kept' ? state.keeping.name : was.name
      return notify(
        `“${was.name}” was changed in another tab as well. What you see here is kept as “${copy}”.`,
      )
    }
    set({ keeping: { kind: 'kept', ...was, revision: result.revision } })
    // A name that only said which files they were says which they are now; one that was given stays.
    if (isNamedByFiles && namesOfFiles(source) !== before) {
      const others = names().filter((name) => name !== was.name)
      await store.rename(was.id, freeName(namesOfFiles(source), others))
    }
    await list()
  }
  const tryToKeep = async (work: Work, was: Kept | undefined) => {
    try {
      if (bytesOf(work.source) > demoLimits.projectBytes)
        throw new ProjectError(
          `Files of more than ${demoLimits.projectBytes / 1e6} MB together aren’t kept on the device.`,
        )
      await (was ? save(work, was) : add(work, namesOfFiles(work.source)))
    } catch (error) {
      saved = work
      set({ keeping: { kind: 'refused', reason: wordsOf(error), was } })
    }
  }
  const stopListening = store.onChange(() => void inTurn(list))

  return {
    state: () => state,
    subscribe(listen: () => void) {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
    list: () => inTurn(list),
    /** Saves what is on the bench. Other files are another project; what was deleted is not kept again unasked. */
    keep: (work: Work) =>
      inTurn(async () => {
        const { keeping } = state
        const isOther = !saved || !shareFiles(saved.source, work.source)
        if (isOther) return tryToKeep(work, undefined)
        if (keeping?.kind === 'gone' || keeping?.kind === 'declined') return (saved = work)
        if (saved && keeping?.kind === 'kept' && isSameWork(saved, work)) return
        await tryToKeep(work, keeping?.kind === 'refused' ? keeping.was : keeping)
      }),
    /** Keeps what was deleted or refused. */
    keepAgain: () =>
      inTurn(async () => {
        if (saved) await tryToKeep(saved, undefined)
      }),
    /** `sourceId` is another one for each. Undefined when it is gone. Throws `ProjectError`. */
    open: (id: string, sourceId: number): Promise<OpenedProject | undefined> =>
      inTurn(async () => {
        const found = await store.open(id)
        if (!found) {
          await list()
          return undefined
        }
        const { kept, contents } = found
        const opened = openRecord(kept.record, contents, demo, sourceId)
        saved = opened.project
        const { revision, record } = kept
        set({ keeping: { kind: 'kept', id, revision, name: record.name } })
        return opened
      }),
    /** A project that was saved as a file: it becomes a project of its own here, beside all others. Throws `ProjectError`, and then nothing has changed. */
    openFile: (file: Blob, sourceId: number): Promise<OpenedProject> =>
      inTurn(async () => {
        const { readProjectFile } = await import('./project-file.ts')
        const { record, contents } = await readProjectFile(file)
        const opened = openRecord(record, contents, demo, sourceId)
        const work = opened.project
        try {
          await add(work, record.name)
        } catch (error) {
          saved = work
          set({ keeping: { kind: 'refused', reason: wordsOf(error) } })
        }
        return opened
      }),
    /** What is on the bench as one file. */
    async exportFile({ source, settings }: Work): Promise<{ name: string; blob: Blob }> {
      const { projectSuffix, safeFileName, writeProjectFile } = await import('./project-file.ts')
      const name = state.keeping?.kind === 'kept' ? state.keeping.name : namesOfFiles(source)
      const savedAt = Date.now()
      const blob = await writeProjectFile({ slug: demo.slug, title, name, savedAt, settings, source })
      return { name: safeFileName(name) + projectSuffix, blob }
    },
    rename: (id: string, name: string) =>
      inTurn(async () => {
        await store.rename(id, name)
        await list()
      }),
    remove: (id: string) =>
      inTurn(async () => {
        await store.remove(id)
        if (state.keeping?.kind === 'kept' && state.keeping.id === id) set({ keeping: { kind: 'declined' } })
        await list()
      }),
    removeAll: () =>
      inTurn(async () => {
        await store.removeAll()
        if (state.keeping) set({ keeping: { kind: 'declined' } })
        await list()
      }),
    end() {
      stopListening()
      listeners.clear()
    },
  }
}

function isSameWork(one: Work, other: Work): boolean {
  const said = ({ source, settings }: Work) =>
    JSON.stringify(recordOf({ slug: '', title: '', name: '', savedAt: 0, source, settings }))
  return haveSameFiles(one.source, other.source) && said(one) === said(other)
}

export const wordsOf = (error: unknown): string =>
  error instanceof ProjectError
    ? error.message
    : 'It didn’t work, and that is our fault. Save the project as a file to be sure.'
