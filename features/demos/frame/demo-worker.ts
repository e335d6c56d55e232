import { DemoError } from './demo.ts'
import type { Request, RunAnswer, RunRequest } from './demo-messages.ts'
import { findDemo } from '#features/demos/demos.ts'
import { readPicture } from './read/read-picture.ts'
import { reportFiles } from './report/report-csv.ts'
import { shownAtMost, shownReport, type Report } from './report/report.ts'
import { runDemo, type Readings } from './run-demo.ts'

/** Everything is computed here, away from the page. The answer of this file's address forbids it every connection. */
addEventListener(
  'message',
  ({ data }: MessageEvent<Request>) => void (data.kind === 'run' ? answer(data) : answerCsv(data)),
)

const tell = (message: RunAnswer) => postMessage(message, { transfer: [] })
const progressEveryMs = 80

/** The whole result of the last run: the page gets what it shows. */
let last: { run: number; report: Report | undefined } | undefined

async function answer(request: RunRequest) {
  const { run } = request
  const start = performance.now()
  let toldAt = start
  const progress = (done: number, doing?: string) => {
    const now = performance.now()
    if (now - toldAt < progressEveryMs) return
    toldAt = now
    tell({ run, kind: 'progress', done, doing })
  }
  try {
    const onRead = (readings: Readings) => tell({ run, kind: 'read', readings })
    const outcome = await compute(request, { progress, onRead })
    const report = outcome.report && shownReport(outcome.report, shownAtMost)
    tell({ run, kind: 'done', outcome: { ...outcome, report }, tookMs: performance.now() - start })
  } catch (error) {
    const isData = error instanceof DemoError
    const message = isData ? error.message : 'The computation failed. This is our fault, not your data’s.'
    if (!isData) console.error(error)
    tell({ run, kind: 'failed', message, isData })
  }
}

async function answerCsv(request: RunRequest) {
  const { run } = request
  // Cancelling a later run has ended the worker that had it.
  if (last?.run !== run) await compute(request, { progress: () => undefined })
  tell({ run, kind: 'csv', files: last?.report ? reportFiles(last.report) : [] })
}

async function compute({ run, slug, source, settings }: RunRequest, work: Parameters<typeof runDemo>[3]) {
  const demo = await findDemo(slug)
  if (!demo) throw new Error(`No demo is called ${slug}`)
  const outcome = await runDemo(demo, source, settings, work, readPicture)
  last = { run, report: outcome.report }
  return outcome
}
