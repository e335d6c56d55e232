import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { classes } from '#ui/classes.ts'
import { toast } from '#ui/toast-store.ts'
import { BenchProblems, BenchStatus, ShownData } from './bench-status.tsx'
import { CompactResult } from './compact-result.tsx'
import { Exports } from './exports.tsx'
import { demoLimits } from './limits.ts'
import { mergeChoices } from './merge-choices.ts'
import { OwnSide } from './own-data/own-side.tsx'
import { ReadingPanel } from './own-data/reading-panel.tsx'
import {
  Dials,
  MainBlock,
  ReportBlocks,
  ReportLimits,
  ReportMeaning,
  Verdict,
} from './report/report-view.tsx'
import { ValueMeanings } from './report/value-meanings.tsx'
import { mainBlockOf, type Report } from './report/report.ts'
import type { Choices } from './read/reading.ts'
import type { Source } from './run-demo.ts'
import type { DemoControls } from './demo-controls.ts'
import { checkSettings, setFields, SettingsForm, startSettings } from './settings-form.tsx'
import { ownSideId, SourceSwitch, type Side } from './source-switch.tsx'
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
  const { state, run, cancel, csv } = useDemo(slug, first)
  const [source, setSource] = useState<Source>({ kind: 'sample' })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The newest source: what is changed while a file is being read joins what was changed before. */
  const latest = useRef<Source>(source)
  const isBegun = useRef(false)
  const [side, setSide] = useState<Side>()
  /** What the visitor gave, to come back to from the sample. */
  const own = useRef<Source>(undefined)
  const result = useRef<HTMLDivElement>(null)
  const settings = useRef<HTMLDivElement>(null)

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
    if (isOwn) own.current = from
    setSide(isOwn ? 'own' : 'sample')
    setSource(from)
    void start(from)
  }
  const onSide = (to: Side) => {
    setSide(to)
    if (to === 'sample' && latest.current.kind !== 'sample') take({ kind: 'sample' })
    if (to === 'own' && own.current && latest.current.kind === 'sample') take(own.current)
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
  // On this device, and with what was set before this code came.
  const onFirst = useEffectEvent(() => {
    // A file that was chosen by then has begun already.
    if (isBegun.current) return
    setSide(location.hash === `#${ownSideId}` ? 'own' : 'sample')
    void start(latest.current)
  })
  useEffect(() => {
    onFirst()
    return () => clearTimeout(timer.current)
  }, [timer])
  /** All rows and readings, which only the worker has. */
  const files = async () => {
    if (state.isFirst) await start(latest.current)
    const files = await csv()
    if (files.length === 0)
      toast({ title: 'Nothing to export', description: 'The result isn’t there yet.', tone: 'error' })
    return files
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

  const { report } = state
  const main = mainBlockOf(report)
  const isPicture = main?.kind === 'picture'

  return (
    <div className="group/bench">
      <div className="flex items-center justify-between gap-x-6 border-b border-ink pb-3">
        <SourceSwitch side={side} onSide={onSide} />
        <BenchStatus state={state} onCancel={cancel} />
      </div>
      <OwnSide
        slug={slug}
        input={input}
        ownData={ownData}
        side={side}
        pairing={isOwn && state.shown.kind === 'sheets' ? report.pairing : undefined}
        onTable={(file) => take({ kind: 'table', id: nextId.current++, file })}
        onSheets={(files) => take({ kind: 'sheets', files })}
        onPictures={(files, known) => take({ kind: 'pictures', files }, known)}
        onPairs={(pairs) => source.kind === 'sheets' && take({ ...source, pairs })}
      >
        {isOwn &&
          Object.entries(state.readings ?? {}).map(([slot, reading]) => (
            <ReadingPanel
              key={slot}
              id={slot}
              title={titleOf(slot)}
              reading={reading}
              isRefused={Boolean(state.failure)}
              columns={input.kind === 'table' ? input.columns : []}
              choices={choicesOf(slot)}
              onChoices={(changed) => onChoices(slot, changed)}
            />
          ))}
      </OwnSide>
      <BenchProblems state={state} />
      <div className="mt-4 grid gap-x-10 gap-y-8 sm:mt-5 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div
          className={classes(
            'min-w-0 transition-opacity duration-150 lg:col-span-8 xl:col-span-9',
            state.running && 'opacity-60',
          )}
        >
          <Verdict report={report} />
          <div className={isPicture ? 'xl:flex xl:gap-8' : undefined}>
            <div ref={result} className="min-w-0">
              {main && <MainBlock block={main} />}
            </div>
            <Dials figures={report.figures} isColumn={isPicture} />
          </div>
          {report.meanings && <ValueMeanings meanings={report.meanings} onChange={onMeanings} />}
          <ShownData state={state} sample={sample} />
        </div>
        <div ref={settings} className="min-w-0 lg:col-span-4 lg:row-span-2 xl:col-span-3">
          <CompactResult report={report} block={main} result={result} settings={settings} />
          <div className="lg:sticky lg:top-6 lg:-mx-1 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto lg:px-1">
            <SettingsForm
              form={form}
              settings={controls.settings}
              errors={errors}
              frame={source.kind === 'pictures' ? Object.values(source.files)[0]?.[0] : undefined}
              onChange={onSettings}
            />
          </div>
        </div>
        <div className="min-w-0 lg:col-span-8 xl:col-span-9">
          <ReportLimits report={report} />
          <ReportMeaning report={report} />
          <ReportBlocks blocks={report.blocks.filter((block) => block !== main)} />
          <Exports slug={slug} title={title} report={report} csv={files} />
        </div>
      </div>
    </div>
  )
}
