import { useQuery } from '@tanstack/react-query'
import { useNow } from '#ui/use-now.ts'
import { Tabs } from '#ui/tabs.tsx'
import { useSearchParams } from '#ui/use-search-params.ts'
import { ConversationsList } from './conversations-list.tsx'
import type { ConversationPage } from './conversation.schema.ts'
import { QuestionsList } from '#features/chat/questions/questions-list.tsx'

const views = [
  { value: 'waiting', label: 'Waiting for a person' },
  { value: 'open', label: 'All' },
  { value: 'lead', label: 'With a lead' },
  { value: 'unanswered', label: 'Not answered' },
  { value: 'thumbs-down', label: 'Thumbs down' },
  { value: 'questions', label: 'Questions for the FAQ' },
] as const
type View = (typeof views)[number]['value']

/** What needs a person now stands first, and shows its number wherever one is. */
export function ConversationsScreen() {
  const [params, setParams] = useSearchParams()
  const now = useNow()
  const { data: waiting } = useQuery<ConversationPage>({
    queryKey: ['/api/conversations?filter=waiting&limit=1&total=1'],
  })
  const view = views.find(({ value }) => value === params.get('filter'))?.value ?? 'open'
  const tabs = views.map((one) => (one.value === 'waiting' ? { ...one, count: waiting?.total } : one))
  return (
    <>
      <h1 className="pb-2 text-2xl">Conversations</h1>
      <Tabs<View> label="Conversations" tabs={tabs} value={view} onChange={(filter) => setParams({ filter })}>
        {view === 'questions' ? <QuestionsList now={now} /> : <ConversationsList filter={view} now={now} />}
      </Tabs>
    </>
  )
}
