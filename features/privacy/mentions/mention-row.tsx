import { useState } from 'react'
import { Link } from '#ui/link.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ReasonDialog } from '#features/context/reason-dialog.tsx'
import type { MentionState } from './mention-states.ts'
import type { MentionItem } from './mention.schema.ts'
import type { RequestDetail } from '#features/privacy/requests/privacy-requests.schema.ts'
import { isOpen } from '#features/privacy/requests/privacy-kinds.ts'
import { useRequestWrite } from '#features/privacy/requests/use-request-write.ts'

const stateNames: Record<MentionState, string> = {
  open: 'To decide',
  removed: 'Removed',
  kept: 'Kept',
  not_theirs: 'Another person',
  gone: 'No longer there',
}

const removeNames = { text: 'Remove from the text', record: 'Delete the record' } as const

/** One record that mentions the person: where, the words around it, and what to do about it. */
export function MentionRow({ item, request }: { item: MentionItem; request: RequestDetail }) {
  const { label, path, isCertain, state, count, excerpts, reason, decidedBy } = item
  const isUndecided = state === 'open' || (state === 'gone' && decidedBy === null)
  return (
    <li className="border-b border-rule py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {path ? (
          <Link to={path} className="font-semibold text-ink underline hover:text-sea">
            {label}
          </Link>
        ) : (
          <span className="font-semibold">{label}</span>
        )}
        <Badge tone={isCertain ? 'sea' : 'warn'}>{isCertain ? 'Mention' : 'Possible mention'}</Badge>
        {state !== 'open' && <Badge>{stateNames[state]}</Badge>}
        {count > 1 && <span className="text-sm text-slate">{count} times</span>}
      </p>
      {excerpts.map(({ at, before, mention, after }) => (
        <p key={at} className="max-w-text pt-2 break-words whitespace-pre-line">
          {before}
          <mark className="rounded-sm bg-warn-tint px-0.5 font-semibold text-ink">{mention}</mark>
          {after}
        </p>
      ))}
      {reason && <p className="max-w-text pt-2 break-words text-slate">Kept: {reason}</p>}
      {!isUndecided && decidedBy && <p className="pt-1 text-sm text-slate">Decided by {decidedBy}</p>}
      {isUndecided && isOpen(request.status) && <Decisions item={item} request={request} />}
    </li>
  )
}

function Decisions({ item, request }: { item: MentionItem; request: RequestDetail }) {
  const { id, textHash, removal, state, isCertain } = item
  const [isKeeping, setKeeping] = useState(false)
  const write = useRequestWrite(request.id, () => setKeeping(false))
  const decide = (decision: string, reason?: string, onArrived?: () => void) =>
    write.mutate({
      method: 'POST',
      url: `${write.url}/mentions/${id}`,
      data: { decision, textHash, ...(reason && { reason }) },
      ...(onArrived && { onArrived }),
    })
  if (state === 'gone')
    return (
      <p className="flex flex-wrap items-center gap-x-2 pt-2 text-sm text-slate">
        The text has changed and no longer mentions them.
        <Button variant="quiet" size="sm" pending={write.isPending} onClick={() => decide('not_theirs')}>
          Take off the list
        </Button>
      </p>
    )
  return (
    <div className="flex flex-wrap items-center gap-2 pt-3">
      {request.kind === 'erasure' && removal !== 'elsewhere' && (
        <Button
          variant={isCertain ? 'danger' : 'secondary'}
          size="sm"
          disabled={write.isPending}
          onClick={() => decide('remove')}
        >
          {removeNames[removal]}
        </Button>
      )}
      <Button variant="secondary" size="sm" disabled={write.isPending} onClick={() => setKeeping(true)}>
        Keep…
      </Button>
      <Button variant="quiet" size="sm" disabled={write.isPending} onClick={() => decide('not_theirs')}>
        Another person
      </Button>
      {removal === 'elsewhere' && (
        <p className="w-full text-sm text-slate">
          Edit it on its own screen, then take it off the list here.
        </p>
      )}
      {isKeeping && (
        <ReasonDialog
          name="reason"
          kept={`mention:${id}`}
          title="Why is it kept? The person gets to read this."
          label="Keep it"
          pending={write.isPending}
          onClose={() => setKeeping(false)}
          onGive={(reason, drop) => decide('keep', reason, drop)}
        />
      )}
    </div>
  )
}
