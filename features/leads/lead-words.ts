import type { IconName } from '#ui/icon.tsx'
import type { CompanySize, Source } from './lead.schema.ts'
import type { TimelineEntry } from './lead-answer.schema.ts'

export const sourceNames: Record<Source, string> = {
  contact: 'Contact form',
  chat: 'Chat',
  mail: 'Mail',
  assessment: 'Assessment',
  matcher: 'Solution matcher',
  demo: 'Demo',
  calculator: 'Calculator',
  team_request: 'Team request',
  job_scanner: 'Job scanner',
  import: 'Import',
  manual: 'By hand',
}

export const sizeNames: Record<CompanySize, string> = {
  '1-9': '1 to 9 people',
  '10-49': '10 to 49 people',
  '50-249': '50 to 249 people',
  '250-999': '250 to 999 people',
  '1000+': '1,000 people or more',
}

export const activityNames: Record<TimelineEntry['kind'], string> = {
  note: 'Note',
  call: 'Call',
  email: 'Email',
  meeting: 'Meeting',
  stage_change: 'Stage',
  system: 'System',
  enquiry: 'Enquiry',
}

export const activityIcons: Record<TimelineEntry['kind'], IconName> = {
  note: 'edit',
  call: 'phone',
  email: 'mail',
  meeting: 'calendar',
  stage_change: 'arrow-right',
  system: 'info',
  enquiry: 'chat',
}

export function optionsOf<Key extends string>(names: Record<Key, string>, keys: readonly Key[]) {
  return keys.map((value) => ({ value, label: names[value] }))
}

/** "1 lead", "1,250 leads". */
export const countOf = (count: number) => `${count.toLocaleString('en-GB')} ${count === 1 ? 'lead' : 'leads'}`

/** So far a list counts. */
const countedUpTo = 1000
/** "1,250", or "more than 10,000". */
export const totalWords = (total: number) =>
  total > countedUpTo ? `more than ${countedUpTo.toLocaleString('en-GB')}` : total.toLocaleString('en-GB')
