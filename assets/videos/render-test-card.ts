import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { readPalette } from '#assets/pictures/theme.ts'

/**
 * Draws the film of /video-test: eight seconds of a test card. `node assets/videos/render-test-card.ts [CHROMIUM]`. It is recorded while it
 * plays, so that two runs differ in a few bytes; run it only to change the card.
 */
const executablePath = process.argv[2]
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
const page = await browser.newPage()
const { paper, ink, rule, sea, signal } = readPalette('light')
const film = await page.evaluate(recordCard, { paper, ink, rule, sea, signal })
await browser.close()
mkdirSync('public/videos', { recursive: true })
writeFileSync('public/videos/test-card.webm', Buffer.from(film, 'base64'))
process.stdout.write(`public/videos/test-card.webm: ${Math.round((film.length * 3) / 4096)} kB\n`)

/** Runs in the page. Returns the film in base64. */
async function recordCard({
  paper,
  ink,
  rule,
  sea,
  signal,
}: Record<'paper' | 'ink' | 'rule' | 'sea' | 'signal', string>): Promise<string> {
  const seconds = 8
  const canvas = document.createElement('canvas')
  canvas.width = 960
  canvas.height = 540
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser has no canvas')
  const level = (x: number) => 290 - 95 * Math.cos(x / 92) - 30 * Math.cos(x / 88 + 1)

  const draw = (time: number) => {
    pen.fillStyle = paper
    pen.fillRect(0, 0, 960, 540)
    pen.lineWidth = 1
    pen.strokeStyle = rule
    for (let x = 60; x <= 900; x += 60) pen.strokeRect(x, 110, 0.1, 360)
    for (let y = 110; y <= 470; y += 60) pen.strokeRect(60, y, 840, 0.1)
    const reach = 60 + (840 * time) / seconds
    pen.lineWidth = 3
    pen.strokeStyle = sea
    pen.beginPath()
    for (let x = 60; x <= reach; x += 2) pen.lineTo(x, level(x))
    pen.stroke()
    pen.fillStyle = signal
    pen.beginPath()
    pen.arc(reach, level(reach), 8, 0, 7)
    pen.fill()
    pen.fillStyle = ink
    pen.font = '600 30px sans-serif'
    pen.fillText('Test card', 60, 70)
    pen.font = '26px monospace'
    pen.textAlign = 'right'
    pen.fillText(`${time.toFixed(1)} s of ${seconds}`, 900, 70)
    pen.textAlign = 'left'
  }

  const chunks: Blob[] = []
  const recorder = new MediaRecorder(canvas.captureStream(25), {
    mimeType: 'video/webm;codecs=vp9',
    videoBitsPerSecond: 250_000,
  })
  recorder.ondataavailable = ({ data }) => chunks.push(data)
  const done = new Promise((resolve) => (recorder.onstop = resolve))
  draw(0)
  recorder.start()
  const started = performance.now()
  await new Promise<void>((resolve) => {
    const tick = () => {
      const time = Math.min(seconds, (performance.now() - started) / 1000)
      draw(time)
      if (time < seconds) requestAnimationFrame(tick)
      else resolve()
    }
    tick()
  })
  recorder.stop()
  await done
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
