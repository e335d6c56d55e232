import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StageTotal } from '#features/leads/lead-answer.schema.ts'
import { countOf } from '#features/leads/lead-words.ts'
import type { ArchivedStage, StageItem } from '#features/leads/stages/stage.schema.ts'
import { stagesUrl } from '#features/leads/stages/use-stages.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField } from '#ui/field.tsx'
import { toast } from '#ui/toast.tsx'
import { useWrite } from '#ui/use-write.ts'

interface ArchiveStageDialogProps {
  stage: StageItem
  board: readonly StageItem[]
  onClose: () => void
}

function leadsGoTo(total: StageTotal | undefined): string {
  if (total?.count === 0) return 'It holds no leads. One that comes meanwhile goes to'
  return total ? `Its ${countOf(total.count)}${total.isMore ? ' and more' : ''} go to` : 'Its leads go to'
}

/** Asks where the leads of a stage go that leaves the board. */
export function ArchiveStageDialog({ stage, board, onClose }: ArchiveStageDialogProps) {
  const others = board.filter(({ id }) => id !== stage.id)
  // A neighbour of its own kind, the one before it first.
  const alike = others.filter(({ kind }) => kind === stage.kind)
  const before = alike.findLast((one) => board.indexOf(one) < board.indexOf(stage))
  const [to, setTo] = useState((before ?? alike[0] ?? others[0])?.id ?? '')
  const { data } = useQuery<{ items: StageTotal[] }>({ queryKey: ['/api/leads/stages'] })
  const total = data?.items.find((one) => one.stage === stage.id)
  const archive = useWrite<ArchivedStage>({
    reread: [stagesUrl, '/api/leads', '/api/inbox', '/api/dashboard'],
    onDone: ({ moved, hasMore }) => {
      const target = others.find(({ id }) => id === to)?.name ?? ''
      toast({
        title: `${stage.name} is archived`,
        description: hasMore
          ? `Its leads are being moved to ${target}; this takes a few minutes.`
          : moved > 0
            ? `${countOf(moved)} moved to ${target}.`
            : 'It held no leads.',
        tone: 'ok',
      })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Archive ${stage.name}?`}
      description="It disappears from the board, but its history stays in every timeline. It can be brought back, without the leads."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            pending={archive.isPending}
            disabled={to === ''}
            onClick={() =>
              archive.mutate({ method: 'POST', url: `${stagesUrl}/${stage.id}/archive`, data: { to } })
            }
          >
            Archive stage
          </Button>
        </>
      }
    >
      <SelectField
        name="archive-to"
        label={leadsGoTo(total)}
        value={to}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => setTo(event.target.value)}
      />
    </Dialog>
  )
}
