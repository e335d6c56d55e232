import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Setting } from './demo.ts'
import type { SettingValues } from './run-demo.ts'
import { emptySettings } from './setting-values.ts'
import type { DemoState } from './use-demo.ts'

interface Props {
  state: DemoState
  onCancel: () => void
}

/** What the demo is doing. It stands beside the switch, whose height it never exceeds, so that nothing jumps when a run starts. */
export function BenchStatus({ state: { running, tookMs }, onCancel }: Props) {
  return (
    <div
      role="status"
      className="flex min-h-11 min-w-0 items-center justify-end gap-3 text-right font-mono text-xs text-slate"
    >
      {running ? (
        <>
          <span className="max-sm:sr-only">{running.doing ?? 'Computing'}</span>
          <progress
            aria-label="Computing"
            max={1}
            value={running.done || undefined}
            className="h-1.5 w-16 accent-sea sm:w-28"
          />
          <Button size="sm" variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </>
      ) : (
        tookMs !== undefined && (
          <span>Computed on this device in {tookMs < 1 ? '<1' : Math.round(tookMs)} ms</span>
        )
      )}
    </div>
  )
}

interface ProblemsProps {
  state: DemoState
  settings: Record<string, Setting>
  /** Of the newest run, which may have just begun. */
  values: SettingValues
  /** Of settings that keep data from being computed which was chosen since. */
  errors: Record<string, string>
}

/** Why there is no new result. */
export function BenchProblems({ state: { failure, shown, needs }, settings, values, errors }: ProblemsProps) {
  const wrong = Object.keys(errors).flatMap((name) => settings[name]?.label ?? [])
  const asked = emptySettings(settings, values).filter(([, { label }]) => needs?.includes(label))
  return (
    <>
      {failure && (
        <div role="alert" className="mt-4 border-l-4 border-signal bg-signal-tint px-4 py-3">
          <p className="flex items-start gap-2 font-semibold">
            <Icon name="alert" className="mt-0.5 shrink-0" />
            {failure.isData ? 'This data can’t be used as it is' : 'It didn’t work'}
          </p>
          <p className="mt-1 max-w-text">{failure.message}</p>
          <p className="mt-1 text-sm text-slate">
            Below is still the result of {shown.kind === 'sample' ? 'the sample' : 'your last run'}.
          </p>
        </div>
      )}
      {wrong.length > 0 && (
        <p role="alert" className="mt-4 border-l-4 border-signal bg-signal-tint px-4 py-3">
          <span className="font-semibold">Under Settings, correct: {wrong.join(', ')}.</span> Until then the
          result below is the one from before.
        </p>
      )}
      {asked.length > 0 && (
        <div className="mt-4 border-l-4 border-signal bg-signal-tint px-4 py-3">
          <p role="alert">
            <span className="font-semibold">
              Under Settings, fill in: {asked.map(([, { label }]) => label).join(', ')}.
            </span>{' '}
            {shown.kind === 'sample'
              ? 'The sample’s figures don’t hold for your data.'
              : 'Until then the result below is that of your last run.'}
          </p>
          <div className="mt-2 flex flex-wrap gap-2 print:hidden">
            {asked.map(([name, { label }]) => (
              <Button key={name} size="sm" variant="secondary" onClick={() => focusSetting(name)}>
                Go to {label.toLowerCase()}
              </Button>
            ))}
          </div>
        </div>
      )}
    </>
  )
}

/** On a phone the field stands below the result. */
function focusSetting(name: string) {
  const field = document.getElementById(`setting-${name}`)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

/** What an address or a project said that the demo doesn't take. */
export function IgnoredNotes({ notes }: { notes: string[] }) {
  return (
    <div role="status" className="mt-4 border-l-4 border-warn bg-warn-tint px-4 py-2 text-sm print:hidden">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}

/** On the visitor's side, over a result that isn't theirs yet. */
export function StillSample() {
  return (
    <p className="mt-4 mb-1 text-sm text-slate print:hidden">The sample’s result, until yours is there:</p>
  )
}

/** What the shown result was computed from. */
export function ShownData({ state: { shown, readings }, sample }: { state: DemoState; sample: string }) {
  const rows = readings?.['table']?.used
  return (
    <p className="mt-3 max-w-[88ch] text-sm text-slate">
      <span className="font-semibold text-ink">{shown.kind === 'sample' ? 'Sample.' : 'Your data.'}</span>{' '}
      {shown.kind === 'sample' ? sample : ownLine(rows)}
    </p>
  )
}

const ownLine = (rows: number | undefined) =>
  rows === undefined
    ? 'Read and computed on this device.'
    : `${rows.toLocaleString('en-GB')} rows, read and computed on this device.`
