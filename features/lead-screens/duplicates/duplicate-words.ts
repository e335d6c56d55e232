import type { DuplicateReason } from '#features/leads/merge/duplicate.schema.ts'

export const reasonNames: Record<DuplicateReason, string> = {
  mailbox: 'Same mailbox',
  phone: 'Same phone number',
  domain_and_name: 'Same email domain, names alike',
  name_and_company: 'Same name and company',
}
