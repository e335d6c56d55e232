import { useQuery } from '@tanstack/react-query'
import { Link } from '#ui/link.tsx'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { longTime, shortTime } from '#lib/office-time.ts'
import { useNow } from '#ui/use-now.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { RecordHeading } from '#ui/record-heading.tsx'
import { SkeletonRecord } from '#ui/skeleton.tsx'
import { ConversationComposer } from './conversation-composer.tsx'
import type { ConversationDetail } from './conversation.schema.ts'
import { ConversationTranscript } from './conversation-transcript.tsx'
import { stateWords, visitorName } from './conversation-words.ts'
import { useConversationWrite } from './use-conversation-write.ts'

export function ConversationScreen({ id }: { id: string }) {
  const { data, error, refetch } = useQuery<ConversationDetail>({
    queryKey: [`/api/conversations/${id}`],
  })
  const { data: user } = useQuery<{ id: string }>({ queryKey: ['/api/user'] })
  const now = useNow()
  if (error instanceof ApiError && error.status === 404) {
    const action = <ButtonLink to="/conversations">All conversations</ButtonLink>
    const text = 'It may have been deleted after its time, or the address is incomplete.'
    return <EmptyState isScreen title="This conversation isn’t here" text={text} action={action} />
  }
  if (error && !data)
    return (
      <ErrorState
        isScreen
        title="The conversation can’t be shown"
        text={messageOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <SkeletonRecord label="Loading the conversation" />
  const isOwn = data.state === 'staff' && data.assignee?.id === user?.id
  return (
    <>
      <Header conversation={data} isOwn={isOwn} />
      <div className="grid gap-x-10 gap-y-8 pt-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
        <section aria-label="What was said" className="min-w-0">
          <ConversationTranscript conversation={data} now={now} />
          <ConversationComposer conversation={data} isOwn={isOwn} />
        </section>
        <Facts conversation={data} now={now} />
      </div>
    </>
  )
}

function Header({ conversation, isOwn }: { conversation: ConversationDetail; isOwn: boolean }) {
  const write = useConversationWrite(conversation.id)
  const { state, awaitingSince } = conversation
  const post = (path: string) => write.mutate({ method: 'POST', url: write.url + path })
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-rule pb-5">
      <div className="mr-auto min-w-0">
        <RecordHeading name={visitorName(conversation)} />
        <p className="pt-1">
          <Badge tone={awaitingSince ? 'signal' : state === 'staff' ? 'ok' : 'neutral'}>
            {stateWords(conversation)}
          </Badge>
        </p>
      </div>
      {state !== 'staff' && (
        <Button pending={write.isPending} onClick={() => post('/take')}>
          Take over
        </Button>
      )}
      {state !== 'bot' && (
        <Button variant="secondary" pending={write.isPending} onClick={() => post('/release')}>
          {isOwn || state === 'waiting' ? 'Give back to the assistant' : 'Release for the assistant'}
        </Button>
      )}
    </header>
  )
}

function Facts({ conversation, now }: { conversation: ConversationDetail; now: Date }) {
  const { visitor, leadId, page, startedAt, isVisitorHere, visitorSeenAt } = conversation
  const presence = isVisitorHere
    ? 'Online now'
    : visitorSeenAt
      ? `Left ${shortTime(visitorSeenAt, now)}`
      : 'Not connected'
  const rows = [
    ['Panel', presence],
    ['Email', visitor.email ?? 'not given'],
    ['Company', visitor.company ?? 'not given'],
    ['Began on', page ?? 'not known'],
    ['Began', longTime(startedAt)],
  ] as const
  return (
    <section aria-label="About" className="min-w-0 self-start border-t-2 border-rule-strong pt-3">
      <h2 className="pb-2 text-lg">About</h2>
      <dl className="grid grid-cols-[5rem_1fr] gap-x-3 gap-y-1.5">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-slate">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {leadId ? (
        <Link
          to={`/lead-form/${leadId}`}
          className="mt-3 inline-flex min-h-11 items-center font-semibold text-sea hover:underline"
        >
          Open the lead
        </Link>
      ) : (
        <p className="pt-3 text-slate">No lead yet: the visitor has not left an address.</p>
      )}
    </section>
  )
}
