import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#lib/api-client.ts'
import { issueStateNames, issueTones } from '#features/newsletter/staff-words.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { Panel } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.tsx'
import { useWrite } from '#ui/use-write.ts'
import { IssueFigures } from './issue-figures.tsx'
import { IssuePreviewDialog } from './issue-preview.tsx'
import type { IssueDetail } from './issue.schema.ts'
import { SegmentFields } from './segment-fields.tsx'

/** A newsletter: its words while it is a draft, its figures from then on. */
export function IssueScreen({ id, mayWrite }: { id: string; mayWrite: boolean }) {
  const url = `/api/newsletter-issues/${id}`
  const { data, error, refetch } = useQuery<IssueDetail>({
    queryKey: [url],
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'sending' ? 5000 : false),
  })
  if (data) return <Issue issue={data} mayWrite={mayWrite} url={url} />
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

const wordsOf = ({ version, subject, body, segment }: IssueDetail) => ({ version, subject, body, segment })

function Issue({ issue, mayWrite, url }: { issue: IssueDetail; mayWrite: boolean; url: string }) {
  const { version, state, recipients } = issue
  // With the version it was begun from: a colleague's change in the meantime is told, not overwritten.
  const [draft, setDraft] = useState(wordsOf(issue))
  const [at, setAt] = useState('')
  const [open, setOpen] = useState<'preview' | 'send' | undefined>()
  const write = useWrite<IssueDetail>({
    reread: ['/api/newsletter-issues'],
    shows: url,
    onDone: (stored) => {
      setDraft(wordsOf(stored))
      setOpen(undefined)
    },
  })
  const test = useWrite<unknown>({
    reread: [],
    onDone: () => toast({ title: 'The test is on its way to you' }),
  })
  const isReadOnly = !mayWrite || state !== 'draft'
  const isChanged = JSON.stringify({ ...draft, version }) !== JSON.stringify(wordsOf(issue))
  const step = (name: string, data: object = {}) =>
    write.mutate({ method: 'POST', url: `${url}/${name}`, data: { version, ...data } })
  const save = () => write.mutate({ method: 'PUT', url, data: draft })
  const people = recipients === 1 ? '1 person' : `${recipients} people`
  return (
    <>
      <header className="flex flex-wrap items-center gap-3 pb-5">
        <h1 className="mr-auto text-2xl">{issue.subject || 'New newsletter'}</h1>
        <Badge tone={issueTones[state]}>{issueStateNames[state]}</Badge>
        <Button variant="secondary" disabled={isChanged || !issue.body} onClick={() => setOpen('preview')}>
          Preview
        </Button>
        {mayWrite && (
          <Button
            variant="secondary"
            disabled={isChanged || !issue.body}
            pending={test.isPending}
            onClick={() => test.mutate({ method: 'POST', url: `${url}/test`, data: {} })}
          >
            Send me a test
          </Button>
        )}
        {!isReadOnly && (
          <Button variant="secondary" disabled={!isChanged} pending={write.isPending} onClick={save}>
            Save
          </Button>
        )}
        {!isReadOnly && (
          <Button disabled={isChanged || recipients === 0} onClick={() => setOpen('send')}>
            Send …
          </Button>
        )}
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
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          <TextField
            label="Subject"
            name="subject"
            value={draft.subject}
            maxLength={150}
            readOnly={isReadOnly}
            onChange={(event) => setDraft({ ...draft, subject: event.target.value })}
          />
          <TextArea
            label="Text"
            name="body"
            hint="Markdown, as in articles: ## headings, **bold**, [words](/contact), lists and tables."
            rows={20}
            value={draft.body}
            maxLength={50_000}
            readOnly={isReadOnly}
            onChange={(event) => setDraft({ ...draft, body: event.target.value })}
          />
        </div>
        <Panel title={state === 'draft' ? `To ${people}` : `Went to ${people}`}>
          <SegmentFields
            segment={draft.segment}
            isReadOnly={isReadOnly}
            onChange={(segment) => setDraft({ ...draft, segment })}
          />
        </Panel>
      </div>
      {open === 'preview' && <IssuePreviewDialog url={`${url}/preview`} onClose={() => setOpen(undefined)} />}
      {open === 'send' && (
        <ConfirmDialog
          open
          onOpenChange={() => setOpen(undefined)}
          title={`Send it to ${people}?`}
          text={
            <>
              <p className="pb-3">
                At most {issue.perMinute} leave in a minute. It can be stopped, but what has left stays sent.
              </p>
              <TextField
                label="Send at (leave empty to send now)"
                name="at"
                type="datetime-local"
                value={at}
                onChange={(event) => setAt(event.target.value)}
              />
            </>
          }
          confirmLabel="Send"
          pending={write.isPending}
          onConfirm={() => step('send', at ? { at: new Date(at).toISOString() } : {})}
        />
      )}
    </>
  )
}
