import { ownWorkerUrl } from '#lib/worker-url.ts'
import type { RunAnswer, RunRequest } from './demo-messages.ts'
import workerUrl from './demo-worker.ts?worker&url'

type Listener = (answer: RunAnswer) => void

/** One worker, made at the first run. A run that is replaced or cancelled is ended with its worker, wherever it was. */
export function createRunner(listen: Listener) {
  let worker: Worker | undefined
  let run = 0
  let isBusy = false

  const stop = () => {
    if (!isBusy) return
    worker?.terminate()
    worker = undefined
    isBusy = false
  }
  const hear = (answer: RunAnswer) => {
    if (answer.run !== run) return
    if (answer.kind === 'done' || answer.kind === 'failed') isBusy = false
    listen(answer)
  }
  const make = () => {
    const made = new Worker(ownWorkerUrl(workerUrl), { type: 'module' })
    made.addEventListener('message', ({ data }: MessageEvent<RunAnswer>) => hear(data))
    made.addEventListener('error', () => {
      worker = undefined
      const message = 'The part that computes could not be loaded. Check the connection and try again.'
      hear({ run, kind: 'failed', message, isData: false })
    })
    return made
  }
  return {
    run(request: Omit<RunRequest, 'run'>) {
      stop()
      run++
      isBusy = true
      worker ??= make()
      worker.postMessage({ ...request, run } satisfies RunRequest, [])
    },
    cancel() {
      stop()
      run++
    },
    end() {
      worker?.terminate()
      worker = undefined
    },
  }
}
