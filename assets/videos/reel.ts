import type { Locator, Page } from '@playwright/test'
import { drawCursor } from './cursor.ts'

export const framesPerSecond = 25
export const size = { width: 1280, height: 720, bar: 56 }

/** A picture and for how many frames it stands. */
export interface Shot {
  png: Buffer
  frames: number
}

export interface Cue {
  from: number
  to: number
  text: string
}

/** Readers manage this many letters a second without haste. */
const lettersPerSecond = 15
const leastCueSeconds = 2.6

export type Reel = Awaited<ReturnType<typeof openReel>>

/**
 * Records a page picture by picture. The page itself runs as always, but the film's time goes on only with a picture taken: so cursor and
 * scrolling are even on a slow machine, and waiting isn't filmed. Times are in seconds of the film.
 */
export async function openReel(page: Page) {
  const session = await page.context().newCDPSession(page)
  const shots: Shot[] = []
  const cues: Cue[] = []
  const cursor = { x: size.width / 2, y: 420 }
  let frames = 0
  let ahead: string[] = []
  const now = () => frames / framesPerSecond

  async function shoot(count = 1) {
    await page.evaluate(drawCursor, cursor)
    const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
    shots.push({ png: Buffer.from(data, 'base64'), frames: count })
    frames += count
  }

  /** The picture as it is, for a while. */
  const hold = (seconds: number) => shoot(Math.round(seconds * framesPerSecond))

  /** Keeps the picture until the present caption can have been read. */
  async function finishReading() {
    const cue = cues.at(-1)
    if (!cue) return
    const wanted = Math.max(leastCueSeconds, cue.text.length / lettersPerSecond)
    const missing = cue.from + wanted - now()
    if (missing > 0) await hold(missing)
    cue.to = now()
  }

  /** One step for each frame of a motion; `at` runs from 0 to 1 and is gentle at both ends. */
  async function move(seconds: number, step: (at: number) => Promise<void>) {
    const count = Math.max(2, Math.round(seconds * framesPerSecond))
    for (let i = 1; i <= count; i++) {
      await step(easeInOut(i / count))
      await shoot()
    }
  }

  async function point(target: Locator, at = { x: 0.5, y: 0.5 }) {
    const box = await target.boundingBox()
    if (!box) throw new Error(`Nothing to point at: ${String(target)}`)
    const from = { ...cursor }
    const to = { x: box.x + box.width * at.x, y: box.y + box.height * at.y }
    const distance = Math.hypot(to.x - from.x, to.y - from.y)
    await move(Math.min(1.2, 0.35 + distance / 900), async (share) => {
      cursor.x = from.x + (to.x - from.x) * share
      cursor.y = from.y + (to.y - from.y) * share
      await page.mouse.move(cursor.x, cursor.y)
    })
  }

  return {
    page,
    shots,
    cues,
    now,
    hold,
    point,
    /** Puts the cursor somewhere between two scenes; beyond the edge it isn't seen. */
    async place(x: number, y: number) {
      Object.assign(cursor, { x, y })
      await page.mouse.move(x, y)
    },
    /** Starts a scene with its captions; it must say all of them before the next one. */
    begin(captions: readonly string[]) {
      if (ahead.length > 0) throw new Error(`A scene ended before it said “${ahead[0]}”`)
      ahead = [...captions]
    },
    /** The next caption, once the one before can have been read. */
    async say() {
      await finishReading()
      const text = ahead.shift()
      if (text === undefined) throw new Error('The scene has no further caption')
      cues.push({ from: now(), to: now(), text })
    },
    finishReading,
    async click(target: Locator, at?: { x: number; y: number }) {
      await point(target, at)
      await hold(0.2)
      await page.mouse.down()
      await page.mouse.up()
      await shoot(4)
    },
    /** Puts another figure or word into a field, key by key. */
    async type(target: Locator, text: string) {
      await point(target, { x: 0.3, y: 0.5 })
      await page.mouse.click(cursor.x, cursor.y, { clickCount: 3 })
      await hold(0.4)
      for (const key of text) {
        await page.keyboard.press(key)
        await hold(0.2)
      }
    },
    /** Draws a slider of 0 to 1 from its value to another; at the ends its knob lies half a knob inside. */
    async drag(slider: Locator, from: number, to: number) {
      const box = await slider.boundingBox()
      if (!box) throw new Error('The slider is not on the screen')
      const knob = 16
      const placeOf = (value: number) => (knob / 2 + (box.width - knob) * value) / box.width
      await point(slider, { x: placeOf(from), y: 0.5 })
      await page.mouse.down()
      await point(slider, { x: placeOf(to), y: 0.5 })
      await page.mouse.up()
    },
    /** Scrolls until the target's upper edge stands `below` pixels under the screen's. */
    async scrollTo(target: Locator, below = 40) {
      const from = await page.evaluate(() => scrollY)
      const box = await target.boundingBox()
      const distance = (box?.y ?? 0) - below
      await move(Math.min(2, 0.6 + Math.abs(distance) / 900), async (share) => {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), from + distance * share)
      })
    },
    /** What a caption claims must be on the page, or the film isn't made. */
    async sees(words: string | RegExp) {
      await page.getByText(words).first().waitFor({ timeout: 10_000 })
    },
  }
}

const easeInOut = (at: number) => at * at * (3 - 2 * at)
