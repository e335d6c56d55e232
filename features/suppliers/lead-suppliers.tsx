import { useState } from 'react'
import { useMe } from '#features/context/use-me.ts'
import { Button } from '#ui/button.tsx'
import { isoDateOf } from '#lib/office-time.ts'
import { Panel } from '#ui/panel.tsx'
import { PlacementDialog } from './placement-dialog.tsx'
import { PlacementList } from './placement-list.tsx'
import { ShortlistEntries } from './shortlist-entries.tsx'
import type { ShortlistEntry } from './placing.schema.ts'
import { isOpen, leftOutOf, shortlistMail } from './shortlist-mail.ts'
import { usePlacements, useShortlist } from './use-placing.ts'

interface Props {
  leadId: string
  /** Begins a mail to the lead with these words; nothing is sent. */
  onWrite?: ((words: { subject: string; text: string }) => void) | undefined
}

/** Who was put forward to a lead with what became of it, and who was placed. Nothing while there is neither. */
export function LeadSuppliers({ leadId, onWrite }: Props) {
  const shortlist = useShortlist({ leadId })
  const placements = usePlacements({ leadId })
  const [isPlacing, setPlacing] = useState(false)
  const { may } = useMe()
  const listed = shortlist.data?.items ?? []
  const hasFailed = shortlist.error || placements.error
  if (!hasFailed && listed.length === 0 && (placements.data?.items ?? []).length === 0) return null
  const isChosen = ({ outcome }: ShortlistEntry) => outcome === 'chosen'
  const likeliest = [...listed.filter(isChosen), ...listed.filter((entry) => !isChosen(entry))]
  // One who is on it twice, since two leads became one, can be placed once.
  const suppliers = [...new Map(likeliest.map(({ supplier }) => [supplier.id, supplier])).values()]
  return (
    <>
      <Panel title="Shortlist">
        <ShortlistEntries
          query={shortlist}
          hasConcerns
          empty="Nobody is on it yet. Suppliers are added under Matching suppliers."
          nameOf={({ supplier }) => ({ ...supplier, to: '/supplier-form/' })}
        />
        {onWrite && <ShortlistToCustomer entries={listed} onWrite={onWrite} />}
      </Panel>
      <Panel title="Placements">
        <PlacementList
          query={placements}
          nameOf={({ supplier }) => ({ ...supplier, to: '/supplier-form/' })}
        />
        {may('suppliers.write') && suppliers.length > 0 && (
          <Button variant="secondary" size="sm" icon="plus" className="mt-3" onClick={() => setPlacing(true)}>
            Record a placement
          </Button>
        )}
      </Panel>
      {isPlacing && (
        <PlacementDialog suppliers={suppliers} place={{ leadId }} onClose={() => setPlacing(false)} />
      )}
    </>
  )
}

interface ToCustomerProps {
  entries: readonly ShortlistEntry[]
  onWrite(words: { subject: string; text: string }): void
}

/** Nothing when everybody on the shortlist has an outcome. */
function ShortlistToCustomer({ entries, onWrite }: ToCustomerProps) {
  const isAnybodyOpen = entries.some(isOpen)
  const leftOut = leftOutOf(entries)
  if (!isAnybodyOpen && leftOut === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-3 pt-3">
      {isAnybodyOpen && (
        <Button
          variant="secondary"
          size="sm"
          icon="mail"
          onClick={() => onWrite(shortlistMail(entries, isoDateOf(new Date())))}
        >
          Prepare a mail to the customer
        </Button>
      )}
      <p className="text-xs text-slate">
        {isAnybodyOpen && 'It has no names and no rates, and you send it yourself. '}
        {leftOut > 0 && `${leftOut === 1 ? 'One' : leftOut} can’t be put forward now and would be left out.`}
      </p>
    </div>
  )
}
