import type { Plugin } from 'vite'
import { collectionFiles, readAllCollections } from './collection-files.ts'

/**
 * The built server carries the entries as values: neither the files nor their readers. A file that doesn't suit ends the build, and so does a module for browsers that
 * asks for an entry. While developing the files are read, and a change of one counts as a change of its collection.
 */
export function collectionPlugin(): Plugin {
  let isBuild = false
  return {
    name: 'content-collections',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    async load(id) {
      if (!id.endsWith('/content/collection.ts')) return undefined
      if (this.environment.name === 'client')
        throw new Error(
          'A browser would be sent the texts of content/: read them in a loader or on the server',
        )
      if (!isBuild) return undefined
      const collections = await readAllCollections()
      const entries = Object.fromEntries([...collections].map(([name, read]) => [name, [...read.values()]]))
      return `const entries = ${JSON.stringify(entries)}\nexport const readCollection = (folder) => entries[folder]`
    },
    transform(_, id) {
      const [, folder] = /\/content\/([\w-]+)\/index\.ts$/.exec(id) ?? []
      if (isBuild || folder === undefined) return
      for (const { top, path } of collectionFiles()) if (top === folder) this.addWatchFile(path)
    },
  }
}
