import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toast } from '#ui/toast-store.ts'
import { BenchStatus } from './bench-status.tsx'
import { Exports } from './exports.tsx'
import { demoLimits } from './limits.ts'
import { mergeChoices } from './merge-choices.ts'
import { OwnPictures } from './own-data/own-pictures.tsx'
import { OwnSheets } from './own-data/own-sheets.tsx'
import { OwnTable } from './own-data/own-table.tsx'
import { ReadingPanel } from './own-data/reading-panel.tsx'
import { ReportBlocks, ReportHead, ReportMeaning } from './report/report-view.tsx'
import { ValueMeanings } from './report/value-meanings.tsx'
import type { Report } from './report/report.ts'
import type { Choices } from './read/reading.ts'
import type { Source } from './run-demo.ts'
import type { DemoControls } from './demo-controls.ts'
import { checkSettings, setFields, SettingsForm, startSettings } from './settings-form.tsx'
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
  /** The newest source: what is changed while a file is being read joins what was changed before. */
  const latest = useRef<Source>(source)
  const isBegun = useRef(false)

  const start = (from: Source) => {
    clearTimeout(timer.current)
    const isOwn = from.kind !== 'sample'
    const { values, errors } = checkSettings(form.current, controls.settings, isOwn)
    setErrors(errors)
    if (Object.keys(errors).length > 0) return Promise.resolve(undefined)
    return run(from, values)
  }
  const take = (from: Source, known: Record<string, number> = {}) => {
    const [isOwn, wasOwn] = [from, latest.current].map(({ kind }) => kind !== 'sample')
    if (isOwn !== wasOwn) startSettings(form.current, controls.settings, Boolean(isOwn))
    setFields(form.current, known)
    isBegun.current = true
    latest.current = from
    setSource(from)
    void start(from)
  }
  const onSettings = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void start(latest.current), demoLimits.debounceMs)
  }
  const nextId = useRef(1)
  const onChoices = (slot: string, changed: Choices) => {
    const from = latest.current
    if (from.kind === 'table') take({ ...from, choices: mergeChoices(from.choices ?? {}, changed) })
    if (from.kind === 'sheets') {
      const own = mergeChoices(from.choices?.[slot] ?? {}, changed)
      take({ ...from, choices: { ...from.choices, [slot]: own }, pairs: undefined })
    }
  }
  const onMeanings = (changed: Record<string, string>) => {
    const from = latest.current
    if (from.kind === 'table' || from.kind === 'sample')
      take({ ...from, meanings: { ...from.meanings, ...changed } })
  }
  // With what was set before this code came; and the lines that the HTML holds are thinned.
  const onFirst = useEffectEvent(() => {
    // A file that was chosen by then has begun already.
    if (!isBegun.current) void start(latest.current)
  })
  useEffect(() => {
    onFirst()
    return () => clearTimeout(timer.current)
  }, [timer])
  /** What the server wrote is cut short; an export holds everything. */
  const whole = async () => {
    const report = state.isBrief ? await start(latest.current) : state.report
    if (!report)
      toast({ title: 'Nothing to export', description: 'The result isn’t there yet.', tone: 'error' })
    return report
  }
  const isOwn = source.kind !== 'sample'
  const { input } = controls
  const choicesOf = (slot: string) =>
    (source.kind === 'table'
      ? source.choices
      : source.kind === 'sheets'
        ? source.choices?.[slot]
        : undefined) ?? {}
  const titleOf = (slot: string) =>
    input.kind === 'table'
      ? 'What was read'
      : `What was read: ${input.slots.find(({ name }) => name === slot)?.label.toLowerCase()}`

  return (
    <div className="grid gap-x-8 lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr]">
      <div className="min-w-0 border-t-2 border-ink lg:col-span-12">
        <BenchStatus state={state} sample={sample} onCancel={cancel} />
        {isOwn &&
          Object.entries(state.readings ?? {}).map(([slot, reading]) => (
            <ReadingPanel
              key={slot}
              id={slot}
              title={titleOf(slot)}
              reading={reading}
              columns={input.kind === 'table' ? input.columns : []}
              choices={choicesOf(slot)}
              onChoices={(changed) => onChoices(slot, changed)}
            />
          ))}
        <ReportHead report={state.report} isStale={Boolean(state.running)} />
        {state.report.meanings && <ValueMeanings meanings={state.report.meanings} onChange={onMeanings} />}
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
              onFile={(file) => take({ kind: 'table', id: nextId.current++, file })}
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
              onFiles={(files, known) => take({ kind: 'pictures', files }, known)}
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
