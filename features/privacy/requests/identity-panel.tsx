import { longTime } from '#lib/office-time.ts'
import { useState } from 'react'
import { useDraft } from '#features/context/use-draft.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { Panel } from '#ui/panel.tsx'
import { toast } from '#ui/toast.tsx'
import type { RequestDetail } from './privacy-requests.schema.ts'
import { isOpen } from './privacy-kinds.ts'
import { useRequestWrite } from './use-request-write.ts'

/** Whose address it is: shown by the link in the mail, or known to staff otherwise. */
export function IdentityPanel({ request }: { request: RequestDetail }) {
  const { id, version, confirmedAt, confirmedHow, needsIdentity, status } = request
  const [isKnown, setKnown] = useState(false)
  const ask = useRequestWrite(id, () =>
    toast({ title: 'The link is on its way', description: 'The previous link no longer works.' }),
  )
  if (confirmedAt)
    return (
      <Panel title="Identity">
        <p className="flex items-start gap-2">
          <Icon name="check" className="mt-0.5 shrink-0 text-ok" />
          <span>
            Confirmed{wayOf(request)}, {longTime(confirmedAt)}
          </span>
        </p>
        {confirmedHow && <p className="pt-1 break-words text-slate">{confirmedHow}</p>}
      </Panel>
    )
  return (
    <Panel title="Identity">
      <p className="max-w-text">
        {needsIdentity
          ? 'Not confirmed yet: the person who wrote may be someone else. Nothing can be sent or erased.'
          : 'Not needed for the answer. It is required before a copy of the data can be sent.'}
      </p>
      {isOpen(status) && (
        <div className="flex flex-wrap gap-2 pt-3">
          <Button
            variant="secondary"
            size="sm"
            icon="mail"
            pending={ask.isPending}
            onClick={() => ask.mutate({ method: 'POST', url: `${ask.url}/identity/ask`, data: { version } })}
          >
            Send the link again
          </Button>
          <Button variant="quiet" size="sm" onClick={() => setKnown(true)}>
            Identified another way
          </Button>
        </div>
      )}
      {isKnown && <KnownDialog request={request} onClose={() => setKnown(false)} />}
    </Panel>
  )
}

/** Of a person who was erased nobody knows any more: how staff knew them went with them. */
function wayOf({ email, confirmedHow }: RequestDetail): string {
  if (email === null) return ''
  return confirmedHow ? ' by staff' : ' with the link in the mail'
}

function KnownDialog({ request, onClose }: { request: RequestDetail; onClose: () => void }) {
  const { draft, set, ...kept } = useDraft(`identity:${request.id}`, { how: '' })
  const { how } = draft
  const [error, setError] = useState<string>()
  const drop = () => {
    kept.drop()
    onClose()
  }
  const confirm = useRequestWrite(request.id, drop)
  const give = () =>
    how.trim()
      ? confirm.mutate({
          method: 'POST',
          url: `${confirm.url}/identity`,
          data: { version: request.version, how: how.trim() },
        })
      : setError('Please say how you know')
  const footer = (
    <>
      <Button variant="secondary" onClick={drop}>
        Cancel
      </Button>
      <Button type="submit" pending={confirm.isPending}>
        Confirm identity
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      title="How do you know the person?"
      description="For instance: called back on the number in the contract. Ask for no more than you need, and never for a copy of a passport."
      footer={footer}
      onSubmit={give}
    >
      <TextArea
        name="how"
        label="How you know"
        maxLength={500}
        value={how}
        error={error}
        onChange={(event) => {
          set('how', event.target.value)
          setError(undefined)
        }}
      />
      <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.drop} />
    </Dialog>
  )
}
