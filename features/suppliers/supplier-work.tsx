import { useState } from 'react'
import { useMe } from '#features/context/use-me.ts'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { PickRecordDialog, type Found } from '#ui/pick-record-dialog.tsx'
import { PlacementDialog } from './placement-dialog.tsx'
import { PlacementList } from './placement-list.tsx'
import type { Placement } from './placing.schema.ts'
import { ShortlistEntries } from './shortlist-entries.tsx'
import { usePlacements, useShortlist } from './use-placing.ts'

type Kind = 'lead' | 'company'

/** With whom a supplier works and worked, and to which leads it was put forward. */
export function SupplierWork({ id, name }: { id: string; name: string }) {
  const shortlist = useShortlist({ supplierId: id })
  const placements = usePlacements({ supplierId: id })
  const [picking, setPicking] = useState<Kind>()
  const [place, setPlace] = useState<{ kind: Kind; found: Found }>()
  const { may } = useMe()
  return (
    <>
      <Panel title="Placements">
        <PlacementList query={placements} nameOf={whereOf} empty="Nobody has been placed yet." />
        {may('suppliers.write') && (
          <p className="flex flex-wrap gap-2 pt-3 print:hidden">
            <Button variant="secondary" size="sm" icon="plus" onClick={() => setPicking('lead')}>
              Placed with a lead
            </Button>
            <Button variant="secondary" size="sm" icon="plus" onClick={() => setPicking('company')}>
              Placed with a company
            </Button>
          </p>
        )}
      </Panel>
      <Panel title="Shortlists">
        <ShortlistEntries
          query={shortlist}
          nameOf={({ lead }) => ({ ...lead, to: '/lead-form/' })}
          empty="Not put forward to a lead yet. That is done on the lead’s page."
        />
      </Panel>
      {picking && (
        <PickRecordDialog
          title={picking === 'lead' ? 'Placed with which lead?' : 'Placed with which company?'}
          path={picking === 'lead' ? '/api/leads' : '/api/companies'}
          placeholder={picking === 'lead' ? 'Name, email, company or phone' : 'Name or mail domain'}
          onClose={() => setPicking(undefined)}
          onPick={(found) => {
            setPlace({ kind: picking, found })
            setPicking(undefined)
          }}
        />
      )}
      {place && (
        <PlacementDialog
          suppliers={[{ id, name }]}
          place={place.kind === 'lead' ? { leadId: place.found.id } : { companyId: place.found.id }}
          placeName={place.found.name}
          onClose={() => setPlace(undefined)}
        />
      )}
    </>
  )
}

const whereOf = ({ lead, company }: Placement) => ({
  name: (lead ?? company)?.name ?? '',
  id: (lead ?? company)?.id ?? '',
  to: lead ? '/lead-form/' : '/companies/',
})
