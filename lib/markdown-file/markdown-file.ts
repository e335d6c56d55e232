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

/** Reads a file of Markdown with front matter. Throws `LineError` with field and line for whatever the schema refuses. */
export function readMarkdownFile<T>(file: string, kind: FileKind<T>, { known, fact }: Surroundings): T {
  const { values, lineOf, body } = readFrontMatter(file)
  const read = kind.body(body)
  for (const field of Object.keys({ ...read.values, ...known })) {
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
  const filled = fill({ ...known, ...values, ...read.values }, [])
  const checked = kind.schema.safeParse(filled)
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
