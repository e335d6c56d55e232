import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListBody } from '#ui/list-body.tsx'
import { Panel } from '#ui/panel.tsx'
import { toast } from '#ui/toast.tsx'
import { MentionRow } from './mention-row.tsx'
import { MentionSearchState } from './mention-search-state.tsx'
import type { MentionPage } from './mention.schema.ts'
import type { RequestDetail } from '#features/privacy/requests/privacy-requests.schema.ts'
import { isOpen } from '#features/privacy/requests/privacy-kinds.ts'
import { useMentions } from './use-mentions.ts'
import { useRequestWrite } from '#features/privacy/requests/use-request-write.ts'

/** Where the records of others mention the person who asked, each to be decided before an erasure. */
export function MentionsPanel({ request }: { request: RequestDetail }) {
  if (!request.confirmedAt)
    return (
      <Panel title="Mentions">
        <p className="max-w-text text-slate">
          Notes, tasks, mails and other records about others are searched for this person once the address is
          confirmed.
        </p>
      </Panel>
    )
  return (
    <Panel title="Mentions">
      <Mentions request={request} />
    </Panel>
  )
}

function Mentions({ request }: { request: RequestDetail }) {
  const [chosen, setChosen] = useState<'open' | 'decided'>('open')
  const isActive = isOpen(request.status)
  const state = isActive ? chosen : 'decided'
  const list = useMentions(request.id, state)
  const { first, items } = list
  return (
    <>
      <p className="max-w-text pb-3 text-slate">
        {request.kind === 'erasure'
          ? 'Records about others in which this person is named. Each must be decided before the erasure; the person is told what is kept and why.'
          : 'Records about others in which this person is named. The copy says where and how many, without the words: add by hand what concerns this person alone.'}
      </p>
      {first && isActive && <MentionSearchState requestId={request.id} search={first.search} />}
      {first && isActive && <Tabs page={first} state={state} onChoose={setChosen} />}
      <ListBody
        noun="mentions"
        list={list}
        rows={3}
        empty={<NoMentions page={first} state={state} />}
        more="Show more mentions"
      >
        <ul className="border-t border-rule">
          {items.map((item) => (
            <MentionRow key={item.id} item={item} request={request} />
          ))}
        </ul>
      </ListBody>
      {first && first.possible > 1 && state === 'open' && (
        <SetAside requestId={request.id} count={first.possible} />
      )}
    </>
  )
}

interface TabsProps {
  page: MentionPage
  state: 'open' | 'decided'
  onChoose: (state: 'open' | 'decided') => void
}

function Tabs({ page: { certain, possible, decided }, state, onChoose }: TabsProps) {
  const shown = [
    { value: 'open', label: `To decide (${certain + possible})` },
    { value: 'decided', label: `Decided (${decided})` },
  ] as const
  return (
    <div role="group" aria-label="Mentions shown" className="flex flex-wrap gap-2 py-3">
      {shown.map(({ value, label }) => (
        <Button
          key={value}
          size="sm"
          variant={state === value ? 'primary' : 'secondary'}
          aria-pressed={state === value}
          onClick={() => onChoose(value)}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}

function NoMentions({ page, state }: { page: MentionPage | undefined; state: 'open' | 'decided' }) {
  if (state === 'decided') return <EmptyState title="Nothing is decided yet" />
  if (page?.search?.state === 'done')
    return (
      <EmptyState
        title="Nothing to decide"
        text={
          page.decided === 0
            ? 'No record about others mentions this person.'
            : 'Every mention that was found is decided.'
        }
      />
    )
  return <EmptyState title="Nothing found so far" text="Results appear here while the search is running." />
}

function SetAside({ requestId, count }: { requestId: string; count: number }) {
  const [isAsking, setAsking] = useState(false)
  const write = useRequestWrite(requestId, () => {
    setAsking(false)
    toast({ title: 'Set aside', description: 'The log of changes says by whom.' })
  })
  const footer = (
    <>
      <Button variant="secondary" onClick={() => setAsking(false)}>
        Cancel
      </Button>
      <Button
        pending={write.isPending}
        onClick={() => write.mutate({ method: 'POST', url: `${write.url}/mentions/not-theirs`, data: {} })}
      >
        They are other people
      </Button>
    </>
  )
  return (
    <>
      <Button variant="quiet" size="sm" className="mt-3" onClick={() => setAsking(true)}>
        None of the {count} possible mentions is this person
      </Button>
      {isAsking && (
        <Dialog
          open
          onOpenChange={(isStillOpen) => !isStillOpen && setAsking(false)}
          title={`Are all ${count} possible mentions other people?`}
          description="The remaining ones are set aside together, and their texts stay as they are. Certain mentions aren’t touched."
          footer={footer}
        />
      )}
    </>
  )
}
