import { useState } from 'react'
import { useMe } from '#features/context/use-me.ts'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { PlacementDialog } from './placement-dialog.tsx'
import { PlacementList } from './placement-list.tsx'
import { ShortlistEntries } from './shortlist-entries.tsx'
import type { ShortlistEntry } from './placing.schema.ts'
import { usePlacements, useShortlist } from './use-placing.ts'

/** Who was put forward to a lead with what became of it, and who was placed. Nothing while there is neither. */
export function LeadSuppliers({ leadId }: { leadId: string }) {
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
