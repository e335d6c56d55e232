import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { samplePictures } from './sample-pictures.ts'

/**
 * Writes the pictures that are in the pages of the picture demos, from the same seeded samples that are computed.
 * Run `node features/demos/render-samples.ts` after a change to a sample, and commit what it writes.
 */
await mkdir('public/demos', { recursive: true })
for (const [name, { width, height, data }] of samplePictures()) {
  const raw = sharp(data, { raw: { width, height, channels: 4 } })
  await writeFile(`public/demos/${name}.webp`, await raw.webp({ quality: 78, effort: 6 }).toBuffer())
}
