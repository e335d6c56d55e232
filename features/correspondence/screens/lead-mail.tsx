import { useEffect, useRef } from 'react'
import { longTime } from '#lib/office-time.ts'
import { Button } from '#ui/button.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { useSearchParams } from '#ui/use-search-params.ts'
import { useWrite } from '#ui/use-write.ts'
import type { LeadMail as Mail, MessageItem } from '#features/correspondence/message.schema.ts'
import { MessageComposer } from './message-composer.tsx'
import { MessageDialog } from './message-dialog.tsx'
import { newDraft, useMessageDraft, type MessageDraft } from './use-message-draft.ts'
import { withPrepared, type Words } from './with-template.ts'

interface Props {
  leadId: string
  email: string | null
  /** What a first mail to them may be called. */
  suggested: string
  mail: Mail
  mayWrite: boolean
  /** Words that another part of the page wants to write with. */
  prepared?: Words | undefined
  onPrepared?: () => void
}

/** What staff do with the mail of a lead, above its timeline: write, take back what waits, and look at one. */
export function LeadMail({ leadId, email, suggested, mail, mayWrite, prepared, onPrepared }: Props) {
  const { draft, set, change } = useMessageDraft(leadId)
  const [params, setParams] = useSearchParams()
  const shown = params.get('message')
  const container = useRef<HTMLDivElement>(null)
  const isToFocus = useRef(false)
  const standInText = () => standBelowGreeting(container.current?.querySelector('textarea'))
  const begin = () => {
    if (draft) return standInText()
    isToFocus.current = true
    set(newDraft(mail, email, suggested))
  }
  const end = (next?: MessageDraft) => {
    isToFocus.current = next !== undefined
    set(next)
  }
  useShortcuts(mayWrite ? [{ keys: 'm', label: 'Write a mail', run: begin }] : [])
  useEffect(() => {
    if (prepared) {
      const begun = draft ?? newDraft(mail, email, suggested)
      set({ ...begun, ...withPrepared(begun, prepared, mail, suggested) })
      onPrepared?.()
      isToFocus.current = true
    } else if (isToFocus.current) {
      isToFocus.current = false
      standInText()
    }
  })
  const close = () =>
    setParams((before) => {
      before.delete('message')
      return before
    })
  return (
    <div ref={container} className="grid gap-3 pb-3">
      {mail.bounced.map(({ address, reason, at }) => (
        <p key={address} className="rounded border border-signal bg-signal-tint px-3 py-2">
          <strong>Mail to {address} did not arrive.</strong> {reason}. {longTime(at)}
        </p>
      ))}
      {mail.items
        .filter(({ state }) => state === 'held')
        .map((item) => (
          <HeldMail key={item.id} item={item} leadId={leadId} mayWrite={mayWrite} />
        ))}
      {draft && mayWrite ? (
        <MessageComposer {...{ leadId, mail, draft, suggested }} onChange={change} onEnd={end} />
      ) : (
        mayWrite && (
          <div>
            <Button variant={email ? 'primary' : 'secondary'} icon="mail" title="m" onClick={begin}>
              Write a mail
            </Button>
          </div>
        )
      )}
      {shown && <MessageDialog key={shown} id={shown} onClose={close} />}
    </div>
  )
}

/** Below the greeting of a mail that was just begun, and where one was in another. */
function standBelowGreeting(field: HTMLTextAreaElement | null | undefined) {
  if (!field) return
  field.focus()
  const below = field.value.indexOf('\n\n') + 2
  if (field.value.slice(below).startsWith('\n')) field.setSelectionRange(below, below)
}

interface HeldProps {
  item: MessageItem
  leadId: string
  mayWrite: boolean
}

/** One that has not left. */
function HeldMail({ item, leadId, mayWrite }: HeldProps) {
  const cancel = useWrite({ reread: [`/api/leads/${leadId}`] })
  return (
    <div className="flex flex-wrap items-center gap-3 rounded border border-rule bg-sunk px-3 py-2">
      <p className="min-w-0 grow break-words">
        <strong>{item.subject}</strong> will be sent {item.sendAt ? longTime(item.sendAt) : 'in a moment'}, by{' '}
        {item.authorName}.
      </p>
      {mayWrite && (
        <Button
          variant="secondary"
          size="sm"
          pending={cancel.isPending}
          onClick={() => cancel.mutate({ method: 'POST', url: `/api/messages/${item.id}/cancel`, data: {} })}
        >
          Cancel
        </Button>
      )}
    </div>
  )
}
