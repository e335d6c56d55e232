import { useStages } from '#features/leads/stages/use-stages.ts'
import { money } from '#lib/money.ts'
import { longDate } from '#lib/office-time.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { useSignalWrite } from './use-signal-write.ts'

/** Asks of a company that has leads whether its signal belongs to one of them. */
export function SignalLead({ write: { choice, createLead, closeChoice } }: SignalLeadProps) {
  const { nameOf } = useStages()
  if (!choice) return null
  const { signal, leads } = choice
  const footer = (
    <>
      <Button variant="secondary" onClick={closeChoice}>
        Cancel
      </Button>
      <Button variant="secondary" icon="plus" onClick={() => createLead(signal)}>
        Create a new lead
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && closeChoice()}
      title={`${signal.company} has ${leads.length === 1 ? 'a lead' : `${leads.length} leads`} already`}
      description="Attached to one of them, the jobs become a note there."
      footer={footer}
    >
      <ul aria-label="Leads of the company">
        {leads.map((lead) => (
          <li key={lead.id} className="flex items-center justify-between gap-3 border-b border-rule py-2.5">
            <p className="min-w-0">
              <span className="block font-semibold break-words">{lead.name}</span>
              <span className="block text-sm break-words text-slate">
                {[
                  nameOf(lead.stage),
                  lead.value !== null && money(lead.value),
                  longDate(lead.createdAt),
                  lead.owner ?? 'No owner',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </p>
            <Button
              size="sm"
              aria-label={`Attach to ${lead.name}`}
              onClick={() => createLead(signal, lead.id)}
            >
              Attach
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

interface SignalLeadProps {
  write: ReturnType<typeof useSignalWrite>
}
