import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { classes } from '#ui/classes.ts'
import { toast } from '#ui/toast-store.ts'
import { BenchProblems, BenchStatus, IgnoredNotes, ShownData, StillSample } from './bench-status.tsx'
import { CarriedOffer, clearCarried, isOtherData } from './carried-settings.tsx'
import { CompactResult } from './compact-result.tsx'
import { Exports } from './exports.tsx'
import { demoLimits } from './limits.ts'
import { choicesOf, mergeChoices } from './merge-choices.ts'
import { KeptLine, KeptOffer } from './kept/kept-line.tsx'
import { KeptProjects } from './kept/kept-projects.tsx'
import { setOpenProject } from './kept/kept-flag.ts'
import { namesOfFiles } from './kept/project.ts'
import { useProjects } from './kept/use-projects.ts'
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
import { PrintHead } from './report/print-head.tsx'
import { ValueMeanings } from './report/value-meanings.tsx'
import { mainBlockOf, type Report } from './report/report.ts'
import type { Choices } from './read/reading.ts'
import type { SettingValues, Source } from './run-demo.ts'
import type { DemoControls } from './demo-controls.ts'
import { startValues } from './setting-values.ts'
import { checkSettings, fillSettings, SettingsForm, startSettings } from './settings-form.tsx'
import { ownSideId, sampleSideId, SourceSwitch, type Side } from './source-switch.tsx'
import { useAddress } from './use-address.ts'
import { useLater } from './use-later.ts'
import { useDemo, type DemoState } from './use-demo.ts'

export interface BenchProps {
  title: string
  slug: string
  controls: DemoControls
  /** Of the sample. */
  first: Report
  sample: string
  ownData: string
}

/** The instrument: what is measured, what it reads, and the knobs. Its HTML from the server is the sample's result. */
export function DemoBench({ title, slug, controls, first, sample, ownData }: BenchProps) {
  const { state, run, cancel, csv } = useDemo(slug, first)
  const [source, setSource] = useState<Source>({ kind: 'sample' })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const form = useRef<HTMLFormElement>(null)
  const later = useLater(demoLimits.debounceMs)
  /** The newest source: what is changed while a file is being read joins what was changed before. */
  const latest = useRef<Source>(source)
  const isBegun = useRef(false)
  const [side, setSide] = useState<Side>()
  /** What the visitor gave, to come back to from the sample. */
  const own = useRef<Source>(undefined)
  const result = useRef<HTMLDivElement>(null)
  const settings = useRef<HTMLDivElement>(null)
  const nextId = useRef(1)
  /** Of the project that was opened: what of it the demo doesn't take. */
  const [projectNotes, setProjectNotes] = useState<string[]>([])
  /** Settings that were made for the visitor's own data: neither a file nor a project that is being read takes them back. */
  const said = useRef(new Set<string>())
  const isFilling = useRef(false)
  /** It is known what the page begins with: a project that this tab has open may be on its way. */
  const isDecided = useRef(false)
  /** The last source that could be read. */
  const readable = useRef<Source>(undefined)
  /** Of the newest run. */
  const [values, setValues] = useState<SettingValues>({})
  /** Made for the visitor's data before these, and offered again. */
  const [carried, setCarried] = useState<SettingValues>({})
  const address = useAddress(form, controls.settings, () => latest.current.kind !== 'sample')
  const kept = useProjects(controls, title, {
    work: () => {
      const { values, errors } = checkSettings(form.current, controls.settings, true)
      const from = latest.current
      return from.kind === 'sample' || Object.keys(errors).length > 0
        ? undefined
        : { source: from, settings: values }
    },
    nextSourceId: () => nextId.current++,
    onOpening: () => said.current.clear(),
    show: ({ project, notes }, isResumed) => {
      // A file that was chosen meanwhile is what the visitor wants.
      if (isResumed && isBegun.current) return
      const newer = isResumed && address.newer(true)
      take(project.source, { ...startValues(controls.settings, true), ...project.settings, ...newer })
      setProjectNotes(notes)
    },
  })

  const start = (from: Source) => {
    later.cancel()
    isDecided.current = true
    const isOwn = from.kind !== 'sample'
    const { values, errors } = checkSettings(form.current, controls.settings, isOwn)
    setErrors(errors)
    if (Object.keys(errors).length > 0) return Promise.resolve(undefined)
    setValues(values)
    address.write(values)
    return run(from, values)
  }
  /** `values`: settings that are known with the source. */
  const take = (from: Source, values: SettingValues = {}) => {
    const [isOwn, wasOwn] = [from, latest.current].map(({ kind }) => kind !== 'sample')
    if (!isOwn) said.current.clear()
    if (isOwn !== wasOwn) startSettings(form.current, controls.settings, Boolean(isOwn), said.current)
    const unsaid = Object.entries(values).filter(([name]) => !said.current.has(name))
    isFilling.current = true
    fillSettings(form.current, controls.settings, Object.fromEntries(unsaid))
    isFilling.current = false
    isBegun.current = true
    latest.current = from
    setProjectNotes([])
    if (isOwn) own.current = from
    setSide(isOwn ? 'own' : 'sample')
    setSource(from)
    void start(from)
  }
  const takeNew = (from: Source, known?: SettingValues) => {
    const { settings } = controls
    setCarried(isOtherData(own.current, from) ? clearCarried(form.current, settings, said.current) : {})
    take(from, known)
  }
  const onSide = (to: Side) => {
    setSide(to)
    if (to === 'sample' && latest.current.kind !== 'sample') take({ kind: 'sample' })
    if (to === 'own' && own.current && latest.current.kind === 'sample') take(own.current)
  }
  const keep = (from: Source) => {
    const { values, errors } = checkSettings(form.current, controls.settings, true)
    if (from.kind !== 'sample' && Object.keys(errors).length === 0)
      kept.keep({ source: from, settings: values })
  }
  const onSettings = (name?: string) => {
    if (name && side !== 'sample' && !isFilling.current) said.current.add(name)
    if (name && name in carried) setCarried({})
    later.cancel()
    if (!isDecided.current) return
    later.begin(() => {
      void start(latest.current)
      // A long run may outlive the page.
      if (readable.current === latest.current) keep(latest.current)
    })
  }
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
  const onFirst = useEffectEvent(async () => {
    // A file that was chosen by then has begun already.
    if (isBegun.current || (await kept.resume()) || isBegun.current) return
    setSide(location.hash === `#${ownSideId}` ? 'own' : 'sample')
    for (const name of address.begin()) said.current.add(name)
    void start(latest.current)
  })
  useEffect(() => void onFirst(), [])
  const onSettled = useEffectEvent((settled: DemoState) => {
    const from = latest.current
    const { running, failure, shown, needs } = settled
    if (from.kind === 'sample' || running || !(failure ? failure.wasRead : shown === from || needs)) return
    readable.current = from
    keep(from)
  })
  useEffect(() => onSettled(state), [state])
  /** All rows and readings, which only the worker has. */
  const files = async () => {
    if (state.isFirst) await start(latest.current)
    const files = await csv()
    if (files.length === 0)
      toast({ title: 'Nothing to export', description: 'The result isn’t there yet.', tone: 'error' })
    return files
  }
  const isOwn = source.kind !== 'sample'
  const { shown } = state
  const wrong = source === shown ? {} : errors
  const { input } = controls
  const titleOf = (slot: string) => {
    const of = input.kind === 'table' ? undefined : input.slots.find(({ name }) => name === slot)
    return of ? `What was read: ${of.label.toLowerCase()}` : 'What was read'
  }

  const openId = isOwn && kept.keeping?.kind === 'kept' ? kept.keeping.id : undefined
  useEffect(() => {
    if (isBegun.current) setOpenProject(slug, openId)
  }, [slug, openId])

  const { report } = state
  const notes = [...address.notes, ...projectNotes]
  const main = mainBlockOf(report)
  const projects = <KeptProjects slug={slug} {...kept} />
  const isPicture = main?.kind === 'picture'

  return (
    <div className="group/bench">
      <div className="flex items-center justify-between gap-x-6 border-b border-ink pb-3 print:hidden">
        <SourceSwitch side={side} onSide={onSide} />
        <BenchStatus state={state} onCancel={cancel} />
      </div>
      {side === 'sample' && <KeptOffer slug={slug} projects={kept.projects} onOpen={kept.onOpen} />}
      <OwnSide
        slug={slug}
        input={input}
        help={controls.help}
        ownData={ownData}
        side={side}
        given={'files' in source ? source.files : {}}
        isDone={isOwn && shown.kind !== 'sample' && !state.failure && !state.needs?.length}
        pairing={isOwn && state.shown.kind === 'sheets' ? report.pairing : undefined}
        onTable={(file) => takeNew({ kind: 'table', id: nextId.current++, file })}
        onSheets={(files) => takeNew({ kind: 'sheets', files })}
        onPictures={(files, known) => takeNew({ kind: 'pictures', files }, known)}
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
              choices={choicesOf(source, slot)}
              onChoices={(changed) => onChoices(slot, changed)}
            />
          ))}
        {!isOwn && projects}
      </OwnSide>
      <BenchProblems state={state} settings={controls.settings} values={values} errors={wrong} />
      {isOwn && <CarriedOffer settings={controls.settings} carried={carried} form={form} />}
      {notes.length > 0 && <IgnoredNotes notes={notes} />}
      <PrintHead
        files={shown.kind === 'sample' ? undefined : namesOfFiles(shown)}
        computedAt={state.computedAt}
        settings={controls.settings}
        values={values}
        readings={shown.kind === 'sample' ? undefined : state.readings}
      />
      <div
        id={sampleSideId}
        className="mt-2 scroll-mt-[200rem] grid gap-x-10 gap-y-8 sm:mt-5 lg:grid-cols-12 lg:grid-rows-[auto_1fr] print:block"
      >
        <div
          className={classes(
            'min-w-0 transition-opacity duration-150 lg:col-span-8 xl:col-span-9',
            state.running && 'opacity-60',
          )}
        >
          {side === 'own' && shown.kind === 'sample' && <StillSample />}
          <Verdict report={report} />
          <div className={isPicture ? 'xl:flex xl:gap-8' : undefined}>
            <div ref={result} className="min-w-0">
              {main && <MainBlock block={main} />}
            </div>
            <Dials figures={report.figures} isColumn={isPicture} />
          </div>
          {report.meanings && <ValueMeanings meanings={report.meanings} onChange={onMeanings} />}
          <ShownData state={state} sample={sample} />
          {isOwn && <KeptLine {...kept} />}
        </div>
        <div ref={settings} className="min-w-0 lg:col-span-4 lg:row-span-2 xl:col-span-3 print:hidden">
          <CompactResult report={report} block={main} result={result} settings={settings} />
          <div className="lg:sticky lg:top-6 lg:-mx-1 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto lg:px-1">
            <SettingsForm
              form={form}
              settings={controls.settings}
              errors={errors}
              isOwn={isOwn}
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
          {isOwn && <div className="mt-10 print:hidden">{projects}</div>}
        </div>
      </div>
    </div>
  )
}
