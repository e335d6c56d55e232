import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toast } from '#ui/toast-store.ts'
import { BenchStatus } from './bench-status.tsx'
import { Exports } from './exports.tsx'
import type { Mapping } from './read/guess-columns.ts'
import { demoLimits } from './limits.ts'
import { OwnPictures } from './own-data/own-pictures.tsx'
import { OwnSheets } from './own-data/own-sheets.tsx'
import { OwnTable } from './own-data/own-table.tsx'
import { ReportBlocks, ReportHead, ReportMeaning } from './report/report-view.tsx'
import type { Report } from './report/report.ts'
import type { Source } from './run-demo.ts'
import type { DemoControls } from './demo-controls.ts'
import { checkSettings, SettingsForm } from './settings-form.tsx'
import { useDemo } from './use-demo.ts'

export interface BenchProps {
  title: string
  slug: string
  controls: DemoControls
  /** Of the sample. */
  first: Report
  sample: string
  ownData: string
}

/** The instrument: what is measured, what it reads, and the knobs. Its server HTML is the sample's result. */
export function DemoBench({ title, slug, controls, first, sample, ownData }: BenchProps) {
  const { state, run, cancel } = useDemo(slug, first)
  const [source, setSource] = useState<Source>({ kind: 'sample' })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isBegun = useRef(false)

  const start = (from: Source) => {
    clearTimeout(timer.current)
    const { values, errors } = checkSettings(form.current, controls.settings)
    setErrors(errors)
    if (Object.keys(errors).length > 0) return Promise.resolve(undefined)
    return run(from, values)
  }
  const take = (from: Source) => {
    isBegun.current = true
    setSource(from)
    void start(from)
  }
  const onSettings = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void start(source), demoLimits.debounceMs)
  }
  // With what was set before this code came; and the lines that the HTML holds are thinned.
  const onFirst = useEffectEvent(() => {
    // A file that was chosen by then has begun already.
    if (!isBegun.current) void start(source)
  })
  useEffect(() => {
    onFirst()
    return () => clearTimeout(timer.current)
  }, [])
  /** What the server wrote is cut short; an export holds everything. */
  const whole = async () => {
    const report = state.isBrief ? await start(source) : state.report
    if (!report)
      toast({ title: 'Nothing to export', description: 'The result isn’t there yet.', tone: 'error' })
    return report
  }
  const onMapping = (mapping: Mapping) => source.kind === 'table' && take({ ...source, mapping })
  const isOwn = source.kind !== 'sample'

  return (
    <div className="grid gap-x-8 lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr]">
      <div className="border-t-2 border-ink lg:col-span-12">
        <BenchStatus state={state} sample={sample} onCancel={cancel} />
        <ReportHead report={state.report} isStale={Boolean(state.running)} />
      </div>
      <div className="mt-8 lg:col-span-8 lg:col-start-5 xl:col-span-9 xl:col-start-4">
        <ReportMeaning report={state.report} />
      </div>
      <div className="mt-8 lg:col-span-4 lg:col-start-1 lg:row-span-2 lg:row-start-2 xl:col-span-3">
        <div className="lg:sticky lg:top-6 lg:-mx-1 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto lg:px-1">
          <SettingsForm form={form} settings={controls.settings} errors={errors} onChange={onSettings} />
          {controls.input.kind === 'table' ? (
            <OwnTable
              slug={slug}
              columns={controls.input.columns}
              ownData={ownData}
              reading={isOwn ? state.reading : undefined}
              onFile={(file) => take({ kind: 'table', file })}
              onMapping={onMapping}
            />
          ) : controls.input.kind === 'sheets' ? (
            <OwnSheets
              slug={slug}
              slots={controls.input.slots}
              ownData={ownData}
              pairing={isOwn && state.shown.kind === 'sheets' ? state.report.pairing : undefined}
              onFiles={(files) => take({ kind: 'sheets', files })}
              onPairs={(pairs) => source.kind === 'sheets' && take({ ...source, pairs })}
            />
          ) : (
            <OwnPictures
              slots={controls.input.slots}
              ownData={ownData}
              onFiles={(files) => take({ kind: 'pictures', files })}
            />
          )}
          {isOwn && (
            <button
              type="button"
              className="mt-3 inline-flex min-h-11 cursor-pointer items-center text-sm text-sea underline underline-offset-4 hover:text-sea-strong"
              onClick={() => take({ kind: 'sample' })}
            >
              Back to the sample
            </button>
          )}
        </div>
      </div>
      <div className="min-w-0 lg:col-span-8 lg:col-start-5 xl:col-span-9 xl:col-start-4">
        <ReportBlocks blocks={state.report.blocks} />
        <Exports slug={slug} title={title} report={state.report} whole={whole} />
      </div>
    </div>
  )
}
