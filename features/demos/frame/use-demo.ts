import { useEffect, useRef, useState } from 'react'
import { sendEvent } from '#features/analytics/events/send-event.ts'
import type { RunAnswer } from './demo-messages.ts'
import { createRunner } from './demo-runner.ts'
import type { Report } from './report/report.ts'
import type { Readings, SettingValues, Source } from './run-demo.ts'

export interface DemoState {
  report: Report
  /** The report is the server's. */
  isFirst: boolean
  /** What the shown report was computed from. */
  shown: Source
  /** Of the visitor's tables, by slot; of the run before until the next one has read. */
  readings?: Readings | undefined
  /** Settings that the visitor's file needs, by label. */
  needs?: string[] | undefined
  running?: { done: number; doing?: string | undefined } | undefined
  /** `wasRead`: the data could be read, so the visitor can mend what was decided of it. */
  failure?: { message: string; isData: boolean; wasRead: boolean } | undefined
  tookMs?: number
  /** When the shown report was computed in this browser, ms since 1970. */
  computedAt?: number
}

const sampleSource: Source = { kind: 'sample' }

/** The life of a demo in the browser: one run at a time in a worker, the last good result stays until the next one is there. */
export function useDemo(slug: string, first: Report) {
  const [state, setState] = useState<DemoState>({ report: first, isFirst: true, shown: sampleSource })
  const runner = useRef<ReturnType<typeof createRunner>>(undefined)
  const wasRead = useRef(false)
  const waiting = useRef<{ source: Source; settle: (report: Report | undefined) => void }>(undefined)

  const listen = (answer: RunAnswer) => {
    if (answer.kind === 'progress') {
      const { done, doing } = answer
      return setState((old) => (old.running ? { ...old, running: { done, doing } } : old))
    }
    if (answer.kind === 'csv') return
    if (answer.kind === 'read') {
      wasRead.current = true
      return setState((old) => ({ ...old, readings: answer.readings }))
    }
    const { source, settle } = waiting.current ?? {}
    waiting.current = undefined
    if (answer.kind === 'failed') {
      settle?.(undefined)
      return setState((old) => ({
        ...old,
        running: undefined,
        needs: undefined,
        failure: { ...answer, wasRead: wasRead.current },
      }))
    }
    const { report, readings, needs } = answer.outcome
    settle?.(report)
    if (report) sendEvent('demo_run', { demo: slug })
    setState((old) => ({
      ...old,
      ...(report && {
        report,
        isFirst: false,
        shown: source ?? old.shown,
        tookMs: answer.tookMs,
        computedAt: Date.now(),
      }),
      readings,
      needs,
      running: undefined,
      failure: undefined,
    }))
  }

  const run = (source: Source, settings: SettingValues): Promise<Report | undefined> => {
    waiting.current?.settle(undefined)
    wasRead.current = false
    setState((old) => ({ ...old, running: { done: 0 }, failure: undefined }))
    runner.current ??= createRunner(listen)
    return new Promise((settle) => {
      waiting.current = { source, settle }
      runner.current?.run({ slug, source, settings })
    })
  }

  const cancel = () => {
    waiting.current?.settle(undefined)
    waiting.current = undefined
    runner.current?.cancel()
    setState((old) => ({ ...old, running: undefined }))
  }

  useEffect(
    () => () => {
      runner.current?.end()
      runner.current = undefined
    },
    [],
  )
  const csv = async () => (await runner.current?.csv()) ?? []
  return { state, run, cancel, csv }
}
