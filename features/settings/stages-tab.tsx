import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { stageBook } from '#features/leads/stages/stage-book.ts'
import { keptStages } from '#features/leads/stages/stage-kind.ts'
import type { StageItem, StageList } from '#features/leads/stages/stage.schema.ts'
import { stagesUrl } from '#features/leads/stages/use-stages.ts'
import { messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.tsx'
import { useWrite } from '#ui/use-write.ts'
import { ArchiveStageDialog } from './archive-stage-dialog.tsx'
import { movedBy } from './ordered-row.tsx'
import { PutAway } from './put-away.tsx'
import { StageForm } from './stage-form.tsx'
import { StageRow } from './stage-row.tsx'

/** Whether the site can do without it; the API says the same. */
const isSpare = ({ id, kind }: StageItem, board: readonly StageItem[]) =>
  !keptStages.includes(id) && (kind !== 'won' || board.filter((one) => one.kind === 'won').length > 1)

/** The way of a lead: its stages are added, renamed, ordered and archived here. */
export function StagesTab() {
  const { data, error, refetch } = useQuery<StageList>({ queryKey: [stagesUrl] })
  const [form, setForm] = useState<StageItem | 'new'>()
  const [doomed, setDoomed] = useState<StageItem>()
  const [told, setTold] = useState('')
  const order = useWrite<StageList>({ reread: [stagesUrl, '/api/leads'], shows: stagesUrl })
  const restore = useWrite<StageItem>({
    reread: [stagesUrl, '/api/leads'],
    onDone: ({ name }) => toast({ title: `${name} is back on the board`, tone: 'ok' }),
  })
  if (error && !data)
    return (
      <ErrorState title="The stages can’t be shown" text={messageOf(error)} onRetry={() => void refetch()} />
    )
  if (!data) return <SkeletonRows rows={6} label="Loading the stages" />
  const { board } = stageBook(data.items)
  const archived = data.items.filter(({ isArchived }) => isArchived)
  const move = (stage: StageItem, by: number) => {
    const { ids, place } = movedBy(board, stage.id, by)
    setTold(`${stage.name} is now ${place} of ${ids.length}`)
    order.mutate({ method: 'PUT', url: stagesUrl, data: { ids } })
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 pb-4">
        <p className="max-w-text text-slate">
          The columns of the board, from left to right. Enquiries arrive in{' '}
          {board.find(({ id }) => id === 'new')?.name}.
        </p>
        <Button icon="plus" onClick={() => setForm('new')}>
          New stage
        </Button>
      </div>
      <ol aria-label="Stages of the board" aria-busy={order.isPending} className="border-t border-rule">
        {board.map((stage, at) => (
          <StageRow
            key={stage.id}
            stage={stage}
            isFirst={at === 0}
            isLast={at === board.length - 1}
            mayArchive={isSpare(stage, board)}
            isBusy={order.isPending}
            onMove={(by) => move(stage, by)}
            onEdit={() => setForm(stage)}
            onArchive={() => setDoomed(stage)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {told}
      </p>
      <PutAway
        title="Archived"
        items={archived}
        action="Bring back"
        isBusy={restore.isPending}
        onBack={({ id }) => restore.mutate({ method: 'POST', url: `${stagesUrl}/${id}/restore` })}
      />
      {form && <StageForm stage={form === 'new' ? undefined : form} onClose={() => setForm(undefined)} />}
      {doomed && <ArchiveStageDialog stage={doomed} board={board} onClose={() => setDoomed(undefined)} />}
    </>
  )
}
