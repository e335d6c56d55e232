import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BodyReader } from '#lib/markdown-file/body.ts'
import { LineError } from '#lib/markdown-file/line-error.ts'
import { readWrittenFile, type WrittenFile } from '#lib/markdown-file/markdown-file.ts'

interface Folder {
  names: readonly string[]
  key: string
  body: BodyReader
}

/**
 * The files of a folder of this one by their names, as they are written. `check` refuses an entry by throwing. The build has the values in place of this module
 * (`collection-plugin.ts`) and was checked. Throws with file and line for what can’t be read, and for a file that no name or a name that no file stands for.
 */
export function writtenFiles(
  folder: string,
  { names, key, body }: Folder,
  check: (name: string, written: WrittenFile) => void,
): Map<string, WrittenFile> {
  const path = join(import.meta.dirname, folder)
  const files = readdirSync(path).filter((file) => file.endsWith('.md'))
  const unlisted = files.find((file) => !names.includes(file.slice(0, -'.md'.length)))
  if (unlisted) throw new Error(`content/${folder}/${unlisted} is in no list, so that nothing shows it`)
  const entries = new Map<string, WrittenFile>()
  for (const name of names) {
    const file = `content/${folder}/${name}.md`
    if (!files.includes(`${name}.md`)) throw new Error(`${file} is listed, but isn’t there`)
    try {
      const written = readWrittenFile(readFileSync(join(path, `${name}.md`), 'utf8'), body, [key])
      check(name, written)
      entries.set(name, written)
    } catch (error) {
      if (!(error instanceof LineError)) throw error
      throw new Error(`${file}:${error.line}: ${error.message}`, { cause: error })
    }
  }
  return entries
}
