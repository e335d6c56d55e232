import { zipSync } from 'fflate'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import type { Picture } from '#features/demos/frame/demo.ts'
import { samplePictures, sampleSets } from './sample-pictures.ts'

/**
 * Writes the pictures of the picture demos from the same seeded samples that are computed: those in the pages, and all of a sample as an archive to
 * download. Set-up runs it before the build.
 */
const folder = 'public/demos'
await mkdir(folder, { recursive: true })
for (const name of await readdir(folder)) await rm(`${folder}/${name}`)

const raw = ({ width, height, data }: Picture): Sharp => sharp(data, { raw: { width, height, channels: 4 } })

for (const [name, picture] of samplePictures())
  await writeFile(`${folder}/${name}.webp`, await raw(picture).webp({ quality: 78, effort: 6 }).toBuffer())

for (const [slug, pictures] of sampleSets()) {
  const files = await Promise.all(
    pictures.map(async ([name, picture]) => {
      // As they are: an own run of them gives what the page shows.
      return [`${name}.webp`, await raw(picture).webp({ lossless: true }).toBuffer()] as const
    }),
  )
  await writeFile(
    `${folder}/${slug}-sample.zip`,
    zipSync(Object.fromEntries(files), { level: 0, mtime: '2026-01-01' }),
  )
}
