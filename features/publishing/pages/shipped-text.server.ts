import { createHash } from 'node:crypto'
import type { PageAt } from './page-kinds.server.ts'

/** The file of a page as it comes with the site. Loaded when it is first asked for: visitors never need it. */
export async function shippedTextOf({ kind, name }: PageAt): Promise<string> {
  return kind.shipped?.(name) ?? sourceOf(kind.fileOf(name))
}

/** A file of the project as it was when this server was built. */
export async function sourceOf(file: string): Promise<string> {
  const { shippedText } = await import('#content/collection-texts.ts')
  const text = shippedText(file)
  if (text === undefined) throw new Error(`${file} isn’t there`)
  return text
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
