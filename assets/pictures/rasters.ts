import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { encoding } from './encode.ts'

/** A file of pixels below a folder, and the drawing it is made of. */
export interface Raster {
  file: string
  svg: string
  encode: (svg: string) => Promise<Buffer>
}

/** Renders those whose drawing changed since `cacheFile` was written, or that are missing, and returns how many they were. */
export async function renderRasters(rasters: readonly Raster[], folder: string, cacheFile: string) {
  const known: Record<string, string> = readCache(cacheFile)
  const now = Object.fromEntries(rasters.map(({ file, svg }) => [file, keyOf(svg)]))
  const stale = rasters.filter(({ file }) => known[file] !== now[file] || !existsSync(join(folder, file)))
  const queue = stale.values()
  const work = async () => {
    for (const { file, svg, encode } of queue) {
      const path = join(folder, file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, await encode(svg))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  writeFileSync(cacheFile, JSON.stringify(now))
  return stale.length
}

const keyOf = (svg: string) => createHash('sha256').update(encoding).update(svg).digest('hex')

function readCache(file: string): Record<string, string> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
