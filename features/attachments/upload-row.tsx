import { Button } from '#ui/button.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { dropUpload, retryUpload, type Upload } from './upload-store.ts'

/** A file being uploaded, or why it failed; the file itself is kept for another try. */
export function UploadRow({ upload, onDone }: { upload: Upload; onDone: () => void }) {
  const { id, file, state, share, problem } = upload
  const hasFailed = state === 'failed'
  return (
    <li className="rounded border border-rule bg-sunk px-3 py-2 text-sm">
      <div className="flex flex-wrap items-center gap-x-2">
        <span className="min-w-0 grow [overflow-wrap:anywhere]">{file.name}</span>
        {hasFailed && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Send this file again: ${file.name}`}
            onClick={() => retryUpload(id, onDone)}
          >
            Send this file again
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          aria-label={`${hasFailed ? 'Don’t add this file' : 'Stop sending'}: ${file.name}`}
          onClick={() => dropUpload(id)}
        >
          {hasFailed ? 'Don’t add this file' : 'Stop sending'}
        </Button>
      </div>
      {hasFailed ? (
        <p role="alert" className="text-signal-strong">
          {problem}
        </p>
      ) : (
        <>
          <p role="status" className="pb-1 text-xs text-slate">
            {state === 'waiting' ? 'Waiting for the previous file' : `Sending: ${Math.round(share * 100)}%`}
          </p>
          <ProgressBar label={`Sending ${file.name}`} share={share} />
        </>
      )}
    </li>
  )
}
