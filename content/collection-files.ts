import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = join(process.cwd(), 'content')

/** Files of Markdown in the folders of collections, each with its folder's name. */
export const collectionFiles = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const [, top] = /^([\w-]+)[\\/].*\.md$/.exec(name) ?? []
    return top === undefined ? [] : [{ top, path: join(folder, name) }]
  })

/** Reads every collection. Throws with file, line and field for what doesn't suit. */
export async function readAllCollections(): Promise<typeof import('./collection.ts').collections> {
  const importFile = (...names: string[]): Promise<unknown> =>
    import(pathToFileURL(join(folder, ...names)).href)
  for (const top of new Set(collectionFiles().map(({ top }) => top))) await importFile(top, 'index.ts')
  const { collections } = (await importFile('collection.ts')) as typeof import('./collection.ts')
  return collections
}

/** Where figures and answers that staff may change stand. */
const figureFiles = ['config/brand.ts', 'content/quantities.ts'].map((file) => join(process.cwd(), file))
const answerFiles = () =>
  ['firm', 'known-questions'].flatMap((top) =>
    readdirSync(join(folder, top), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, top, name)),
  )

/** The text of each such file by its path from the project's folder. */
export const readAllTexts = (): Record<string, string> =>
  Object.fromEntries(
    [...collectionFiles().map(({ path }) => path), ...figureFiles, ...answerFiles()].map((path) => [
      relative(process.cwd(), path).replaceAll('\\', '/'),
      readFileSync(path, 'utf8'),
    ]),
  )
