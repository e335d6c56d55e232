/** What staff are told of in time, wherever they are. */
export const noticeKinds = [
  'reply_at_risk',
  'reply_breached',
  'assigned',
  'task_due',
  'meeting_begins',
  'meeting_declined',
  'chat_waiting',
  'mention',
  'mail_failed',
  'board_failing',
  'backup_failed',
  'document_expiring',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

export interface Notice {
  kind: NoticeKind
  /** What makes it this one, such as the lead's id and its deadline: each person is told of it once, ever, by whichever server. */
  key: string
  /** The lead that it is about. */
  leadId?: string
  /** The record that it is about, where that is no lead. */
  recordId?: string
  dueAt?: Date
  /** Whom it concerns. Everybody who may act on it when left out, or when none of these may any more. */
  to?: readonly string[]
}
