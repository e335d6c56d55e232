import { withUnit } from '#lib/figure-text.ts'
import { isOfSample, type Setting } from '#features/demos/frame/demo.ts'
import type { Readings, SettingValues } from '#features/demos/frame/run-demo.ts'

export interface PrintHeadProps {
  /** The names of the visitor's files; undefined for the sample. */
  files: string | undefined
  /** ms since 1970; undefined until something was computed in the browser. */
  computedAt: number | undefined
  settings: Record<string, Setting>
  values: SettingValues
  readings: Readings | undefined
}

/** What a printed report says before its result: of what, when, and with which settings. On the screen all of it stands elsewhere. */
export function PrintHead({ files, computedAt, settings, values, readings }: PrintHeadProps) {
  const all = Object.values(readings ?? {})
  const used = all.reduce((sum, reading) => sum + reading.used, 0)
  const left = all.reduce((sum, reading) => sum + reading.faultCount, 0)
  const notes = all.flatMap((reading) => reading.notes)
  return (
    <section aria-label="About this report" className="mb-6 text-sm not-print:hidden">
      <dl className="grid grid-cols-[auto_1fr_auto_1fr] gap-x-5 gap-y-1 border-y border-ink py-3">
        <Row term="Data">
          {files === undefined
            ? 'The sample of this page'
            : `${files}${used > 0 ? `, ${used.toLocaleString('en-GB')} rows` : ''}`}
        </Row>
        {left > 0 && <Row term="Not read">{left.toLocaleString('en-GB')} rows with faults</Row>}
        {computedAt !== undefined && <Row term="Computed">{dateInWords(computedAt)}, in a browser</Row>}
        {Object.entries(settings)
          .filter(([, setting]) => files === undefined || !isOfSample(setting))
          .filter(([name, setting]) => !setting.group || isGiven(values[name] ?? setting.value))
          .map(([name, setting]) => (
            <Row key={name} term={setting.label}>
              {settingInWords(setting, values[name] ?? setting.value ?? Number.NaN)}
            </Row>
          ))}
      </dl>
      {notes.length > 0 && (
        <>
          <h2 className="mt-4 text-base font-semibold">How the data was read</h2>
          <ul className="mt-1 list-disc pl-5">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Row({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-slate">{term}</dt>
      <dd className="break-words">{children}</dd>
    </>
  )
}

/** A number that isn't there is NaN, and null where the settings came as JSON. */
const isGiven = (value: number | string | null | undefined) =>
  typeof value === 'number' ? !Number.isNaN(value) : Boolean(value)

/** A setting's value as it stands in a report. */
export function settingInWords(setting: Setting, value: number | string): string {
  if (setting.kind === 'choice')
    return setting.options.find((option) => option.value === value)?.label ?? String(value)
  if (setting.kind === 'zone') return value === '' ? 'none drawn' : `corners at ${value}%`
  if (typeof value !== 'number' || Number.isNaN(value)) return 'not given'
  const figure = value.toLocaleString('en-GB', { maximumFractionDigits: 10 })
  return withUnit(figure, setting.unit)
}

const dateInWords = (at: number) =>
  new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })
