import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { DemoState } from './use-demo.ts'

interface Props {
  state: DemoState
  sample: string
  onCancel: () => void
}

/** What is on the bench and what it is doing. Its height stays, so that nothing jumps when a run starts. */
export function BenchStatus({ state, sample, onCancel }: Props) {
  const { running, failure, shown, tookMs, readings, needs = [] } = state
  const used = readings?.['table']?.used
  return (
    <>
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-rule py-1.5 font-mono text-xs text-slate">
        <p className="max-w-[88ch] py-1">
          <span className="text-ink">{shown.kind === 'sample' ? 'Sample.' : 'Your data.'}</span>{' '}
          {shown.kind === 'sample' ? sample : ownLine(used)}
        </p>
        <div role="status" className="flex min-h-11 items-center gap-3">
          {running ? (
            <>
              <span>{running.doing ?? 'Computing'}</span>
              <progress
                aria-label="Computing"
                max={1}
                value={running.done || undefined}
                className="h-1.5 w-28 accent-sea"
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
      </div>
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
      {needs.length > 0 && (
        <p role="alert" className="mt-4 border-l-4 border-signal bg-signal-tint px-4 py-3">
          <span className="font-semibold">Under Settings, fill in: {needs.join(', ')}.</span> The sample’s
          figures don’t hold for your data.
        </p>
      )}
    </>
  )
}

const ownLine = (rows: number | undefined) =>
  rows === undefined
    ? 'Read and computed on this device.'
    : `${rows.toLocaleString('en-GB')} rows, read and computed on this device.`
