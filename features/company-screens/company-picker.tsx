import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { PickRecordDialog } from '#ui/pick-record-dialog.tsx'

interface Props {
  value: string
  known: { id: string; name: string } | null
  error: string | undefined
  onChange: (id: string) => void
}

/** At which company someone is: none, or one that is found by its words. */
export function CompanyPicker({ value, known, error, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [picked, setPicked] = useState<{ id: string; name: string }>()
  const chosen = [picked, known].find((one) => one?.id === value)
  return (
    <div id="companyId" tabIndex={-1} className="min-w-0 pb-4 sm:col-span-2">
      <p className="pb-1.5 text-sm font-semibold">Company</p>
      <div className="flex flex-wrap items-center gap-3">
        <span className="min-w-0 break-words">
          {value ? (chosen?.name ?? 'The one that is chosen') : <span className="text-slate">None</span>}
        </span>
        <Button type="button" variant="secondary" size="sm" onClick={() => setOpen(true)}>
          {value ? 'Change' : 'Choose'}
        </Button>
        {value && (
          <Button type="button" variant="quiet" size="sm" onClick={() => onChange('')}>
            Remove
          </Button>
        )}
      </div>
      {error && (
        <p role="alert" className="pt-1 text-sm text-signal-strong">
          {error}
        </p>
      )}
      {isOpen && (
        <PickRecordDialog
          title="Choose a company"
          path="/api/companies"
          placeholder="Name or mail domain"
          onClose={() => setOpen(false)}
          onPick={(found) => {
            setPicked(found)
            onChange(found.id)
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}
