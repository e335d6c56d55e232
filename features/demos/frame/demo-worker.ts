import { DemoError } from './demo.ts'
import type { RunAnswer, RunRequest } from './demo-messages.ts'
import { findDemo } from '#features/demos/demos.ts'
import { readPicture } from './read/read-picture.ts'
import { runDemo, type Readings } from './run-demo.ts'

/** Everything is computed here, away from the page. The answer of this file's address forbids it every connection. */
addEventListener('message', ({ data }: MessageEvent<RunRequest>) => void answer(data))

const tell = (message: RunAnswer) => postMessage(message, { transfer: [] })
const progressEveryMs = 80

async function answer({ run, slug, source, settings }: RunRequest) {
  const start = performance.now()
  let toldAt = start
  const progress = (done: number, doing?: string) => {
    const now = performance.now()
    if (now - toldAt < progressEveryMs) return
    toldAt = now
    tell({ run, kind: 'progress', done, doing })
  }
  try {
    const demo = await findDemo(slug)
    if (!demo) throw new Error(`No demo is called ${slug}`)
    const onRead = (readings: Readings) => tell({ run, kind: 'read', readings })
    const outcome = await runDemo(demo, source, settings, { progress, onRead }, readPicture)
    tell({ run, kind: 'done', outcome, tookMs: performance.now() - start })
  } catch (error) {
    const isData = error instanceof DemoError
    const message = isData ? error.message : 'The computation failed. This is our fault, not your data’s.'
    if (!isData) console.error(error)
    tell({ run, kind: 'failed', message, isData })
  }
}
