import { createHash } from 'node:crypto'
import type { PageAt } from './page-kinds.server.ts'

/** The file of a page as it comes with the site. Loaded when it is first asked for: visitors never need it. */
export async function shippedTextOf({ kind, name }: PageAt): Promise<string> {
  const { shippedText } = await import('#content/collection-texts.ts')
  const text = shippedText(kind.fileOf(name))
  if (text === undefined) throw new Error(`${kind.fileOf(name)} isn’t there`)
  return text
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
