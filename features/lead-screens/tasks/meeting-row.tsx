import { useState } from 'react'
import { fetchFile } from '#features/attachments/fetch-file.ts'
import { useMe } from '#features/context/use-me.ts'
import type { Invitation } from '#features/correspondence/meetings/invitation.schema.ts'
import { useUndo } from '#features/lead-screens/use-undo.ts'
import type { TaskAnswer } from '#features/leads/tasks/task.schema.ts'
import { messageOf } from '#lib/api-client.ts'
import { shortTime } from '#lib/office-time.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { toast } from '#ui/toast.tsx'
import { useWrite } from '#ui/use-write.ts'
import { InvitationDialog } from './invitation-dialog.tsx'
import { InvitationLine } from './invitation-line.tsx'
import { MeetingForm } from './meeting-form.tsx'
import { MeetingOutcome } from './meeting-outcome.tsx'
import { endOf, isInvited, lengthOf, type Contact, type Occasion } from './meeting-words.ts'
import { Place } from './place.tsx'

interface Props {
  meeting: TaskAnswer
  contact: Contact
  /** On the page of a lead everybody knows with whom it is. */
  isOnLead: boolean
  invitation: Invitation | undefined
  now: Date
}

/** A meeting in a list: when, with whom, where, what the contact knows of it, and how it went once it is over. */
export function MeetingRow({ meeting, contact, isOnLead, invitation, now }: Props) {
  const [isEditing, setEditing] = useState(false)
  const [occasion, setOccasion] = useState<Occasion>()
  const { may } = useMe()
  const { offer } = useUndo()
  const remove = useWrite<{ undo: string }>({
    reread: ['/api/leads/', '/api/tasks'],
    onDone: ({ undo }) => offer('Meeting cancelled', undo),
  })
  const close = () => setEditing(false)
  if (isEditing)
    return (
      <li className="border-y border-rule py-3">
        <MeetingForm contact={contact} meeting={meeting} now={now} onDone={close} onCancel={close} />
      </li>
    )
  const { id, title, dueAt, place, owner, doneAt, tookPlace } = meeting
  const url = `/api/tasks/${id}`
  const cancel = () => remove.mutate({ method: 'DELETE', url })
  const hasBegun = new Date(dueAt) <= now
  const isOver = endOf(meeting) <= now
  const to = occasion === 'cancel' ? invitation?.to : contact.email
  const more = [lengthOf(meeting), owner?.name, doneAt && (tookPlace ? 'took place' : 'did not take place')]
  return (
    <li className="py-1">
      <div className="flex items-start gap-1">
        <Icon name="calendar" size={20} className="mt-1.5 mr-1.5 shrink-0 text-slate" />
        <div className="min-w-0 grow py-1 leading-6">
          <p className="break-words">
            <span className={classes(doneAt && 'text-slate', tookPlace === false && 'line-through')}>
              {title}
            </span>{' '}
            <span className={!doneAt && isOver ? 'text-xs font-semibold text-ink' : 'text-xs text-slate'}>
              {[shortTime(dueAt, now), ...more].filter(Boolean).join(' · ')}
            </span>
          </p>
          {!isOnLead && (
            <p className="text-sm">
              with{' '}
              <Link to={`/lead-form/${contact.id}`} className="text-sea hover:underline">
                {contact.name}
              </Link>
            </p>
          )}
          {place && (
            <p className="text-sm text-slate">
              <Place place={place} />
            </p>
          )}
          {doneAt && may('leads.write') && <OpenAgain url={url} title={title} />}
        </div>
        {!doneAt && (
          <>
            <IconButton
              icon="download"
              label={`Calendar file: ${title}`}
              onClick={() =>
                void fetchFile(`${url}/calendar`, 'meeting.ics').catch((error: unknown) =>
                  toast({ title: 'The file was not saved', description: messageOf(error), tone: 'error' }),
                )
              }
            />
            {may('leads.write') && (
              <>
                <IconButton icon="edit" label={`Change: ${title}`} onClick={() => setEditing(true)} />
                <IconButton
                  icon="trash"
                  label={`Cancel: ${title}`}
                  onClick={() => (isInvited(invitation) && !isOver ? setOccasion('cancel') : cancel())}
                />
              </>
            )}
          </>
        )}
      </div>
      <div className="pl-7.5">
        {!doneAt && !isOver && (
          <InvitationLine
            meeting={meeting}
            contact={contact}
            invitation={invitation}
            now={now}
            onWrite={setOccasion}
          />
        )}
        {!doneAt && hasBegun && may('leads.write') && <MeetingOutcome meeting={meeting} />}
      </div>
      {occasion && to && (
        <InvitationDialog
          occasion={occasion}
          meeting={meeting}
          contact={contact}
          to={to}
          onClose={() => setOccasion(undefined)}
          onCancelSilently={cancel}
        />
      )}
    </li>
  )
}

/** Takes back what was said of how it went. */
function OpenAgain({ url, title }: { url: string; title: string }) {
  const open = useWrite({ reread: ['/api/leads/', '/api/tasks'] })
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-ml-2.5"
      aria-label={`Open again: ${title}`}
      pending={open.isPending}
      onClick={() => open.mutate({ method: 'PATCH', url, data: { isDone: false } })}
    >
      Open again
    </Button>
  )
}
