import { expiryInWords } from '#lib/expiry.ts'
import { Badge } from '#ui/badge.tsx'
import type { CheckAnswer } from './supplier-answer.schema.ts'

const tones = {
  missing: 'neutral',
  failed: 'signal',
  expired: 'warn',
  expiring: 'warn',
  valid: 'ok',
} as const
const names = {
  missing: 'Missing',
  failed: 'Failed',
  expired: 'Expired',
  expiring: 'Expires soon',
  valid: 'Valid',
} as const

export function CheckBadge({ check: { state, daysLeft, expiresOn } }: { check: CheckAnswer }) {
  return (
    <span title={expiresOn ? expiryInWords(daysLeft ?? 0, expiresOn) : undefined}>
      <Badge tone={tones[state]}>{names[state]}</Badge>
    </span>
  )
}
