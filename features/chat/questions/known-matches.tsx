import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import type { KnownMatch } from '#features/chat/conversations/conversation.schema.ts'

interface KnownMatchesProps {
  questionId: string
  isPending: boolean
  onChoose: (answerId: string) => void
  onCancel: () => void
}

/** The known questions nearest to a visitor’s: choosing one teaches the assistant this wording of it. */
export function KnownMatches({ questionId, isPending, onChoose, onCancel }: KnownMatchesProps) {
  const { data, isError } = useQuery<{ items: KnownMatch[] }>({
    queryKey: [`/api/conversations/questions/${questionId}/matches`],
  })
  return (
    <div className="max-w-2xl pt-3">
      <p className="text-sm text-slate">
        {isError
          ? 'The known questions could not be read. Please try again.'
          : 'Which one did the visitor ask? The assistant will recognise this wording in future.'}
      </p>
      <ul className="border-t border-rule">
        {data?.items.map(({ id, question, answer }) => (
          <li key={id} className="flex flex-wrap items-start gap-x-4 border-b border-rule py-2">
            <div className="min-w-0 flex-1 basis-72">
              <p className="font-semibold break-words">{question}</p>
              <p className="text-sm text-slate">
                {answer ?? 'Not published: the assistant says how to ask.'}
              </p>
            </div>
            <Button variant="secondary" size="sm" disabled={isPending} onClick={() => onChoose(id)}>
              This one
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="sm" onClick={onCancel} className="mt-1 -ml-2.5">
        None of these
      </Button>
    </div>
  )
}
