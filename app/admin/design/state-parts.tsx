import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Specimen, type PartProps } from './specimen.tsx'

export function StateParts(_props: PartProps) {
  return (
    <Specimen title="States">
      <Spinner size={28} className="text-slate" />
      <SkeletonRows rows={3} />
      <EmptyState
        title="No lead matches these filters"
        text="Seven leads are hidden by the stage filter."
        action={<Button variant="secondary">Show all stages</Button>}
      />
      <ErrorState
        title="The leads could not be read"
        text="The server didn’t answer within ten seconds."
        onRetry={() => undefined}
      />
    </Specimen>
  )
}
