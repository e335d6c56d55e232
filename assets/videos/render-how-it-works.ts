import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { filmScenes } from '#content/film.ts'
import { writeVtt } from './captions.ts'
import { drawBar } from './cards.ts'
import { encodeFilm, type Bar } from './encode.ts'
import { openReel, size } from './reel.ts'
import { scenes } from './scenes.ts'

/**
 * Films the demos of a site that runs: `node assets/videos/render-how-it-works.ts http://127.0.0.1:3000 [CHROMIUM]`, with ffmpeg at hand. Writes
 * the film, its captions and content/rendered-film.ts; it fails where a page doesn't show what a caption says.
 */
const [baseURL, executablePath] = process.argv.slice(2)
if (!baseURL) throw new Error('Which site? render-how-it-works.ts BASE_URL [CHROMIUM]')

const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb', '--hide-scrollbars'],
})
const context = await browser.newContext({
  baseURL,
  viewport: { width: size.width, height: size.height - size.bar },
  reducedMotion: 'reduce',
  colorScheme: 'light',
  serviceWorkers: 'block',
  // For the drawn cursor and the cards, which have styles of their own.
  bypassCSP: true,
})
context.setDefaultTimeout(10_000)
const work = mkdtempSync(join(tmpdir(), 'film-'))
const easel = await context.newPage()
await easel.goto('/about-us')
const page = await context.newPage()
await page.goto('/about-us')
const reel = await openReel(page)
const starts: Record<string, number> = {}
const bars: Bar[] = []

for (const [i, scene] of filmScenes.entries()) {
  process.stdout.write(`${scene.id} …`)
  const of = 'page' in scene ? { number: String(i), title: scene.title, address: scene.page.path } : {}
  const file = join(work, `${scene.id}.png`)
  writeFileSync(file, await drawBar(easel, of))
  reel.begin(scene.captions)
  await scenes[scene.id](reel, () => {
    starts[scene.id] = reel.now()
    bars.push({ file, from: reel.now() })
  })
  await reel.finishReading()
  process.stdout.write(` from ${starts[scene.id]} to ${reel.now()} s\n`)
}
await browser.close()

const stem = 'public/videos/how-it-works'
writeFileSync(`${stem}.vtt`, writeVtt(reel.cues))
const times = Object.entries(starts).map(([id, at]) => `    ${/^\w+$/.test(id) ? id : `'${id}'`}: ${at},`)
writeFileSync(
  'content/rendered-film.ts',
  `/** Written by assets/videos/render-how-it-works.ts; do not edit. Times are in seconds. */
export const renderedFilm = {
  seconds: ${reel.now()},
  starts: {
${times.join('\n')}
  },
}
`,
)
await encodeFilm('mp4', `${stem}.mp4`, reel.shots, bars)
await encodeFilm('webm', `${stem}.webm`, reel.shots, bars)
rmSync(work, { recursive: true })
for (const end of ['mp4', 'webm', 'vtt'])
  process.stdout.write(`${stem}.${end}: ${Math.round(statSync(`${stem}.${end}`).size / 1000)} kB\n`)
