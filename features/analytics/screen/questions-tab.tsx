import { useState } from 'react'
import { Link } from '#ui/link.tsx'
import { api } from '#config/api.ts'
import { toCsv } from '#lib/csv.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { saveFile } from '#lib/save-file.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { MoreButton } from '#ui/more-button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Table, TBody, Td, Th, THead, Tr } from '#ui/table.tsx'
import { toast } from '#ui/toast.tsx'
import { useFilteredList } from '#ui/use-filtered-list.ts'
import type { DayRange } from '#features/analytics/days.ts'
import { Definitions, longDay } from './figures.tsx'
import { usePeriod } from './use-period.ts'

/** What the chat's endpoint answers, as far as it is shown. */
interface Question {
  id: string
  question: string
  asked: number
  firstAskedAt: string
  lastAskedAt: string
  conversationId: string | null
}

const path = '/api/conversations/questions'

/** What the assistant didn't know, last asked first. Answering stands with the conversations. */
export function QuestionsTab({ fileName }: { fileName(table: string): string }) {
  const { chosen } = usePeriod()
  const { items, error, isPending, refetch, ...paging } = useFilteredList<Question>(path, [], {
    also: { ...chosen.range },
  })
  const [isSaving, setSaving] = useState(false)

  async function save() {
    setSaving(true)
    try {
      const rows = await allQuestions(chosen.range)
      const lines = rows.map((row) => [row.question, row.asked, row.firstAskedAt, row.lastAskedAt])
      const text = toCsv([['Question', 'Times', 'First asked', 'Last asked'], ...lines])
      saveFile(`${fileName('questions')}.csv`, new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }))
    } catch (failure) {
      toast({ title: 'Not saved', description: messageOf(failure), tone: 'error' })
    }
    setSaving(false)
  }

  if (isPending) return <SkeletonRows rows={8} label="Loading the questions" />
  if (error instanceof ApiError && error.status === 403) return <NotWords />
  if (error) {
    return (
      <ErrorState
        title="The questions can’t be shown"
        text={messageOf(error)}
        onRetry={() => void refetch()}
      />
    )
  }
  if (items.length === 0) {
    return (
      <EmptyState
        title="No open questions were asked in this period"
        text="Whenever the assistant has to say that it doesn’t know, the question is kept here once, under the day it was last asked."
      />
    )
  }
  return (
    <div className="space-y-8">
      <section aria-label="Unanswered questions">
        <div className="flex flex-wrap items-center justify-between gap-2 pb-2">
          <h2 className="text-base font-semibold">Unanswered questions</h2>
          <span className="flex flex-wrap gap-2">
            <Button variant="quiet" size="sm" icon="download" pending={isSaving} onClick={() => void save()}>
              CSV<span className="sr-only"> of all open questions</span>
            </Button>
            <ButtonLink variant="secondary" size="sm" to="/conversations?filter=questions">
              Answer them
            </ButtonLink>
          </span>
        </div>
        <Table label="Unanswered questions, last asked first" stacked>
          <THead>
            <Tr>
              <Th>Question</Th>
              <Th numeric>Times</Th>
              <Th>First asked</Th>
              <Th>Last asked</Th>
            </Tr>
          </THead>
          <TBody>
            {items.map(({ id, question, asked, firstAskedAt, lastAskedAt, conversationId }) => (
              <Tr key={id}>
                <Td className="break-words max-md:font-semibold">
                  {conversationId ? (
                    <Link to={`/conversations/${conversationId}`} className="text-sea hover:underline">
                      {question}
                    </Link>
                  ) : (
                    question
                  )}
                </Td>
                <Td label="Times" numeric>
                  {asked}
                </Td>
                <Td label="First asked">{longDay(firstAskedAt)}</Td>
                <Td label="Last asked">{longDay(lastAskedAt)}</Td>
              </Tr>
            ))}
          </TBody>
        </Table>
        <MoreButton {...paging}>Show more</MoreButton>
      </section>
      <Definitions>
        <p>
          Open questions that were last asked in these days. Those answered in the FAQ or set aside have left.
        </p>
      </Definitions>
    </div>
  )
}

async function allQuestions({ from, to }: DayRange): Promise<Question[]> {
  const rows: Question[] = []
  let cursor: string | null = ''
  do {
    const page: { items: Question[]; nextCursor: string | null } = await api.request(
      'GET',
      `${path}?from=${from}&to=${to}&limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    )
    rows.push(...page.items)
    cursor = page.nextCursor
  } while (cursor)
  return rows
}

function NotWords() {
  return (
    <EmptyState
      title="Only people who may read the chats can see the questions"
      text="They are a visitor’s own words and may identify a person. Your role sees figures only."
    />
  )
}
