import { longTime } from '#lib/office-time.ts'
import { Button } from '#ui/button.tsx'
import { SpinnerMark } from '#ui/spinner.tsx'
import type { OpenRun } from './run.schema.ts'
import { countInWords } from '#features/job-scanner/scanner-words.ts'
import { useScannerWrite } from '#features/job-scanner/use-scanner-write.ts'

/** How far a reading is, and the way to end it. */
export function RunProgress({ run, mayCancel }: { run: OpenRun; mayCancel: boolean }) {
  const cancel = useScannerWrite()
  return (
    <div>
      <p className="flex items-center gap-1.5" role="status">
        {run.status === 'running' && <SpinnerMark size={14} />}
        {wordsOf(run)}
      </p>
      {mayCancel && !run.isCancelAsked && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-2.5"
          pending={cancel.isPending}
          onClick={() => cancel.mutate({ method: 'POST', url: `/api/scanner/runs/${run.id}/cancel` })}
        >
          Cancel
        </Button>
      )}
    </div>
  )
}

function wordsOf({ status, page, fetched, retryAt, isCancelAsked }: OpenRun): string {
  if (isCancelAsked) return 'Being cancelled'
  if (status === 'queued') return 'Queued'
  if (status === 'waiting') return `Board busy, retrying ${retryAt ? longTime(retryAt) : 'later'}`
  return page > 0 ? `Reading: page ${page}, ${countInWords(fetched, 'job')}` : 'Reading'
}
