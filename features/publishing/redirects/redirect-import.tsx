import { useState } from 'react'
import { useDraft } from '#features/context/use-draft.ts'
import { messageOf } from '#lib/api-client.ts'
import type { ImportLine, ImportResult } from './redirect.schema.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { toast } from '#ui/toast.tsx'
import { useWrite } from '#ui/use-write.ts'

const verdicts: Record<ImportLine['verdict'], { label: string; tone: BadgeTone }> = {
  new: { label: 'New', tone: 'ok' },
  changed: { label: 'Changed', tone: 'sea' },
  same: { label: 'As it is', tone: 'neutral' },
  refused: { label: 'Refused', tone: 'signal' },
}

/** Many redirects at once: first a trial with a verdict for each line, then the real thing. */
export function RedirectImport({ onClose }: { onClose: () => void }) {
  const { draft, set, ...kept } = useDraft('redirect-import', { text: '' })
  const { text } = draft
  const [looked, setLooked] = useState<{ text: string; result: ImportResult }>()
  const [error, setError] = useState<string>()
  const drop = () => {
    kept.drop()
    onClose()
  }
  const onFail = (failure: unknown) => {
    setError(messageOf(failure))
    return true
  }
  // What came back for other lines than stand here now says nothing of these.
  const trial = looked?.text === text ? looked.result : undefined
  const look = useWrite<ImportResult>({
    reread: ['/api/redirects/none'],
    onDone: (result, { data }) => setLooked({ text: textOf(data), result }),
    onFail,
  })
  const write = useWrite<ImportResult>({
    reread: ['/api/'],
    onDone: ({ written }) => {
      toast({ title: `${written} ${written === 1 ? 'redirect' : 'redirects'} written` })
      drop()
    },
    onFail,
  })
  const url = '/api/redirects/import'
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Import redirects"
      size="lg"
      description="One per line: old address, new address and, if it isn’t 301, the status, separated by a comma, semicolon or tab."
      footer={
        <>
          <Button variant="secondary" onClick={drop}>
            Cancel
          </Button>
          {trial ? (
            <Button
              disabled={trial.written === 0}
              pending={write.isPending}
              onClick={() => write.mutate({ method: 'POST', url, data: { text, isDryRun: false } })}
            >
              Write {trial.written} of {trial.lines.length}
            </Button>
          ) : (
            <Button
              disabled={text.trim() === ''}
              pending={look.isPending}
              onClick={() => look.mutate({ method: 'POST', url, data: { text, isDryRun: true } })}
            >
              See what would happen
            </Button>
          )}
        </>
      }
    >
      <TextArea
        label="Lines"
        name="lines"
        rows={6}
        value={text}
        error={error}
        placeholder={'/old-page,/contact\n/gone-page,410'}
        onChange={(event) => {
          set('text', event.target.value)
          setError(undefined)
        }}
      />
      <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.drop} />
      {trial && (
        <ul className="border-t border-rule" aria-label="Verdicts">
          {trial.lines.map((line) => (
            <li
              key={line.line}
              className="grid grid-cols-[3rem_minmax(0,1fr)_auto] gap-x-3 border-b border-rule py-1.5"
            >
              <span className="text-slate tabular-nums">{line.line}</span>
              <span className="min-w-0">
                <span className="font-mono text-xs break-all">
                  {line.from} → {line.to || 'gone'}
                </span>
                {line.note && <span className="block text-xs text-slate">{line.note}</span>}
              </span>
              <span>
                <Badge tone={verdicts[line.verdict].tone}>{verdicts[line.verdict].label}</Badge>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

const textOf = (data: object | undefined) =>
  data && 'text' in data && typeof data.text === 'string' ? data.text : ''
