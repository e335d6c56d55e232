import type { FindKind } from '#features/context/finder.ts'
import type { IconName } from '#ui/icon.tsx'

/** What each kind of record is called over its group, and its mark. */
export const findGroups: Record<FindKind, { label: string; icon: IconName }> = {
  lead: { label: 'Leads', icon: 'leads' },
  company: { label: 'Companies', icon: 'building' },
  person: { label: 'People', icon: 'user' },
  enquiry: { label: 'Words of enquiries', icon: 'chat' },
  note: { label: 'Notes', icon: 'edit' },
  mail: { label: 'Mails', icon: 'mail' },
  supplier: { label: 'Suppliers', icon: 'truck' },
  post: { label: 'Posts', icon: 'edit' },
  page: { label: 'Pages', icon: 'document' },
}

/** What to know of a search that was broken off. */
export const unfinishedInWords = (kinds: FindKind[]): string =>
  `There may be more: ${kinds.map((kind) => findGroups[kind].label.toLowerCase()).join(', ')} took too long to search. Try again, or with a rarer word.`
