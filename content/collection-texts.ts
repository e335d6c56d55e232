import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The text of a file as it comes with the site, by its path, such as `content/solutions/machine-vision.md`. The build has the texts in place of this module (`collection-plugin.ts`). */
export const shippedText = (file: string): string | undefined =>
  readFileSync(join(import.meta.dirname, '..', file), 'utf8')
