import type { Plugin } from 'vite'
import { collectionFiles, readAllCollections, readAllTexts } from './collection-files.ts'

/**
 * The built server carries what the files say as values, and their texts in a part that is only loaded when somebody edits one: it needs no files. A file that doesn't
 * suit ends the build, and so does a module for browsers that asks for an entry. While developing the files are read, and a change of one counts as a change of its collection.
 */
export function collectionPlugin(): Plugin {
  let isBuild = false
  return {
    name: 'content-collections',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    async load(id) {
      const isSource = id.endsWith('/content/collection-source.ts')
      const isText = id.endsWith('/content/collection-texts.ts')
      if (!isSource && !isText) return undefined
      if (this.environment.name === 'client')
        throw new Error(
          'A browser would be sent the texts of content/: read them in a loader or on the server',
        )
      if (!isBuild) return undefined
      if (isText)
        return `const texts = ${JSON.stringify(readAllTexts())}\nexport const shippedText = (file) => texts[file]`
      const collections = await readAllCollections()
      const written = Object.fromEntries(
        [...collections].map(([folder, { shipped }]) => [
          folder,
          Object.fromEntries([...shipped].map(([name, { values }]) => [name, values])),
        ]),
      )
      return `const written = JSON.parse(${JSON.stringify(JSON.stringify(written))})
const lineAt = () => 1
export const writtenFiles = (folder) => new Map(Object.entries(written[folder]).map(([name, values]) => [name, { values, lineAt }]))`
    },
    transform(_, id) {
      const [, folder] = /\/content\/([\w-]+)\/index\.ts$/.exec(id) ?? []
      if (isBuild || folder === undefined) return
      for (const { top, path } of collectionFiles()) if (top === folder) this.addWatchFile(path)
    },
  }
}
