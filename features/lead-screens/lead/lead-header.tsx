import { Button } from '#ui/button.tsx'
import { RecordHeading } from '#ui/record-heading.tsx'
import type { LeadFile } from '#features/leads/lead-answer.schema.ts'
import { useStages } from '#features/leads/stages/use-stages.ts'
import { LeadEssentials } from './lead-essentials.tsx'
import { LeadRemoval } from './lead-removal.tsx'
import { StageControl } from './stage-control.tsx'
import { useLeadKeys } from './use-lead-keys.tsx'

/** Where on its page a lead's duplicates are. */
export const duplicatesId = 'duplicates'

/** Name, stage and owner: what one looks for first, whatever else is on the page. */
export function LeadHeader({ lead }: { lead: LeadFile }) {
  const { openNextWaiting, handOver, isPending, dialogs } = useLeadKeys(lead)
  const { nameOf } = useStages()
  return (
    <header className="border-b border-rule pb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-4">
          <RecordHeading name={lead.name} />
          <p className="font-mono" title={`Fit ${lead.fit}, engagement ${lead.engagement}`}>
            {lead.grade}
          </p>
          {lead.duplicates.length > 0 && (
            <a href={`#${duplicatesId}`} className="text-sm text-sea hover:underline print:hidden">
              {lead.duplicates.length === 1
                ? 'Possible duplicate'
                : `${lead.duplicates.length} possible duplicates`}
            </a>
          )}
        </div>
        <div className="-mr-4 flex flex-wrap items-center max-md:-ml-4 print:hidden">
          <LeadRemoval lead={lead} />
          <Button
            variant="quiet"
            icon="arrow-right"
            iconAfter
            title="w"
            onClick={() => void openNextWaiting()}
          >
            Next to reply to
          </Button>
        </div>
      </div>
      {lead.stage === 'quarantine' && <p className="pt-2 text-slate">In quarantine</p>}
      {lead.stage === 'deleted' && (
        <p className="pt-2 text-slate">Deleted. Moving it to a stage brings it back.</p>
      )}
      <div className="pt-2 print:hidden">
        <StageControl lead={lead} />
      </div>
      <p className="hidden print:block">Stage: {nameOf(lead.stage)}</p>
      <LeadEssentials lead={lead} onHandOver={handOver} isPending={isPending} />
      {dialogs}
    </header>
  )
}
