import { unzipSync } from 'fflate'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findDemo } from './demos.ts'
import { runDemo } from './frame/run-demo.ts'
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

const idle = { progress: () => undefined }

async function decode(file: File, { longest }: { longest: number }) {
  const side = longest === Infinity ? undefined : longest
  const scaled = sharp(await file.arrayBuffer()).resize(side, side, {
    fit: 'inside',
    withoutEnlargement: true,
  })
  const { data, info } = await scaled.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { name: file.name, width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
}

async function filesOf(archive: string, name: string) {
  const files = unzipSync(await readFile(`public/demos/${archive}`))
  return Object.entries(files)
    .filter(([file]) => file.startsWith(name))
    .map(([file, bytes]) => new File([new Uint8Array(bytes)], file))
}

test('the plates of the archive, chosen as own pictures, give what the sample gives', async () => {
  const demo = await findDemo('machine-vision')
  if (!demo) throw new Error('No demo')
  const [master, good, faulty] = await Promise.all(
    ['master', 'good', 'faulty'].map((name) => filesOf('machine-vision-sample.zip', name)),
  )
  const files = { master: master ?? [], good: good ?? [], faulty: faulty ?? [] }
  const { report: sample } = await runDemo(demo, { kind: 'sample' }, {}, idle)
  const { report } = await runDemo(demo, { kind: 'pictures', files }, {}, idle, decode)
  expect([files.master.length, files.good.length, files.faulty.length]).toEqual([1, 20, 20])
  expect(report?.figures.map(({ value }) => value)).toEqual(sample?.figures.map(({ value }) => value))
})

test('the frames of the archive, one a second, give the six stays of the sample', async () => {
  const demo = await findDemo('smart-safety-surveillance')
  if (!demo) throw new Error('No demo')
  const frames = await filesOf('smart-safety-surveillance-sample.zip', 'frame')
  expect(frames).toHaveLength(60)
  const { report } = await runDemo(
    demo,
    { kind: 'pictures', files: { frames } },
    { interval: 1 },
    idle,
    decode,
  )
  expect(report?.headline).toMatch(/^6 /)
})

test('the tray of the page, saved and chosen as an own picture, has its 37 discs', async () => {
  const demo = await findDemo('visual-intelligence')
  if (!demo) throw new Error('No demo')
  const bytes = await readFile('public/demos/visual-intelligence-sample.webp')
  const picture = [new File([new Uint8Array(bytes)], 'tray.webp')]
  const { report } = await runDemo(demo, { kind: 'pictures', files: { picture } }, {}, idle, decode)
  expect(report?.headline).toMatch(/^37 /)
})
