import { useState } from 'react'
import { useMe } from '#features/context/use-me.ts'
import type { LeadFile, LeadPerson } from '#features/leads/lead-answer.schema.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { PickRecordDialog } from '#ui/pick-record-dialog.tsx'
import { toast } from '#ui/toast.tsx'
import { useWrite } from '#ui/use-write.ts'

/** Who takes part in a lead: the one whose lead it is first, then others, who can be added and removed. */
export function LeadPeople({ lead: { id, contacts } }: { lead: LeadFile }) {
  const { may } = useMe()
  const [isPicking, setPicking] = useState(false)
  const url = `/api/leads/${id}/people`
  const write = useWrite({ reread: [`/api/leads/${id}`, '/api/people/'] })
  const add = (personId: string) => write.mutate({ method: 'POST', url, data: { personId } })
  const remove = (person: LeadPerson) =>
    write.mutate({
      method: 'DELETE',
      url: `${url}/${person.id}`,
      onArrived: () =>
        toast({
          title: `${person.name} was removed from this lead`,
          tone: 'ok',
          action: { label: 'Undo', run: () => add(person.id) },
        }),
    })
  return (
    <div className="pb-3">
      <ul aria-label="People">
        {contacts.map((person) => (
          <li key={person.id} className="flex items-start justify-between gap-3">
            <p className="min-w-0 py-1">
              <Link to={`/people/${person.id}`} className="break-words text-sea hover:underline">
                {person.name}
              </Link>
              <span className="block text-xs [overflow-wrap:anywhere] text-slate">
                {[person.jobTitle, !person.isMain && person.email, !person.isMain && person.phone]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </p>
            {!person.isMain && may('leads.write') && (
              <IconButton
                icon="close"
                label={`Remove ${person.name} from this lead`}
                disabled={write.isPending}
                onClick={() => remove(person)}
              />
            )}
          </li>
        ))}
      </ul>
      {may('leads.write') && (
        <Button
          variant="quiet"
          size="sm"
          icon="plus"
          className="-ml-3.5 print:hidden"
          pending={write.isPending}
          onClick={() => setPicking(true)}
        >
          Add a person
        </Button>
      )}
      {isPicking && (
        <PickRecordDialog
          title="Who takes part in this lead?"
          description="Someone who isn’t found here yet is entered under People first."
          path="/api/people"
          placeholder="Name, email or phone"
          onClose={() => setPicking(false)}
          onPick={(person) => {
            setPicking(false)
            add(person.id)
          }}
        />
      )}
    </div>
  )
}
