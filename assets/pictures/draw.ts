import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drawScene, listOfPictures } from './drawings.ts'
import { renderRasters } from './rasters.ts'
import { scenes } from './scenes/index.ts'
import { iconRasters, singleRasters, tabIconSvg } from './singles.ts'
import { socialRasters } from './social.ts'
import { readPalettes } from './theme.ts'

/** Draws all pictures that are made of scenes, into public/ and content/. Set-up runs it when a source changed (`setup/pictures.mjs`). */
const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'public')
mkdirSync(join(folder, 'pictures/social'), { recursive: true })
mkdirSync(join(root, '.cache'), { recursive: true })

const palettes = readPalettes()
const drawn = scenes.map((scene) => drawScene(scene, palettes))
const drawings = drawn.flatMap(({ files }) => files)
const social = socialRasters(palettes.light)
for (const { file, svg } of drawings) writeIfNew(join(folder, file), svg)
writeIfNew(join(folder, 'favicon.svg'), tabIconSvg(palettes.light))
writeIfNew(join(root, 'content/rendered-pictures.ts'), listOfPictures(drawn.map(({ picture }) => picture)))
removeOthers('pictures', drawings)
removeOthers('pictures/social', social)
const rendered = await renderRasters(
  [...singleRasters(palettes.light), ...iconRasters(palettes.light), ...social],
  folder,
  join(root, '.cache/rasters.json'),
)
console.log(`${drawings.length} drawings written, ${rendered} pictures rendered`)

/** What was built of a file that stays the same needs no second look. */
function writeIfNew(path: string, text: string) {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
}

/** Removes the files of scenes and pages that are gone. */
function removeOthers(name: string, kept: readonly { file: string }[]) {
  const files = new Set(kept.map(({ file }) => file))
  for (const entry of readdirSync(join(folder, name), { withFileTypes: true })) {
    const file = `${name}/${entry.name}`
    if (entry.isFile() && !files.has(file)) rmSync(join(folder, file))
  }
}
