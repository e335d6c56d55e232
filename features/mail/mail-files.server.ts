import { readdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import PostalMime from 'postal-mime'
import type { TextFiles } from '#features/context/text-place.server.ts'
import { mailFolder } from './mail-transport.server.ts'
import { mailIdsOf } from './mails-of-person.server.ts'

/** The mail's id, with which its file's name ends. */
export const idInName = (name: string) => name.replace(/\.eml$/, '').slice(-36)

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Mails as files where there is no mail server, on this machine. Those of staff accounts belong to the account. */
export const mailFiles: TextFiles = {
  id: 'mail_files',
  label: 'Mail as a file',
  async list(ctx, person) {
    const own = await mailIdsOf(ctx, person)
    const names = await readdir(mailFolder(ctx.settings)).catch(() => [])
    return names.filter(
      (name) => name.endsWith('.eml') && !own.has(idInName(name)) && !/^[^-]*-user\./.test(name),
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
