import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '#ui/link.tsx'
import { api } from '#config/api.ts'
import { messageOf } from '#lib/api-client.ts'
import { dropDraft } from '#lib/device-draft.ts'
import { shortTime } from '#lib/office-time.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField } from '#ui/field.tsx'
import { ListBody } from '#ui/list-body.tsx'
import { toast } from '#ui/toast.tsx'
import { useFilteredList } from '#ui/use-filtered-list.ts'
import { useSearchParams } from '#ui/use-search-params.ts'
import type { QuestionState } from '#features/chat/chat.schema.ts'
import { useDraftKey } from '#features/context/use-draft.ts'
import type { Question, QuestionChange } from '#features/chat/conversations/conversation.schema.ts'
import { AnswerWeeks } from './answer-weeks.tsx'
import { KnownMatches } from './known-matches.tsx'
import { QuestionDraft } from './question-draft.tsx'

const states: { value: QuestionState; label: string }[] = [
  { value: 'open', label: 'Open' },
  { value: 'draft', label: 'Drafts for the FAQ' },
  { value: 'used', label: 'Answered' },
  { value: 'dismissed', label: 'Set aside' },
]

/** What visitors asked and got no answer to, or a wrong one: to become a wording of a known question, or an entry of the FAQ. */
export function QuestionsList({ now }: { now: Date }) {
  const list = useFilteredList<Question>('/api/conversations/questions', ['state'])
  const { items, wanted, change } = list
  return (
    <>
      <AnswerWeeks />
      <SelectField
        name="state"
        label="Show"
        options={states}
        value={wanted['state'] || 'open'}
        onChange={change}
        className="max-w-64"
      />
      <ListBody
        noun="questions"
        list={list}
        rows={6}
        empty={
          <EmptyState
            title="No questions here"
            text="Whenever the assistant doesn’t know an answer, or a visitor says that it didn’t help, the question is kept here once."
          />
        }
      >
        <ul className="max-w-4xl border-t border-rule">
          {items.map((item) => (
            <QuestionRow key={item.id} item={item} now={now} />
          ))}
        </ul>
      </ListBody>
    </>
  )
}

function QuestionRow({ item, now }: { item: Question; now: Date }) {
  const [isWriting, setWriting] = useState(false)
  const [isMatching, setMatching] = useState(false)
  const [, setParams] = useSearchParams()
  const draftKey = useDraftKey(`question:${item.id}`)
  const queries = useQueryClient()
  const decide = useMutation({
    mutationFn: (change: QuestionChange) =>
      api.request('PATCH', `/api/conversations/questions/${item.id}`, change),
    onSuccess: async (_, { state }) => {
      dropDraft(draftKey)
      setWriting(false)
      setMatching(false)
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/conversations/questions'),
      })
      if (state === 'draft' && item.state === 'open') {
        toast({ title: 'Draft kept', description: 'You will find it under Drafts for the FAQ.' })
        setParams((before) => before, { replace: true })
      }
    },
    onError: (error) => toast({ title: 'That didn’t work', description: messageOf(error), tone: 'error' }),
  })
  const button = (state: QuestionState, label: string) => (
    <Button variant="quiet" size="sm" disabled={decide.isPending} onClick={() => decide.mutate({ state })}>
      {label}
    </Button>
  )
  return (
    <li className="border-b border-rule py-4">
      <p className="font-semibold break-words">
        {item.state === 'open' ? item.question : (item.draftQuestion ?? item.question)}
      </p>
      {item.draftAnswer && !isWriting && (
        <p className="pt-1 break-words whitespace-pre-line">{item.draftAnswer}</p>
      )}
      <p className="pt-1 text-xs text-slate">
        {[
          item.isWrong ? 'a visitor said the answer didn’t help' : 'not answered',
          item.asked === 1 ? 'asked once' : `asked ${item.asked} times`,
          `last ${shortTime(item.lastAskedAt, now)}`,
          item.decidedBy && `decided by ${item.decidedBy}`,
        ]
          .filter(Boolean)
          .join(' · ')}
        {item.conversationId && (
          <>
            {' · '}
            <Link to={`/conversations/${item.conversationId}`} className="text-sea hover:underline">
              conversation
            </Link>
          </>
        )}
      </p>
      {isWriting ? (
        <QuestionDraft
          item={item}
          isPending={decide.isPending}
          onSave={decide.mutate}
          onCancel={() => setWriting(false)}
        />
      ) : isMatching ? (
        <KnownMatches
          questionId={item.id}
          isPending={decide.isPending}
          onChoose={(answerId) => decide.mutate({ state: 'used', answerId })}
          onCancel={() => setMatching(false)}
        />
      ) : (
        <div className="-ml-2.5 flex flex-wrap gap-1 pt-1">
          {item.state === 'open' && (
            <Button variant="quiet" size="sm" icon="check" onClick={() => setMatching(true)}>
              Same as a known question
            </Button>
          )}
          {(item.state === 'open' || item.state === 'draft') && (
            <Button variant="quiet" size="sm" icon="edit" onClick={() => setWriting(true)}>
              {item.state === 'open' ? 'Turn into FAQ' : 'Edit draft'}
            </Button>
          )}
          {item.state === 'draft' && button('used', 'Added to the FAQ')}
          {item.state !== 'dismissed' && item.state !== 'used' && button('dismissed', 'Set aside')}
          {(item.state === 'dismissed' || item.state === 'used') && button('open', 'Open again')}
          <Button variant="quiet" size="sm" icon="copy" onClick={() => void copy(item)}>
            Copy
          </Button>
        </div>
      )}
    </li>
  )
}

async function copy({ question, draftQuestion, draftAnswer }: Question) {
  try {
    await navigator.clipboard.writeText([draftQuestion ?? question, draftAnswer].filter(Boolean).join('\n\n'))
    toast({ title: 'Copied' })
  } catch {
    toast({ title: 'Your browser did not let us copy', tone: 'error' })
  }
}
