import { useWrite } from '#ui/use-write.ts'
import type { MergedRecord } from '#features/leads/companies/company.schema.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.tsx'

interface Props {
  /** `/api/companies` or `/api/people`. */
  list: string
  merged: MergedRecord[]
}

/** What was merged into a company or person, and the way to take it apart again while there is one. */
export function MergedRecords({ list, merged }: Props) {
  const separate = useWrite({
    reread: [list],
    onDone: () => toast({ title: 'Separate again', tone: 'ok' }),
  })
  if (merged.length === 0) return null
  return (
    <ul aria-label="Merged into this" className="pt-2 text-sm text-slate">
      {merged.map(({ id, name, undo }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-2">
          <span className="min-w-0 break-words">{name} was merged into this.</span>
          {undo && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Separate ${name} again`}
              pending={separate.isPending}
              onClick={() => separate.mutate({ method: 'POST', url: `/api/undo/${undo}` })}
            >
              Separate again
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
