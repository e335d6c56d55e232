import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { z } from 'zod/mini'
import { migrationsFolder } from '#db/migrations.ts'

const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) })

/** A folder of the migrations that came before the one of this name; it goes when the test ends. */
export async function migrationsBefore(tag: RegExp): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(migrationsFolder, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = journal.parse(JSON.parse(await readFile(path, 'utf8')))
  const at = entries.findIndex((entry) => tag.test(entry.tag))
  expect(at).toBeGreaterThan(0)
  await writeFile(path, JSON.stringify({ ...rest, entries: entries.slice(0, at) }))
  return folder
}
