import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LineError } from '#lib/markdown-file/line-error.ts'
import { readMarkdownFile, type FileKind } from '#lib/markdown-file/markdown-file.ts'
import { factNamed } from './facts.ts'

/** What was read from files of Markdown: by folder, then by the file's name. The build takes it from here (`collection-plugin.ts`). */
export const collections = new Map<string, Map<string, unknown>>()

/**
 * The entries of a folder of this one, in the order of `names`, each from `NAME.md`; its name becomes the field `key`.
 * Throws with file, line and field for what doesn't suit, and for a file that no name or a name that no file stands for.
 */
export function readCollection<T>(
  folder: string,
  { names, key, ...kind }: FileKind<T> & { names: readonly string[]; key: string },
): T[] {
  const path = join(import.meta.dirname, folder)
  const files = readdirSync(path).filter((file) => file.endsWith('.md'))
  const unlisted = files.find((file) => !names.includes(file.slice(0, -'.md'.length)))
  if (unlisted) throw new Error(`content/${folder}/${unlisted} is in no list, so that nothing shows it`)
  const entries = new Map<string, T>()
  for (const name of names) {
    const file = `content/${folder}/${name}.md`
    if (!files.includes(`${name}.md`)) throw new Error(`${file} is listed, but isn’t there`)
    try {
      const text = readFileSync(join(path, `${name}.md`), 'utf8')
      entries.set(name, readMarkdownFile(text, kind, { known: { [key]: name }, fact: factNamed }))
    } catch (error) {
      if (!(error instanceof LineError)) throw error
      throw new Error(`${file}:${error.line}: ${error.message}`, { cause: error })
    }
  }
  collections.set(folder, entries)
  return [...entries.values()]
}
