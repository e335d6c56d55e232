import { lazy, Suspense, useState } from 'react'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.tsx'
import { useFirstFault } from '#ui/use-first-fault.ts'
import { useWrite } from '#ui/use-write.ts'
import { useClaim } from '#features/leads/claims/use-claim.ts'
import { WritingNotice } from '#features/leads/claims/writing-notice.tsx'
import { undoMs, type LeadMail, type MessageItem } from '#features/correspondence/message.schema.ts'
import { openFields } from '#features/correspondence/write/template-fields.ts'
import { AttachmentsField } from './attachments-field.tsx'
import { TemplateChoice } from './template-choice.tsx'
import { addressesIn, freshText, lastWordOf, type MessageDraft } from './use-message-draft.ts'
import { withTemplate } from './with-template.ts'

/** Fetched when it is looked at: what reads Markdown is large. */
const MessagePreview = lazy(() => import('./message-preview.tsx'))

interface Props {
  leadId: string
  mail: LeadMail
  draft: MessageDraft
  /** A subject that nobody typed. */
  suggested: string
  onChange: (fields: Partial<MessageDraft>) => void
  /** With nothing when it was sent or thrown away, else with what is to be written on. */
  onEnd: (draft?: MessageDraft) => void
}

const fieldIds = {
  to: 'mail-to',
  cc: 'mail-cc',
  'cc.0': 'mail-cc',
  subject: 'mail-subject',
  text: 'mail-text',
  sendAt: 'mail-send-at',
}
const fields = Object.keys(fieldIds) as (keyof typeof fieldIds)[]
const fieldId = (name: keyof typeof fieldIds) => fieldIds[name]

/** Writes a mail to a lead. The id is made with the draft, so a second press or a retry sends nothing twice. */
export function MessageComposer({ leadId, mail, draft, suggested, onChange, onEnd }: Props) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  useFirstFault(fields, errors, fieldId)
  const [isPreview, setPreview] = useState(false)
  const [isNewer, setNewer] = useState(false)
  const writing = useClaim(leadId, draft.text.trim() !== freshText(mail).trim())
  const reread = [`/api/leads/${leadId}`]
  const send = useWrite<MessageItem>({
    reread,
    onDone: (sent) => {
      onEnd()
      tellSent(sent)
    },
    onFail: (error) => {
      if (!(error instanceof ApiError)) return false
      if (error.status === 409) setNewer(true)
      setErrors(error.body.errors ?? { form: messageOf(error) })
      return true
    },
  })
  const undo = useWrite<MessageItem>({ reread, onDone: () => onEnd({ ...draft, id: crypto.randomUUID() }) })
  const tellSent = (sent: MessageItem) =>
    toast(
      draft.sendAt
        ? {
            title: 'Scheduled',
            description: 'You can cancel it in the timeline until then.',
          }
        : {
            title: `Sending in ${undoMs / 1000} seconds`,
            description: `To ${sent.to.map(({ address }) => address).join(', ')}`,
            action: {
              label: 'Undo',
              run: () => undo.mutate({ method: 'POST', url: `/api/messages/${sent.id}/cancel`, data: {} }),
            },
          },
    )
  const open = openFields(`${draft.subject} ${draft.text}`)
  const submit = () => {
    const found = faultsOf(draft, open)
    setErrors(found)
    if (Object.keys(found).length > 0 || send.isPending) return
    const { id, subject, text, attachments, sendAt } = draft
    // Who was told of a newer mail and sends all the same has read it.
    const seen = isNewer ? (lastWordOf(mail)?.id ?? null) : draft.seen
    const data = {
      id,
      subject,
      text,
      seen,
      to: draft.to.trim(),
      cc: addressesIn(draft.cc),
      attachments: attachments.map((file) => file.id),
      ...(sendAt && { sendAt: new Date(sendAt).toISOString() }),
    }
    send.mutate({ method: 'POST', url: `/api/leads/${leadId}/mails`, data })
  }
  const bounced = mail.bounced.find(({ address }) => address === draft.to.trim().toLowerCase())
  return (
    <form
      noValidate
      aria-label="Write a mail"
      className="border-b border-rule pb-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <WritingNotice name={writing} />
      <TemplateChoice onChoose={(template) => onChange(withTemplate(draft, template, mail, suggested))} />
      <div className="grid gap-x-4 sm:grid-cols-2">
        <TextField
          name="mail-to"
          label="To"
          type="email"
          autoComplete="off"
          value={draft.to}
          error={errors['to'] ?? (bounced && `Mail to this address did not arrive: ${bounced.reason}`)}
          onChange={(event) => onChange({ to: event.target.value })}
        />
        <TextField
          name="mail-cc"
          label="Copies to"
          autoComplete="off"
          value={draft.cc}
          error={errors['cc'] ?? errors['cc.0']}
          onChange={(event) => onChange({ cc: event.target.value })}
        />
      </div>
      <TextField
        name="mail-subject"
        label="Subject"
        maxLength={200}
        value={draft.subject}
        error={errors['subject']}
        onChange={(event) => onChange({ subject: event.target.value })}
      />
      {isPreview ? (
        <div
          role="group"
          aria-label="Preview"
          className="mb-3 max-h-[50svh] min-h-40 overflow-auto rounded border border-rule bg-sunk p-3"
        >
          <Suspense fallback={<SkeletonRows rows={4} label="Drawing the mail" />}>
            <MessagePreview text={draft.text} />
          </Suspense>
        </div>
      ) : (
        <TextArea
          name="mail-text"
          label="Message"
          hint="**bold**, *italic*, - lists and links work; mail programs that don’t support them show plain text."
          rows={12}
          maxLength={50_000}
          value={draft.text}
          error={errors['text']}
          onChange={(event) => onChange({ text: event.target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
            // Out of the field, so that the keys of the page work again; what was written stays.
            if (event.key === 'Escape') event.currentTarget.blur()
          }}
        />
      )}
      <AttachmentsField files={draft.attachments} onChange={(attachments) => onChange({ attachments })} />
      <TextField
        name="mail-send-at"
        label="Send later"
        type="datetime-local"
        className="max-w-64 pt-2"
        value={draft.sendAt}
        error={errors['sendAt']}
        onChange={(event) => onChange({ sendAt: event.target.value })}
      />
      <p role="alert" className="pb-2 text-signal-strong">
        {errors['form'] ?? errors['attachments']}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" icon="send" pending={send.isPending}>
          {send.isPending ? 'Sending…' : draft.sendAt ? 'Schedule' : isNewer ? 'Send anyway' : 'Send'}
        </Button>
        <Button variant="quiet" aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
          {isPreview ? 'Edit' : 'Preview'}
        </Button>
        <Button variant="quiet" onClick={() => onEnd()}>
          Discard
        </Button>
        <p className="text-sm text-slate">{clockWords(mail)}</p>
      </div>
    </form>
  )
}

const clockWords = ({ hasMailServer, areAnswersRead }: LeadMail) =>
  [
    hasMailServer
      ? 'The reply clock stops once the mail server has accepted it.'
      : 'No mail server is configured: the mail is saved as a file and the reply clock keeps running.',
    !areAnswersRead && 'Replies go to the sales mailbox and don’t appear on this page.',
  ]
    .filter(Boolean)
    .join(' ')

function faultsOf(draft: MessageDraft, open: string[]): Record<string, string> {
  return {
    ...(!/^[^\s@]+@[^\s@]+$/.test(draft.to.trim()) && { to: 'Please enter a valid email address' }),
    ...(!draft.subject.trim() && { subject: 'Please enter a subject' }),
    ...(!draft.text.trim() && { text: 'Please enter some text' }),
    ...(open.length > 0 && { form: `Still to be filled in: ${open.join(', ')}` }),
    ...(draft.sendAt && Number.isNaN(Date.parse(draft.sendAt)) && { sendAt: 'Please enter a date and time' }),
  }
}
