import type { NoticeKind } from '#features/context/notice.ts'
import { isoDateOf, longDate, shortTime } from '#lib/office-time.ts'

interface About {
  kind: NoticeKind
  leadId: string | null
  recordId: string | null
  dueAt: string | null
}

/** In the list, where names may stand: `who` is the lead, or what it is about. */
export function titleOf(
  { kind, dueAt }: Pick<About, 'kind' | 'dueAt'>,
  who: string,
  by: string | null,
  now: Date,
): string {
  const due = dueAt ? shortTime(dueAt, now) : ''
  switch (kind) {
    case 'reply_at_risk':
      return `Reply to ${who} is at risk, due ${due}`
    case 'reply_breached':
      return `Reply to ${who} has been overdue since ${due}`
    case 'assigned':
      return `${by ?? 'A colleague'} assigned ${who} to you`
    case 'task_due':
      return `Task due for ${who}`
    case 'meeting_begins':
      return `Meeting with ${who} begins ${due}`
    case 'meeting_declined':
      return `${who} declined the meeting, ${due}`
    case 'mention':
      return `${by ?? 'A colleague'} mentioned you on ${who}`
    case 'document_expiring':
      return dueAt
        ? `${who} ${isPast(dueAt, now) ? 'expired' : 'expires'} on ${longDate(dueAt)}`
        : plainTitleOf(kind)
    default:
      return plainTitleOf(kind)
  }
}

const isPast = (day: string, now: Date) => isoDateOf(new Date(day)) < isoDateOf(now)

/** What leaves the house, by mail, to devices and to rooms: nothing in it tells of a person. */
export function plainTitleOf(kind: NoticeKind): string {
  return plainTitles[kind]
}

const plainTitles: Record<NoticeKind, string> = {
  reply_at_risk: 'A reply is at risk: three quarters of the time has passed',
  reply_breached: 'A reply is overdue',
  assigned: 'A lead was assigned to you',
  task_due: 'A task is due',
  meeting_begins: 'A meeting begins',
  meeting_declined: 'A meeting was declined',
  chat_waiting: 'Someone in the chat is waiting for a person',
  mention: 'A colleague mentioned you in a note',
  mail_failed: 'A mail could not be delivered',
  board_failing: 'A job board can’t be read',
  backup_failed: 'A backup failed',
  document_expiring: 'A document of a supplier expires',
}

/** The screen on which something can be done about it. */
export function screenOf({ kind, leadId, recordId }: About): string {
  if (kind === 'mail_failed') return '/mails?state=failed'
  if (kind === 'board_failing') return '/job-scanner-admin?tab=sources'
  if (kind === 'backup_failed') return '/admin/backup'
  if (kind === 'document_expiring')
    return recordId ? `/supplier-form/${recordId}` : '/suppliers?attention=documents'
  if (kind === 'chat_waiting')
    return recordId ? `/conversations/${recordId}` : '/conversations?filter=waiting'
  return leadId ? `/lead-form/${leadId}` : '/leads'
}
