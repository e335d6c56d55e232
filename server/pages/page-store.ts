import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Page } from './page-cache.ts'

export interface PageStore {
  read(path: string): Promise<Page | undefined>
  write(path: string, page: Page): Promise<void>
}

/**
 * Packed pages on disk, in a folder for each origin (build and settings that pages show) and content version, so that a restart is quick.
 * Folders of other versions are removed. A file that can't be read or written only costs a rendering.
 */
export async function openPageStore(
  folder: string,
  origin: string,
  version: () => string,
): Promise<PageStore> {
  const prefix = createHash('sha256').update(origin).digest('hex').slice(0, 12)
  const current = () => `${prefix}-${version()}`
  await mkdir(folder, { recursive: true }).catch(() => undefined)
  for (const other of await readdir(folder).catch(() => [])) {
    if (other !== current())
      await rm(join(folder, other), { recursive: true, force: true }).catch(() => undefined)
  }
  const fileOf = (path: string) =>
    join(folder, current(), `${createHash('sha256').update(path).digest('hex').slice(0, 32)}.page`)

  return {
    async read(path) {
      const bytes = await readFile(fileOf(path)).catch(() => undefined)
      if (!bytes) return undefined
      try {
        const { page, key }: { page: Page; key: string } = deserialize(bytes)
        return key === path ? page : undefined
      } catch {
        return undefined
      }
    },
    async write(path, page) {
      const file = fileOf(path)
      const draft = `${file}.${randomBytes(4).toString('hex')}`
      try {
        await mkdir(join(folder, current()), { recursive: true })
        await writeFile(draft, serialize({ key: path, page }))
        await rename(draft, file)
      } catch {
        await rm(draft, { force: true }).catch(() => undefined)
      }
    },
  }
}
