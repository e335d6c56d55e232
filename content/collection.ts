import type { z } from 'zod'
import { editionNow, liveList } from '#lib/editions.ts'
import {
  readEntry,
  readWrittenFile,
  type FileKind,
  type WrittenFile,
} from '#lib/markdown-file/markdown-file.ts'
import { writtenFiles } from './collection-source.ts'
import { factNamed, factsNow } from './facts.ts'

interface Collection {
  schema: z.ZodType
  /** As they come with the site, by name. */
  shipped: ReadonlyMap<string, WrittenFile>
  /** Reads the text of such a file. Throws `LineError`. */
  write: (text: string) => WrittenFile
  /** The entry in the current edition, or the one that `written` would make. Throws `LineError`. */
  entry: (name: string, written?: WrittenFile) => unknown
}

/** By folder. */
export const collections = new Map<string, Collection>()

/** What an edition calls the entry of a file. */
export const entryId = (folder: string, name: string) => `${folder}/${name}`

/** Whether the current edition says something else of an entry than its file. */
export const isChanged = (folder: string, name: string): boolean =>
  editionNow().changes.has(entryId(folder, name))

/**
 * The entries of a folder of this one, in the order of `names`, each from `NAME.md` or from the edition’s version of it; its name becomes the field `key`.
 * Throws with file, line and field for what doesn't suit, and for a file that no name or a name that no file stands for.
 */
export function readCollection<T>(
  folder: string,
  { names, key, body, schema }: FileKind<T> & { names: readonly string[]; key: string },
): T[] {
  const read = (name: string, written: WrittenFile) =>
    readEntry(written, schema, { known: { [key]: name }, fact: factNamed })
  const shipped = writtenFiles(folder, { names, key, body }, read)
  // Most entries are the same in most editions: read again only with other words or other facts.
  const kept = new Map<string, { written: WrittenFile; facts: object; value: T }>()
  function entry(name: string, draft?: WrittenFile): T {
    const written =
      draft ??
      (editionNow().changes.get(entryId(folder, name)) as WrittenFile | undefined) ??
      shipped.get(name)
    if (!written) throw new Error(`content/${folder} has no entry ${name}`)
    const facts = factsNow()
    const last = kept.get(name)
    if (last?.written === written && last.facts === facts) return last.value
    const value = read(name, written)
    if (!draft) kept.set(name, { written, facts, value })
    return value
  }
  collections.set(folder, { schema, shipped, write: (text) => readWrittenFile(text, body, [key]), entry })
  return liveList(() => names.map((name) => entry(name)))
}
