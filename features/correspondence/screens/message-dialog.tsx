import { fetchFile } from '#features/attachments/fetch-file.ts'
import { sizeInWords } from '#features/attachments/size-in-words.ts'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '#lib/api-client.ts'
import { longTime } from '#lib/office-time.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.tsx'
import type { MessageDetail } from '#features/correspondence/message.schema.ts'
import { addressesInWords, stateNames } from '#features/correspondence/message-words.ts'
import { LeadChoices } from './lead-choices.tsx'
import { MessageFrame } from './message-frame.tsx'
import { PlainText } from './plain-text.tsx'

interface Props {
  id: string
  onClose: () => void
  /** Of one that belongs to no lead: its sender's lead can be chosen. */
  mayAssign?: boolean
  /** What else can be done with such a mail. */
  actions?: React.ReactNode
}

/** One mail as it was written. */
export function MessageDialog({ id, onClose, mayAssign = false, actions }: Props) {
  const { data, error, refetch } = useQuery<MessageDetail>({
    queryKey: [`/api/messages/${id}`],
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={data?.subject ?? 'Mail'}
      size="lg"
      footer={
        <>
          {data && !data.leadId && actions}
          {data?.state === 'failed' && (
            <ButtonLink variant="secondary" to={`/mails?mail=${id}`}>
              Why it was not sent
            </ButtonLink>
          )}
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {data ? (
        <>
          {mayAssign && data.choices.length > 0 && (
            <LeadChoices id={id} choices={data.choices} onDone={onClose} />
          )}
          <Message message={data} />
        </>
      ) : error ? (
        <ErrorState title="The mail can’t be shown" text={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={5} label="Loading the mail" />
      )}
    </Dialog>
  )
}

function Message({ message }: { message: MessageDetail }) {
  const { from, to, cc, otherRecipients, state, at, authentication, isCut } = message
  const facts: [string, string][] = [
    ['From', addressesInWords([from])],
    ['To', addressesInWords(to, otherRecipients)],
    ...(cc.length > 0 ? [['Copies to', addressesInWords(cc)] as [string, string]] : []),
    [stateNames[state], longTime(at)],
  ]
  return (
    <>
      {authentication === 'fail' && (
        <p className="mb-3 flex gap-2 rounded border border-signal bg-signal-tint px-3 py-2">
          <Icon name="alert" className="shrink-0" />
          The mail server of {from.address.split('@').at(-1)} did not vouch for this mail: somebody else may
          have written it.
        </p>
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-slate">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <Files message={message} />
      {isCut && <p className="pt-3 text-slate">This mail was too long to store in full.</p>}
      {message.html ? (
        <MessageFrame id={message.id} text={message.text} />
      ) : (
        <PlainText text={message.text} />
      )}
    </>
  )
}

function Files({ message }: { message: MessageDetail }) {
  if (message.attachments.length === 0) return null
  return (
    <ul aria-label="Files" className="flex flex-wrap gap-2 pt-3">
      {message.attachments.map((file) => (
        <li key={file.id}>
          <Button
            variant="secondary"
            size="sm"
            icon="download"
            onClick={() =>
              void fetchFile(`/api/attachments/${file.id}`, file.name).catch((error: unknown) =>
                toast({ title: 'The file was not saved', description: messageOf(error), tone: 'error' }),
              )
            }
          >
            {file.name} ({sizeInWords(file.size)})
          </Button>
        </li>
      ))}
    </ul>
  )
}
