import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestCtx } from './context.ts'

/** The kinds of the mails that lie as files and name this address. */
export async function mailFilesWith(ctx: TestCtx, email: string) {
  const folder = join(ctx.settings.dataDir, 'mail')
  const files = await Promise.all(
    (await readdir(folder)).map(async (file) => ({ file, text: await readFile(join(folder, file), 'utf8') })),
  )
  return files.filter(({ text }) => text.includes(email)).map(({ file }) => file.split('-')[1])
}
