import { ownWorkerUrl } from '#lib/worker-url.ts'
import type { Request, RunAnswer, RunRequest } from './demo-messages.ts'
import type { SavedFile } from './report/report-csv.ts'
import workerUrl from './demo-worker.ts?worker&url'

type Listener = (answer: RunAnswer) => void

/** One worker, made at the first run. A run that is replaced or cancelled is ended with its worker, wherever it was. */
export function createRunner(listen: Listener) {
  let worker: Worker | undefined
  let run = 0
  let isBusy = false
  let asked: RunRequest | undefined
  /** The run whose result is shown. */
  let shown: RunRequest | undefined
  let saving: ((files: SavedFile[]) => void) | undefined

  const end = () => {
    worker?.terminate()
    worker = undefined
    saving?.([])
    saving = undefined
  }
  const stop = () => {
    if (!isBusy) return
    end()
    isBusy = false
  }
  const hear = (answer: RunAnswer) => {
    if (answer.kind === 'csv') {
      saving?.(answer.files)
      saving = undefined
      return
    }
    if (answer.run !== run) return
    if (answer.kind === 'done' && answer.outcome.report) shown = asked
    if (answer.kind === 'done' || answer.kind === 'failed') isBusy = false
    listen(answer)
  }
  const make = () => {
    const made = new Worker(ownWorkerUrl(workerUrl), { type: 'module' })
    made.addEventListener('message', ({ data }: MessageEvent<RunAnswer>) => hear(data))
    made.addEventListener('error', () => {
      end()
      const message = 'The part that computes could not be loaded. Check the connection and try again.'
      hear({ run, kind: 'failed', message, isData: false })
    })
    return made
  }
  const ask = (request: Request) => {
    worker ??= make()
    worker.postMessage(request, [])
  }
  return {
    run(request: Omit<RunRequest, 'run'>) {
      stop()
      run++
      isBusy = true
      asked = { ...request, run }
      ask({ ...asked, kind: 'run' })
    },
    cancel() {
      stop()
      run++
    },
    /** The whole of the result that is shown, as files; none while there is no result of the worker's own. */
    csv(): Promise<SavedFile[]> {
      const request = shown
      if (!request) return Promise.resolve([])
      return new Promise((done) => {
        saving = done
        ask({ ...request, kind: 'csv' })
      })
    },
    end,
  }
}
