import { placeInWords } from './supplier-words.ts'
import { roleNames, seniorityNames, type RoleSlug, type Seniority } from '#config/roles.ts'
import { longDate } from '#lib/office-time.ts'
import type { ShortlistEntry } from './placing.schema.ts'

/** By what a customer and we name the same entry without the supplier’s name: four signs that stay as long as the entry. */
export const referenceOf = ({ id }: Pick<ShortlistEntry, 'id'>): string => id.slice(0, 4).toUpperCase()

/** Whom a customer may be told of: nothing is decided, and nothing speaks against the supplier. */
export const isOpen = ({ outcome, concern }: ShortlistEntry) => outcome === null && concern === null

/**
 * A mail that puts forward who is open on a shortlist, the first added first, to be read and sent by a colleague. It tells what they can do, where
 * and from when; never names, rates and notes. `today` is an ISO date.
 */
export function shortlistMail(
  entries: readonly ShortlistEntry[],
  today: string,
): { subject: string; text: string } {
  const open = entries.filter(isOpen).toReversed()
  const text = [
    open.length === 1
      ? 'This is who could join your team:'
      : 'These are the people who could join your team:',
    open.map((entry) => `- ${profileInWords(entry, today)}`).join('\n'),
    `${open.length === 1 ? 'Would you like to meet them?' : 'Whom would you like to meet?'} Please reply with the reference and two or three times that suit you.`,
  ].join('\n\n')
  return { subject: 'People for your team', text }
}

/** How many are open and can’t be put forward as they stand. */
export const leftOutOf = (entries: readonly ShortlistEntry[]): number =>
  entries.filter((entry) => entry.outcome === null && entry.concern !== null).length

function profileInWords(entry: ShortlistEntry, today: string): string {
  const { roles, seniority, skills, availableFrom, capacity, ...place } = entry.profile
  const isFree = availableFrom === null || availableFrom <= today
  return [
    `**${titleOf(roles, seniority)}**, reference ${referenceOf(entry)}`,
    skills.length > 0 ? `Skills: ${skills.join(', ')}` : '',
    placeInWords(place),
    capacity > 1 ? `Up to ${capacity} people` : '',
    isFree ? 'Available now' : `Available from ${longDate(availableFrom)}`,
  ]
    .filter(Boolean)
    .join('. ')
}

/** "Senior data engineer, MLOps engineer". */
function titleOf(roles: readonly RoleSlug[], seniority: Seniority): string {
  const [first = 'Engineer', ...others] = roles.map((role) => roleNames[role])
  if (seniority === 'engineer') return [first, ...others].join(', ')
  const isAcronym = /^[A-Z]{2}/.test(first)
  const role = isAcronym ? first : first.charAt(0).toLowerCase() + first.slice(1)
  return [`${seniorityNames[seniority]} ${role}`, ...others].join(', ')
}
