import type { z } from 'zod'
import type { BodyReader } from './body.ts'
import { readFrontMatter } from './front-matter.ts'
import { LineError } from './line-error.ts'

export interface FileKind<T> {
  body: BodyReader
  schema: z.ZodType<T>
}

export interface Surroundings {
  /** Fields that follow from where the file is, such as its name. */
  known: Record<string, string>
  /** What `{{name}}` stands for in any text. */
  fact: (name: string) => string | undefined
}

/** A file as it is written: its fields before anything is put in for `{{…}}` and before its schema was asked. */
export interface WrittenFile {
  values: Record<string, unknown>
  /** The line of a value; 1 where that is no longer known. */
  lineAt: (path: readonly PropertyKey[]) => number
}

/** Reads the fields of a file of Markdown with front matter. Throws `LineError` for what can’t be read. */
export function readWrittenFile(file: string, body: BodyReader, known: string[] = []): WrittenFile {
  const { values, lineOf, body: prose } = readFrontMatter(file)
  const read = body(prose)
  for (const field of [...Object.keys(read.values), ...known]) {
    if (field in values)
      throw new LineError(lineOf([field]) ?? 1, `${field}: isn’t written in the front matter of such a file`)
  }
  const lineAt = (path: readonly PropertyKey[]) => {
    for (let length = path.length; length > 0; length--) {
      const line = read.lines.get(path.slice(0, length).join('.'))
      if (line !== undefined) return line
    }
    return lineOf(path) ?? 1
  }
  return { values: { ...values, ...read.values }, lineAt }
}

/** The entry that a written file is. Throws `LineError` with field and line for whatever the schema refuses. */
export function readEntry<T>(
  { values, lineAt }: WrittenFile,
  schema: z.ZodType<T>,
  { known, fact }: Surroundings,
): T {
  const checked = schema.safeParse(fill({ ...known, ...values }, []))
  if (checked.success) return checked.data
  const [issue] = checked.error.issues
  const path =
    issue?.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : (issue?.path ?? [])
  throw new LineError(lineAt(path), `${path.join('.')}: ${issue?.message}`)

  function fill(value: unknown, path: PropertyKey[]): unknown {
    if (Array.isArray(value)) return value.map((inner, i) => fill(inner, [...path, i]))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, fill(inner, [...path, name])]),
      )
    if (typeof value !== 'string') return value
    return value.replace(/\{\{([^{}]*)\}\}/g, (_, name: string) => {
      const words = fact(name.trim())
      if (words === undefined)
        throw new LineError(lineAt(path), `${path.join('.')}: there is no fact named “${name.trim()}”`)
      return words
    })
  }
}

/** Both in one: the entry of a file of Markdown with front matter. */
export const readMarkdownFile = <T>(file: string, kind: FileKind<T>, surroundings: Surroundings): T =>
  readEntry(readWrittenFile(file, kind.body, Object.keys(surroundings.known)), kind.schema, surroundings)
