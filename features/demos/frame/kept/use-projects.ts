import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { sendEvent } from '#features/analytics/events/send-event.ts'
import { saveFile } from '#lib/save-file.ts'
import { toast } from '#ui/toast-store.ts'
import type { DemoControls } from '#features/demos/frame/demo-controls.ts'
import type { Keeper, KeeperState, Work } from './keeper.ts'
import { hasKept, openProjectOf } from './kept-flag.ts'
import type { OpenedProject } from './project-record.ts'

interface Bench {
  /** What of the visitor's is on the bench, with settings that are in order; undefined for the sample. */
  work: () => Work | undefined
  nextSourceId: () => number
  /** The visitor wants a project, which takes a while to be read. */
  onOpening: () => void
  /** `isResumed`: after a reload, when the address may be newer than what was kept. */
  show: (opened: OpenedProject, isResumed: boolean) => void
}

const nothing: KeeperState = { projects: [], unreadable: 0, keeping: undefined, problem: undefined }
const never = () => () => undefined

/** The visitor's projects on this device, and what can be done with them. The code for it is fetched when there is one, or something to keep. */
export function useProjects({ slug, input, settings }: DemoControls, title: string, bench: Bench) {
  const [keeper, setKeeper] = useState<Keeper>()
  const loading = useRef<Promise<Keeper>>(undefined)
  const state = useSyncExternalStore(
    keeper?.subscribe ?? never,
    keeper?.state ?? (() => nothing),
    () => nothing,
  )
  useEffect(() => () => keeper?.end(), [keeper])

  const make = async () => {
    const { createKeeper } = await import('./keeper.ts')
    const made = createKeeper({ slug, kind: input.kind, settings }, title, (description) =>
      toast({ title: 'Kept as a copy', description }),
    )
    setKeeper(made)
    void made.list()
    return made
  }
  const load = () => {
    loading.current ??= make()
    loading.current.catch(() => (loading.current = undefined))
    return loading.current
  }
  /** Says why where it doesn't work. */
  const doing = async (what: string, task: (keeper: Keeper) => Promise<unknown>) => {
    try {
      await task(await load())
      return true
    } catch (error) {
      const description =
        error instanceof Error && error.name === 'ProjectError'
          ? error.message
          : 'Its code could not be loaded. Check the connection and try again.'
      toast({ title: what, description, tone: 'error' })
      return false
    }
  }
  const onOpen = (id: string) => {
    bench.onOpening()
    return doing('Not opened', async (keeper) => {
      const opened = await keeper.open(id, bench.nextSourceId())
      if (opened) bench.show(opened, false)
      else toast({ title: 'It is no longer kept', description: 'Deleted in another tab, or by the browser.' })
    })
  }

  return {
    ...state,
    onOpen,
    /** At the start of a page: goes on with what this tab had open. True when it does. */
    resume: async () => {
      const id = openProjectOf(slug)
      if (id === undefined) {
        if (hasKept(slug)) void doing('Kept work can’t be read', async () => undefined)
        return false
      }
      return doing('Not opened', async (keeper) => {
        const opened = await keeper.open(id, bench.nextSourceId())
        if (!opened) throw new Error('It is gone')
        bench.show(opened, true)
      })
    },
    keep: (work: Work) => void doing('Not kept', (keeper) => keeper.keep(work)),
    onKeepAgain: () => void doing('Not kept', (keeper) => keeper.keepAgain()),
    onRename: (id: string, name: string) => void doing('Not renamed', (keeper) => keeper.rename(id, name)),
    onRemove: (id: string) => void doing('Not deleted', (keeper) => keeper.remove(id)),
    onRemoveAll: () => void doing('Not deleted', (keeper) => keeper.removeAll()),
    onOpenFile: (file: Blob) => {
      bench.onOpening()
      void doing('Not opened', async (keeper) =>
        bench.show(await keeper.openFile(file, bench.nextSourceId()), false),
      )
    },
    onExport: () =>
      void doing('Not saved', async (keeper) => {
        const work = bench.work()
        if (!work) return
        const { name, blob } = await keeper.exportFile(work)
        saveFile(name, blob)
        // The name is the visitor's and stays here.
        sendEvent('download', { file: `${slug}-project.zip` })
      }),
  }
}
