import { deviceStore } from '#lib/browser-store.ts'

export interface LocalCopy<Draft> {
  version: number
  at: string
  draft: Draft
}

export interface LocalCopies<Draft> {
  keep(id: string, copy: LocalCopy<Draft>): void
  forget(id: string): void
  /** Undefined when there is none that can be read. */
  read(id: string): LocalCopy<Draft> | undefined
}

/** Keeps what isn't saved yet on this device, so that neither a crash nor a lost connection costs words. `isDraft` knows one that is whole. */
export function localCopies<Draft extends Record<string, string>>(
  kind: string,
  isDraft: (texts: Record<string, string>) => texts is Draft,
): LocalCopies<Draft> {
  const keyOf = (id: string) => `${kind}-draft:${id}`
  return {
    keep: (id, copy) => void deviceStore.write(keyOf(id), JSON.stringify(copy)),
    forget: (id) => void deviceStore.write(keyOf(id), undefined),
    read(id) {
      const copy = deviceStore.readJson(keyOf(id))
      if (
        typeof copy !== 'object' ||
        copy === null ||
        !('draft' in copy) ||
        !('version' in copy) ||
        !('at' in copy)
      )
        return undefined
      const { draft, version, at } = copy
      if (
        typeof version !== 'number' ||
        typeof at !== 'string' ||
        typeof draft !== 'object' ||
        draft === null
      )
        return undefined
      const texts = Object.fromEntries(
        Object.entries(draft).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
      return isDraft(texts) ? { version, at, draft: texts } : undefined
    },
  }
}
