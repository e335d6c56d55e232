import { readdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import PostalMime from 'postal-mime'
import type { Ctx } from '#features/context/context.server.ts'
import type { Person } from '#features/context/person.ts'
import type { TextFiles } from '#features/context/text-place.server.ts'
import { mailFolder, traceless } from './mail-transport.server.ts'
import { mailIdsOf } from './mails-of-person.server.ts'

/** The mail's id, with which its file's name ends. */
export const idInName = (name: string) => name.replace(/\.eml$/, '').slice(-36)

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Files whose rows are gone, of mails to the person. */
export async function tracelessFilesOf(ctx: Ctx, { emailKey }: Person): Promise<string[]> {
  if (!emailKey) return []
  const names = await readdir(mailFolder(ctx.settings)).catch(() => [])
  const own: string[] = []
  for (const name of names.filter((one) => one.includes(traceless))) {
    const file = await readFile(join(mailFolder(ctx.settings), name)).catch(() => '')
    const { to = [] } = await PostalMime.parse(file)
    if (to.some(({ address }) => address?.toLowerCase() === emailKey)) own.push(name)
  }
  return own
}

/** Mails as files where there is no mail server, on this machine. Those of staff accounts belong to the account. */
export const mailFiles: TextFiles = {
  id: 'mail_files',
  label: 'Mail as a file',
  async list(ctx, person) {
    const own = await mailIdsOf(ctx, person)
    const gone = new Set(await tracelessFilesOf(ctx, person))
    const names = await readdir(mailFolder(ctx.settings)).catch(() => [])
    return names.filter(
      (name) =>
        name.endsWith('.eml') && !own.has(idInName(name)) && !gone.has(name) && !/^[^-]*-user\./.test(name),
    )
  },
  async read(ctx, name) {
    try {
      const file = await readFile(join(mailFolder(ctx.settings), basename(name)))
      const { to = [], replyTo = [], subject = '', text = '', html = '' } = await PostalMime.parse(file)
      const addresses = [...to, ...replyTo].map((one) => `${one.name} <${one.address ?? ''}>`)
      return [...addresses, subject, text || html].join('\n')
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  },
  async remove(ctx, name) {
    await rm(join(mailFolder(ctx.settings), basename(name)), { force: true })
  },
}
