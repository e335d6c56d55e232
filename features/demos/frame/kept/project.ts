import type { SettingValues, Source } from '#features/demos/frame/run-demo.ts'

/** What a visitor brought, with all that they said of it. */
export type OwnSource = Exclude<Source, { kind: 'sample' }>

/** Work of a visitor's on one demo: enough to have the same result again. */
export interface Project {
  slug: string
  /** Of the demo. */
  title: string
  /** Given by the visitor; at first the name of their file. */
  name: string
  /** ms since 1970. */
  savedAt: number
  /** NaN where a figure isn't filled in. */
  settings: SettingValues
  source: OwnSource
}

/** A file apart from its contents, by the slot that it fills. */
export interface FileEntry {
  slot: string
  name: string
  type: string
}

/** A table demo has one slot. */
const tableSlot = 'table'

/** Every file of a source, in the order of its slots. */
export function filesOf(source: OwnSource): { entry: FileEntry; file: Blob }[] {
  const slots = source.kind === 'table' ? { [tableSlot]: [source.file] } : source.files
  return Object.entries(slots).flatMap(([slot, files]) =>
    files.map((file: Blob) => ({ entry: { slot, name: nameOf(file), type: file.type }, file })),
  )
}

const nameOf = (file: Blob) => (file instanceof File ? file.name : 'pasted rows.csv')

/** The names of a source's files, in a line. */
export function namesOfFiles(source: OwnSource): string {
  const names = filesOf(source).map(({ entry }) => entry.name)
  return names.length > 3 ? `${names[0]} and ${names.length - 1} more` : names.join(', ')
}

export const bytesOf = (source: OwnSource) => filesOf(source).reduce((sum, { file }) => sum + file.size, 0)

/** What was said of the files: columns, formats, meanings, pairs, points left out. Plain data. */
export type Said = OwnSource extends infer One
  ? One extends OwnSource
    ? Omit<One, 'file' | 'files' | 'id'>
    : never
  : never

export function saidOf(source: OwnSource): Said {
  if (source.kind === 'table') {
    const { file: _file, id: _id, ...said } = source
    return said
  }
  const { files: _files, ...said } = source
  return said
}

/** A source out of what was said and its files. `id` is another one for each file that is taken in. */
export function sourceOf(
  said: Said,
  files: { entry: FileEntry; file: File }[],
  id: number,
): OwnSource | undefined {
  if (said.kind === 'table') {
    const file = files[0]?.file
    return file && { ...said, id, file }
  }
  const slots: Record<string, File[]> = {}
  for (const { entry, file } of files) slots[entry.slot] = [...(slots[entry.slot] ?? []), file]
  return files.length > 0 ? { ...said, files: slots } : undefined
}

const isSameFile = (one: Blob, other: Blob) =>
  one === other ||
  (one instanceof File &&
    other instanceof File &&
    one.name === other.name &&
    one.size === other.size &&
    one.lastModified === other.lastModified)

export function haveSameFiles(one: OwnSource, other: OwnSource): boolean {
  const [ours, theirs] = [filesOf(one), filesOf(other)]
  return (
    ours.length === theirs.length &&
    ours.every(({ entry, file }, i) => {
      const match = theirs[i]
      return match !== undefined && entry.slot === match.entry.slot && isSameFile(file, match.file)
    })
  )
}

/** With one file in common it is the same work: a second table was added, a picture exchanged. */
export const shareFiles = (one: OwnSource, other: OwnSource): boolean =>
  filesOf(one).some(({ file }) => filesOf(other).some((its) => isSameFile(file, its.file)))

/** A name that none of the others has: "Line 3 (2)" beside "Line 3". */
export function freeName(name: string, others: readonly string[]): string {
  const base = name.replace(/ \(\d+\)$/, '')
  for (let count = 2, free = name; ; free = `${base} (${count++})`) if (!others.includes(free)) return free
}
