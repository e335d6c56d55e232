import { useMe } from '#features/context/use-me.ts'
import type { GuestAnswer, Invitation } from '#features/correspondence/meetings/invitation.schema.ts'
import type { TaskAnswer } from '#features/leads/tasks/task.schema.ts'
import { shortTime } from '#lib/office-time.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { isChanged, type Contact, type Occasion } from './meeting-words.ts'

interface Props {
  meeting: TaskAnswer
  contact: Contact
  invitation: Invitation | undefined
  now: Date
  onWrite: (occasion: Occasion) => void
}

/** What the contact of a meeting knows of it, and what can be written to them. */
export function InvitationLine({ meeting, contact, invitation, now, onWrite }: Props) {
  const { may } = useMe()
  const { words, isAlarming, occasion, label } = stateOf(meeting, contact, invitation, now)
  const isOffered = occasion !== undefined && contact.email !== null && may('leads.write')
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm text-slate">
      {words && (
        <span
          className={classes('[overflow-wrap:anywhere]', isAlarming && 'font-semibold text-signal-strong')}
        >
          {words}
        </span>
      )}
      {isOffered && (
        <Button
          variant="quiet"
          size="sm"
          icon="send"
          className="-ml-2.5"
          aria-label={`${label}: ${meeting.title}`}
          onClick={() => onWrite(occasion)}
        >
          {label}
        </Button>
      )}
    </div>
  )
}

const answerWords: Record<GuestAnswer['given'], string> = {
  accepted: 'accepted',
  declined: 'declined',
  tentative: 'may come',
}

interface State {
  words?: string
  /** Somebody is to do something about it. */
  isAlarming?: boolean
  occasion?: Occasion
  label?: string
}

function stateOf(
  meeting: TaskAnswer,
  { name, email }: Contact,
  last: Invitation | undefined,
  now: Date,
): State {
  if (email === null && !last) return { words: 'No email address to send an invitation to' }
  if (!last) return { occasion: 'invite', label: `Invite ${name}` }
  const again = { occasion: 'invite', label: 'Invite again' } as const
  if (last.method === 'CANCEL') return { words: 'They were told that it is cancelled.', ...again }
  if (last.hasBounced) return { words: `The invitation to ${last.to} came back.`, ...again }
  if (isChanged(last, meeting))
    return { words: 'Changed since they were invited.', occasion: 'update', label: 'Send the update' }
  if (last.answer) {
    const { given, at } = last.answer
    const words = `${name} ${answerWords[given]}, ${shortTime(at, now)}`
    return given === 'declined' ? { words, isAlarming: true } : { words }
  }
  return {
    words:
      last.state === 'sent' || last.state === 'filed'
        ? `Invited: ${last.to}`
        : 'The invitation is on its way.',
  }
}
