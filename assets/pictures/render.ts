import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { encodePicture } from './encode.ts'
import {
  formats,
  hashScene,
  hashSingles,
  iconFiles,
  pictureFile,
  readPalettes,
  signposts,
  singles,
  themes,
  widthsOf,
} from './outputs.ts'
import type { PalettePair } from './outputs.ts'
import { scenes } from './scenes/index.ts'
import { renderIcons, renderSingle } from './singles.ts'
import { toSvg } from './svg.ts'
import type { Scene } from './svg.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const manifestFile = join(root, 'assets/pictures/manifest.json')
type Manifest = { scenes: Record<string, string>; singles: string }

const known: Manifest = existsSync(manifestFile)
  ? JSON.parse(readFileSync(manifestFile, 'utf8'))
  : { scenes: {}, singles: '' }

function write(file: string, data: string | Buffer) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), data)
}

async function renderScene(scene: Scene, palettes: PalettePair) {
  for (const theme of themes) {
    for (const width of widthsOf(scene)) {
      const svg = toSvg(scene, palettes[theme], width)
      const files = formats.map(async (format) => {
        write(
          pictureFile(scene.name, theme, width, format),
          await encodePicture(svg, format, width / scene.width),
        )
      })
      await Promise.all(files)
    }
  }
}

const palettes = readPalettes()
const next: Manifest = { scenes: {}, singles: hashSingles(palettes) }
const save = (manifest: Manifest) => writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`)
let rendered = 0

for (const scene of scenes) {
  const hash = hashScene(scene, palettes)
  next.scenes[scene.name] = hash
  const files = themes.flatMap((theme) =>
    widthsOf(scene).flatMap((width) =>
      formats.map((format) => pictureFile(scene.name, theme, width, format)),
    ),
  )
  if (known.scenes[scene.name] === hash && files.every((file) => existsSync(join(root, file)))) continue
  await renderScene(scene, palettes)
  rendered += files.length
  known.scenes[scene.name] = hash
  save(known) // an interrupted run goes on where it stopped
}

const singleFiles = [...singles.map(({ file }) => file), ...iconFiles]
if (known.singles !== next.singles || !singleFiles.every((file) => existsSync(join(root, file)))) {
  for (const single of singles) write(single.file, await renderSingle(single, palettes.light))
  for (const [file, data] of await renderIcons(palettes)) write(file, data)
  rendered += singleFiles.length
}

save(next)
const key = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)
const block = (name: string, fields: string[]) => [
  `  ${key(name)}: {`,
  ...fields.map((field) => `    ${field},`),
  '  },',
]
const entries = scenes.flatMap((scene) => {
  const { name, width, height } = scene
  const version = next.scenes[name]?.slice(0, 8)
  return block(name, [
    `name: '${name}'`,
    `width: ${width}`,
    `height: ${height}`,
    `version: '${version}'`,
    `widths: [${widthsOf(scene).join(', ')}]`,
  ])
})
const boards = Object.entries(signposts).flatMap(([name, share]) =>
  block(
    name,
    Object.entries(share).map(([field, value]) => `${field}: ${value}`),
  ),
)
write(
  'content/rendered-pictures.ts',
  [
    '/** Written by assets/pictures/render.ts; do not edit. */',
    'export const pictures = {',
    ...entries,
    '} as const',
    '',
    '/** Where the blank board of the drawn signpost stands, in percent of the picture. */',
    'export const signposts = {',
    ...boards,
    '} as const',
    '',
  ].join('\n'),
)
console.log(rendered === 0 ? 'All pictures are up to date.' : `Rendered ${rendered} files.`)
