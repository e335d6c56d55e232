import type { BadgeTone } from '#ui/badge.tsx'
import type { DeliveryState, IssueState } from './issues/issue.schema.ts'
import type { SubscriberItem } from './subscriber.schema.ts'

export const issueStateNames: Record<IssueState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Being sent',
  stopped: 'Held',
  sent: 'Sent',
}

export const issueTones: Record<IssueState, BadgeTone> = {
  draft: 'neutral',
  scheduled: 'sea',
  sending: 'sea',
  stopped: 'warn',
  sent: 'ok',
}

export const deliveryNames: Record<DeliveryState, string> = {
  waiting: 'Waiting',
  queued: 'On their way',
  sent: 'Sent',
  failed: 'Failed',
  uncertain: 'Uncertain',
  bounced: 'Bounced',
  skipped: 'Left before',
}

export const subscriberStateNames: Record<SubscriberItem['state'], string> = {
  pending: 'To be confirmed',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
}

export const subscriberTones: Record<SubscriberItem['state'], BadgeTone> = {
  pending: 'neutral',
  confirmed: 'ok',
  unsubscribed: 'neutral',
  bounced: 'warn',
}
