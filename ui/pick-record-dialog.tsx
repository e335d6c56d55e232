import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { messageOf } from '#lib/api-client.ts'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'

export interface Found {
  id: string
  name: string
  domains?: string[]
  email?: string | null
  company?: { name: string } | null
}

interface Props {
  title: string
  description?: string
  /** Where to search: `/api/companies` or `/api/people`. */
  path: string
  placeholder: string
  except?: string
  onClose: () => void
  onPick: (found: Found) => void
}

/** Finds one company or person by its words. */
export function PickRecordDialog({ title, description, path, placeholder, except, onClose, onPick }: Props) {
  const [words, setWords] = useState('')
  const q = useDeferredValue(words.trim())
  const { data, error, isFetching } = useQuery<{ items: Found[] }>({
    queryKey: [`${path}?${new URLSearchParams({ q, limit: '8' })}`],
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  })
  const found = q.length > 1 ? (data?.items.filter(({ id }) => id !== except) ?? []) : []
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={title} description={description}>
      <TextField
        name="pick-record"
        label="Search"
        isLabelHidden
        type="search"
        placeholder={placeholder}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="min-h-40 pt-2" aria-busy={isFetching}>
        {error ? (
          <p role="alert">{messageOf(error)}</p>
        ) : (
          <ul aria-label="Found" className="grid">
            {found.map((one) => (
              <li key={one.id} className="border-b border-rule">
                <button
                  type="button"
                  onClick={() => onPick(one)}
                  className="block w-full cursor-pointer py-2 text-left hover:bg-sunk touch:min-h-11"
                >
                  <span className="block font-semibold break-words">{one.name}</span>
                  <span className="block break-words text-slate">
                    {[one.company?.name, one.email, one.domains?.join(', ')].filter(Boolean).join(' · ')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <p role="status" className="pt-2 text-slate">
          {q.length > 1 && data && !isFetching && found.length === 0 ? 'Nothing found.' : ''}
        </p>
      </div>
    </Dialog>
  )
}
