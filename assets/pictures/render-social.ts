import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { pages } from '#content/pages.ts'
import { socialBrand, socialPicture } from '#content/social-pictures.ts'
import { hashSocial, renderSocial } from './social.ts'
import { readPalette } from './theme.ts'

/** Draws the preview picture of every page that may be indexed; only those whose title or scene changed. */
const folder = fileURLToPath(new URL('../../public/pictures/social/', import.meta.url))
const manifestFile = fileURLToPath(new URL('social-manifest.json', import.meta.url))
mkdirSync(folder, { recursive: true })

const known: Record<string, string> = existsSync(manifestFile)
  ? JSON.parse(readFileSync(manifestFile, 'utf8'))
  : {}
const next: Record<string, string> = {}
const palette = readPalette('light')
let rendered = 0

for (const page of pages.filter(({ noindex }) => !noindex)) {
  const picture = socialPicture(page)
  const name = picture.file.split('/').at(-1) ?? ''
  const hash = hashSocial(picture, socialBrand, palette)
  next[name] = hash
  if (known[name] === hash && existsSync(folder + name)) continue
  writeFileSync(folder + name, await renderSocial(picture, socialBrand, palette))
  rendered += 1
}
for (const name of readdirSync(folder)) if (!(name in next)) rmSync(folder + name)
writeFileSync(manifestFile, `${JSON.stringify(next, null, 2)}\n`)
console.log(
  rendered === 0 ? 'All preview pictures are up to date.' : `Rendered ${rendered} preview pictures.`,
)
