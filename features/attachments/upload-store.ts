import { api } from '#config/api.ts'
import { messageOf } from '#lib/api-client.ts'
import { sendPart } from '#features/context/send-part.ts'
import { partAnswer, uploadState } from './attachment.schema.ts'

/** A file on its way to a record. It goes on while one looks at another page of the staff area. */
export interface Upload {
  id: string
  /** The address of the record's files. */
  url: string
  file: File
  state: 'waiting' | 'sending' | 'failed'
  /** 0 to 1. */
  share: number
  problem?: string
}

const none: readonly Upload[] = []
let uploads = none
let isAtWork = false
const listeners = new Set<() => void>()

function set(next: readonly Upload[]) {
  uploads = next
  for (const tell of listeners) tell()
}

const change = (id: string, fields: Partial<Upload>) =>
  set(uploads.map((one) => (one.id === id ? { ...one, ...fields } : one)))

export const uploadStore = {
  subscribe(tell: () => void) {
    listeners.add(tell)
    return () => void listeners.delete(tell)
  },
  read: () => uploads,
}

/** Sends files to the address of a record's files, one after the other. One that fails stays in the list with its reason. `onDone` is called after each that arrived. */
export function addUploads(url: string, files: Iterable<File>, onDone: () => void): void {
  const added = [...files].map((file): Upload => ({
    id: crypto.randomUUID(),
    url,
    file,
    state: 'waiting',
    share: 0,
  }))
  set([...uploads, ...added])
  void work(onDone)
}

/** Goes on with the parts that are missing. */
export function retryUpload(id: string, onDone: () => void): void {
  change(id, { state: 'waiting' })
  void work(onDone)
}

export const dropUpload = (id: string) => set(uploads.filter((one) => one.id !== id))

async function work(onDone: () => void): Promise<void> {
  if (isAtWork) return
  isAtWork = true
  addEventListener('beforeunload', askFirst)
  for (let next = first(); next; next = first()) {
    const { id } = next
    change(id, { state: 'sending' })
    try {
      await send(next)
      dropUpload(id)
      onDone()
    } catch (error) {
      change(id, { state: 'failed', problem: messageOf(error) })
    }
  }
  removeEventListener('beforeunload', askFirst)
  isAtWork = false
}

const first = () => uploads.find(({ state }) => state === 'waiting')

/** A closed tab would lose what has not arrived. */
const askFirst = (event: BeforeUnloadEvent) => event.preventDefault()

async function send({ id, url, file }: Upload): Promise<void> {
  const begun = await api.request('POST', url, { id, name: file.name.slice(-255), size: file.size })
  const { partBytes, missing } = uploadState.parse(begun)
  const parts = Math.ceil(file.size / partBytes)
  for (const [sent, part] of missing.entries()) {
    change(id, { share: (parts - missing.length + sent) / parts })
    // Taken out of the list meanwhile.
    if (!uploads.some((one) => one.id === id)) return
    const content = file.slice(part * partBytes, (part + 1) * partBytes)
    partAnswer.parse(await (await sendPart(`${url}/${id}/parts/${part}`, content)).json())
  }
}
