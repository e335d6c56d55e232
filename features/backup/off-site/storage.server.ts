import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { isUuid } from '#lib/uuid.ts'

export interface Storage {
  id: string
  /** The machine, as people know it. */
  server: string
  folder: string
}

const nameFile = '.place'

/**
 * Where this server keeps backups. Files are local to a machine, so the folder has a name of its own: two servers on one data folder are the
 * same storage, those of two machines are not.
 */
export async function openStorage(dataDir: string): Promise<Storage> {
  const folder = join(dataDir, 'backups')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const id = (await readName(folder)) ?? (await writeName(folder))
  return { id, server: hostname(), folder }
}

/** The same without writing: undefined where no server has kept a backup yet. */
export async function findStorage(dataDir: string): Promise<Storage | undefined> {
  const folder = join(dataDir, 'backups')
  const id = await readName(folder)
  return id === undefined ? undefined : { id, server: hostname(), folder }
}

async function readName(folder: string) {
  const text = await readFile(join(folder, nameFile), 'utf8').catch(() => '')
  return isUuid(text.trim()) ? text.trim() : undefined
}

/** Of two that write at once one wins, for both. */
async function writeName(folder: string): Promise<string> {
  const id = randomUUID()
  const draft = join(folder, `${nameFile}-${id}`)
  await writeFile(draft, `${id}\n`, { flush: true })
  await link(draft, join(folder, nameFile)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft, { force: true })
  const name = await readName(folder)
  if (name === undefined) throw new Error(`${join(folder, nameFile)} holds no name: delete it`)
  return name
}
