import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#lib/api-client.ts'
import { issueStateNames, issueTones } from '#features/newsletter/staff-words.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { RecordHeading } from '#ui/record-heading.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useWrite } from '#ui/use-write.ts'
import { IssueDraft } from './issue-draft.tsx'
import { issueEditing } from './issue-editing.ts'
import { IssueFields } from './issue-fields.tsx'
import { IssueFigures } from './issue-figures.tsx'
import { IssuePreviewDialog } from './issue-preview.tsx'
import { peopleInWords } from './issue-words.ts'
import type { IssueDetail } from './issue.schema.ts'

/** A newsletter: its words while it is a draft, its figures from then on. */
export function IssueScreen({ id, mayWrite }: { id: string; mayWrite: boolean }) {
  const url = `/api/newsletter-issues/${id}`
  const { data, error, refetch } = useQuery<IssueDetail>({
    queryKey: [url],
    refetchInterval: ({ state }) => (state.data?.state === 'sending' ? 5000 : false),
  })
  if (data && mayWrite && data.state === 'draft') return <IssueDraft issue={data} />
  if (data) return <FixedIssue issue={data} mayWrite={mayWrite} url={url} />
  if (error)
    return (
      <ErrorState
        title="The newsletter can’t be shown"
        text={messageOf(error)}
        onRetry={() => void refetch()}
      />
    )
  return <SkeletonRows rows={6} label="Loading the newsletter" />
}

/** One whose words stand. */
function FixedIssue({ issue, mayWrite, url }: { issue: IssueDetail; mayWrite: boolean; url: string }) {
  const { version, state, recipients } = issue
  const [isPreviewed, setPreviewed] = useState(false)
  const write = useWrite<IssueDetail>({ reread: ['/api/newsletter-issues'], shows: url })
  const step = (name: 'stop' | 'continue') =>
    write.mutate({ method: 'POST', url: `${url}/${name}`, data: { version } })
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-rule pb-4">
        <div className="mr-auto flex min-w-0 flex-wrap items-center gap-3">
          <RecordHeading name={issue.subject || 'New newsletter'} />
          <Badge tone={issueTones[state]}>{issueStateNames[state]}</Badge>
        </div>
        <Button variant="secondary" disabled={!issue.body} onClick={() => setPreviewed(true)}>
          Preview
        </Button>
        {mayWrite && (state === 'sending' || state === 'scheduled') && (
          <Button variant="secondary" pending={write.isPending} onClick={() => step('stop')}>
            Stop
          </Button>
        )}
        {mayWrite && state === 'stopped' && (
          <Button pending={write.isPending} onClick={() => step('continue')}>
            Continue
          </Button>
        )}
      </header>
      {state !== 'draft' && <IssueFigures issue={issue} />}
      <IssueFields
        draft={issueEditing.draftOf(issue)}
        recipients={`${state === 'draft' || state === 'scheduled' ? 'To' : 'Went to'} ${peopleInWords(recipients)}`}
      />
      {isPreviewed && <IssuePreviewDialog url={`${url}/preview`} onClose={() => setPreviewed(false)} />}
    </>
  )
}
