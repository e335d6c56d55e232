import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'

/** As `/api/conversations/questions/drafts` answers. */
export interface FaqDraft {
  id: string
  question: string
  answer: string
  asked: number
}

/** Questions from the chat that staff put down for this page. Nothing when there are none. */
export function FaqDrafts({ onUse }: { onUse: ((draft: FaqDraft) => void) | undefined }) {
  const { data, error } = useQuery<{ items: FaqDraft[] }>({
    queryKey: ['/api/conversations/questions/drafts'],
  })
  if (error) return <p className="pb-3 text-warn">The drafts from the chat can’t be read just now.</p>
  if (!data || data.items.length === 0) return null
  return (
    <section aria-labelledby="faq-drafts" className="mb-5 border-l-4 border-sea bg-sea-tint px-4 py-3">
      <h2 id="faq-drafts" className="text-base font-semibold">
        Asked in the chat, saved for this page ({data.items.length})
      </h2>
      <ul>
        {data.items.map((draft) => (
          <li
            key={draft.id}
            className="flex flex-wrap items-center gap-x-3 border-t border-rule py-2 first:border-t-0"
          >
            <span className="min-w-0 grow basis-60">
              <span className="font-semibold break-words">{draft.question}</span>{' '}
              <span className="text-slate">
                {draft.asked === 1 ? 'asked once' : `asked ${draft.asked} times`}
              </span>
            </span>
            {onUse && (
              <Button size="sm" variant="secondary" onClick={() => onUse(draft)}>
                Write the answer
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
