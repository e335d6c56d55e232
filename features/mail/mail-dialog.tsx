import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '#ui/link.tsx'
import { api } from '#config/api.ts'
import { messageOf } from '#lib/api-client.ts'
import { longTime } from '#lib/office-time.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.tsx'
import type { MailDetail } from './mail.schema.ts'
import { attemptsInWords, kindOf, mailStateNames } from './mail-words.ts'

interface Props {
  id: string
  mayResend: boolean
  onClose: () => void
}

/** One mail as it was written. Its text is shown as text: nothing that someone wrote into a form is drawn as a page here. */
export function MailDialog({ id, mayResend, onClose }: Props) {
  const key = [`/api/mails/${id}`]
  const { data: mail, error, refetch } = useQuery<MailDetail>({ queryKey: key })
  const queries = useQueryClient()
  const resend = useMutation({
    mutationFn: () => api.request<MailDetail>('POST', `/api/mails/${id}/resend`, {}),
    onSuccess: async (sent) => {
      queries.setQueryData(key, sent)
      toast({
        title: 'Queued again',
        description: 'It keeps its Message-ID, so the recipient’s mail program can spot a duplicate.',
      })
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/mails?'),
      })
    },
    onError: async (failure) => {
      toast({ title: 'Not sent again', description: messageOf(failure), tone: 'error' })
      await refetch()
    },
  })
  const canResend = mail && mail.state !== 'queued' && mayResend
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={mail?.subject ?? 'Mail'}
      size="lg"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          {canResend && (
            <Button icon="send" pending={resend.isPending} onClick={() => resend.mutate()}>
              Send again
            </Button>
          )}
        </>
      }
    >
      {error && !mail ? (
        <ErrorState title="The mail can’t be shown" text={messageOf(error)} onRetry={() => void refetch()} />
      ) : mail ? (
        <MailView mail={mail} />
      ) : (
        <SkeletonRows rows={5} label="Loading the mail" />
      )}
    </Dialog>
  )
}

function MailView({ mail }: { mail: MailDetail }) {
  const facts: [string, React.ReactNode][] = [
    ['To', mail.to],
    ['Replies go to', mail.replyTo ?? 'the sender'],
    ['Kind', kindOf(mail.kind)],
    ['State', `${mailStateNames[mail.state]}, ${attemptsInWords(mail.attempts)}`],
    ['Written', longTime(mail.createdAt)],
    ...(mail.sentAt ? [['Sent', longTime(mail.sentAt)] as [string, string]] : []),
    ...(mail.lastError ? [['Last error', mail.lastError] as [string, string]] : []),
    [
      'Message-ID',
      <span key="id" className="font-mono text-xs break-all">
        {mail.messageId}
      </span>,
    ],
    ...(mail.leadId
      ? [
          [
            'Lead',
            <Link key="lead" to={`/lead-form/${mail.leadId}`} className="text-sea hover:underline">
              Open the lead
            </Link>,
          ] as [string, React.ReactNode],
        ]
      : []),
  ]
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-slate">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {mail.text === null ? (
        <p className="mt-5 border-t border-rule pt-4 text-slate">
          {/^(?:user|privacy)\./.test(mail.kind)
            ? 'The text is hidden because it may contain a one-time link for the recipient.'
            : 'The text is no longer kept.'}
        </p>
      ) : (
        <pre
          tabIndex={0}
          aria-label="Text of the mail"
          className="mt-5 max-h-[40svh] overflow-auto border-y border-rule bg-sunk p-4 font-sans break-words whitespace-pre-wrap"
        >
          {mail.text}
        </pre>
      )}
    </>
  )
}
