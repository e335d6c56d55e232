import { Button } from '#ui/button.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import type { LeadExport } from './use-export.ts'

const figure = new Intl.NumberFormat('en-GB')

/** How far a file is; stands over the corner of the list, and comes only when it takes a moment. */
export function ExportProgress({ file }: { file: LeadExport }) {
  if (!file.isPending) return null
  const { rows = 0, total = 0 } = file.progress ?? {}
  return (
    <section
      aria-label="Export"
      className="fixed inset-x-4 top-16 z-30 animate-[rise_0.2s_var(--ease-out)_0.4s_both] rounded border border-rule bg-raised p-3 shadow-float md:left-auto md:right-8 md:w-80"
    >
      <div className="flex items-center justify-between gap-3 pb-2">
        <p className="font-semibold">Writing the file</p>
        <Button variant="quiet" size="sm" onClick={file.cancel} className="-my-1">
          Stop
        </Button>
      </div>
      <ProgressBar label="Leads written" share={total > 0 ? Math.min(1, rows / total) : undefined} />
      <p role="status" className="pt-2 text-xs text-slate tabular-nums">
        {total > 0 ? `${figure.format(rows)} of ${figure.format(total)} leads` : 'Counting the leads'}
      </p>
    </section>
  )
}
