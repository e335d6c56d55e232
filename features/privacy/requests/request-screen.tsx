import { longDate, longTime } from '#lib/office-time.ts'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '#ui/use-now.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { ForbiddenState } from '#ui/forbidden-state.tsx'
import { Panel } from '#ui/panel.tsx'
import { RecordHeading } from '#ui/record-heading.tsx'
import { SkeletonRecord } from '#ui/skeleton.tsx'
import { AnswerForm } from './answer-form.tsx'
import { HeldData } from './held-data.tsx'
import { IdentityPanel } from './identity-panel.tsx'
import { MentionsPanel } from '#features/privacy/mentions/mentions-panel.tsx'
import type { RequestDetail } from './privacy-requests.schema.ts'
import { statusTones } from './privacy-requests-screen.tsx'
import { isOpen } from './privacy-kinds.ts'
import { kindLabels, statusNames } from '#features/privacy/privacy-words.ts'
import { untilInWords } from './request-day.ts'

export function RequestScreen({ id }: { id: string }) {
  const { data, error, refetch } = useQuery<RequestDetail>({
    queryKey: [`/api/privacy-requests/${id}`],
  })
  if (error instanceof ApiError && error.status === 403) return <ForbiddenState />
  if (error instanceof ApiError && error.status === 404) {
    const action = <ButtonLink to="/privacy-desk">All requests</ButtonLink>
    return (
      <EmptyState
        isScreen
        title="This request isn’t here"
        text="Closed ones go after three years, and the address may be incomplete."
        action={action}
      />
    )
  }
  if (error && !data)
    return (
      <ErrorState
        isScreen
        title="The request can’t be shown"
        text={messageOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <SkeletonRecord label="Loading the request" />
  return (
    <>
      <Header request={data} />
      <div className="grid gap-x-10 gap-y-8 pt-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid content-start gap-y-8">
          <Panel title="What was written">
            {data.message ? (
              <p className="max-w-text break-words whitespace-pre-wrap">{data.message}</p>
            ) : (
              <p className="text-slate">
                {data.name === null ? 'Erased with the person.' : 'Nothing but the form.'}
              </p>
            )}
            <p className="max-w-text pt-3 text-xs text-slate">
              Shown at the form, version {data.notice.version}: {data.notice.text}
            </p>
          </Panel>
          {data.needsIdentity && <MentionsPanel request={data} />}
          {isOpen(data.status) ? <AnswerForm key={data.kind} request={data} /> : <Outcome request={data} />}
        </div>
        <div className="grid content-start gap-y-8">
          <IdentityPanel request={data} />
          <HeldData request={data} />
          <Dates request={data} />
        </div>
      </div>
    </>
  )
}

function Header({ request }: { request: RequestDetail }) {
  const now = useNow()
  const { kind, reference, name, email, status, dueOn, isOverdue } = request
  return (
    <header className="border-b border-rule pb-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <RecordHeading name={name === null ? kindLabels[kind] : `${kindLabels[kind]} for ${name}`} />
        <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>
      </div>
      <p className="flex flex-wrap gap-x-4 pt-1 text-slate">
        <span className="font-mono text-sm">{reference}</span>
        {email && <span className="break-all">{email}</span>}
      </p>
      {isOpen(status) && (
        <p
          role={isOverdue ? 'alert' : undefined}
          className={
            isOverdue
              ? 'mt-4 max-w-text border-l-4 border-signal bg-signal-tint px-4 py-3'
              : 'mt-4 max-w-text border-l-4 border-sea bg-sea-tint px-4 py-3'
          }
        >
          <strong>
            Due on {longDate(dueOn)}, {untilInWords(dueOn, now)}
          </strong>
          {isOverdue && '. Answer now, and say why it is late.'}
        </p>
      )}
    </header>
  )
}

function Outcome({ request }: { request: RequestDetail }) {
  const { answer, status, handlerName, closedAt } = request
  return (
    <Panel title={status === 'refused' ? 'Refused' : 'Answered'}>
      <p className="text-slate">
        {handlerName ?? 'The system'}
        {closedAt && `, ${longTime(closedAt)}`}
      </p>
      <p className="max-w-text pt-2 break-words whitespace-pre-wrap">
        {answer ?? 'Erased everywhere. Kind, dates and outcome stay as proof that it was answered.'}
      </p>
    </Panel>
  )
}

function Dates({ request }: { request: RequestDetail }) {
  const { acknowledgedAt, acknowledgeBy, extendedAt, extensionReason, receivedAt, handlerName } = request
  const facts: [string, string | null][] = [
    ['Received', longTime(receivedAt)],
    ['Acknowledged', acknowledgedAt && longTime(acknowledgedAt)],
    ['By law until', acknowledgeBy && longDate(acknowledgeBy)],
    ['Extended', extendedAt && `${longTime(extendedAt)}: ${extensionReason ?? 'the reason is erased'}`],
    ['Handler', handlerName ?? 'Nobody yet'],
  ]
  return (
    <Panel title="Dates">
      <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-1">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className="contents">
                <dt className="text-slate">{label}</dt>
                <dd className="break-words">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Panel>
  )
}
