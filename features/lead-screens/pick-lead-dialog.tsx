import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { messageOf } from '#lib/api-client.ts'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import type { LeadPage } from '#features/leads/lead-answer.schema.ts'
import { useStages } from '#features/leads/stages/use-stages.ts'

interface PickLeadDialogProps {
  title: string
  /** The lead that can't be picked. */
  except: string
  onClose: () => void
  onPick: (id: string) => void
}

/** Finds one lead by the words of its name, email, company or phone. */
export function PickLeadDialog({ title, except, onClose, onPick }: PickLeadDialogProps) {
  const [words, setWords] = useState('')
  const { nameOf } = useStages()
  const q = useDeferredValue(words.trim())
  const { data, error, isFetching } = useQuery<LeadPage>({
    queryKey: [`/api/leads?${new URLSearchParams({ q, limit: '8' })}`],
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  })
  const found = q.length > 1 ? (data?.items.filter(({ id }) => id !== except) ?? []) : []
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={title}>
      <TextField
        name="pick-lead"
        label="Search"
        isLabelHidden
        type="search"
        placeholder="Name, email, company or phone"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="min-h-40 pt-2" aria-busy={isFetching}>
        {error ? (
          <p role="alert">{messageOf(error)}</p>
        ) : (
          <ul aria-label="Found" className="grid">
            {found.map((lead) => (
              <li key={lead.id} className="border-b border-rule">
                <button
                  type="button"
                  onClick={() => onPick(lead.id)}
                  className="block w-full cursor-pointer py-2 text-left hover:bg-sunk touch:min-h-11"
                >
                  <span className="block font-semibold break-words">{lead.name}</span>
                  <span className="block break-words text-slate">
                    {[lead.company, lead.email, nameOf(lead.stage)].filter(Boolean).join(' · ')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <p role="status" className="pt-2 text-slate">
          {q.length > 1 && data && !isFetching && found.length === 0 ? 'No results' : ''}
        </p>
      </div>
    </Dialog>
  )
}
