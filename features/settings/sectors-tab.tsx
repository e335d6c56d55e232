import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { otherSector } from '#features/leads/sectors/first-sectors.ts'
import type { SectorItem, SectorList } from '#features/leads/sectors/sector.schema.ts'
import { sectorsUrl as url } from '#features/leads/sectors/use-sectors.ts'
import { messageOf } from '#lib/api-client.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.tsx'
import { useWrite } from '#ui/use-write.ts'
import { OrderedList } from './ordered-list.tsx'
import { PutAway } from './put-away.tsx'
import { SectorForm } from './sector-form.tsx'

/** What firms do: sectors are added, edited, ordered and archived here. */
export function SectorsTab() {
  const { data, error, refetch } = useQuery<SectorList>({ queryKey: [url] })
  const [form, setForm] = useState<SectorItem | 'new'>()
  const archive = useWrite<SectorItem>({
    reread: [url],
    onDone: ({ name, isArchived }) =>
      toast({ title: isArchived ? `${name} is archived` : `${name} is offered again`, tone: 'ok' }),
  })
  if (error && !data)
    return (
      <ErrorState title="The sectors can’t be shown" text={messageOf(error)} onRetry={() => void refetch()} />
    )
  if (!data) return <SkeletonRows rows={8} label="Loading the sectors" />
  const offered = data.items.filter(({ isArchived }) => !isArchived)
  const archived = data.items.filter(({ isArchived }) => isArchived)
  const setArchived = ({ id, version }: SectorItem, isArchived: boolean) =>
    archive.mutate({ method: 'PATCH', url: `${url}/${id}`, data: { isArchived, version } })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 pb-4">
        <p className="max-w-text text-slate">
          Chosen on leads and companies. They keep a sector after it is archived, and show its new name if it
          is renamed. A lead in a target sector scores 25 points more. The newsletter form has its own list
          and wording.
        </p>
        <Button icon="plus" onClick={() => setForm('new')}>
          New sector
        </Button>
      </div>
      <OrderedList
        label="Sectors"
        items={offered}
        url={url}
        renderAbout={({ isTarget }) => isTarget && <Badge tone="sea">Target</Badge>}
        renderActions={(item) => (
          <>
            <Button size="sm" variant="quiet" aria-label={`Edit ${item.name}`} onClick={() => setForm(item)}>
              Edit
            </Button>
            {item.id !== otherSector && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Archive ${item.name}`}
                disabled={archive.isPending}
                onClick={() => setArchived(item, true)}
              >
                Archive
              </Button>
            )}
          </>
        )}
      />
      <PutAway
        title="Archived"
        items={archived}
        action="Offer again"
        isBusy={archive.isPending}
        onBack={(item) => setArchived(item, false)}
      />
      {form && <SectorForm sector={form === 'new' ? undefined : form} onClose={() => setForm(undefined)} />}
    </>
  )
}
