import sharp from 'sharp'
import { expect, test } from 'vitest'
import { samplePictures } from './sample-pictures.ts'

test('the files in public/demos are the samples that are computed', async () => {
  for (const [name, { width, height, data }] of samplePictures()) {
    const file = sharp(`public/demos/${name}.webp`).ensureAlpha().raw()
    const { data: shown, info } = await file.toBuffer({ resolveWithObject: true })
    expect([name, info.width, info.height]).toEqual([name, width, height])
    let difference = 0
    let compared = 0
    for (let i = 0; i < data.length; i += 4) {
      if (!data[i + 3]) continue
      difference += Math.abs((data[i] ?? 0) - (shown[i] ?? 0))
      compared++
    }
    expect(difference / compared, name).toBeLessThan(6)
  }
})
