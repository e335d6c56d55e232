import { placeNames, roleNames, seniorityNames } from '#config/roles.ts'
import { money } from '#lib/money.ts'
import type { Length, Start } from './request-choices.ts'
import type { TeamNeed } from './team-request.schema.ts'

export const requestMessages = {
  roles: 'Please choose at least one role',
  count: 'A number of people from 1 to 10',
  success: 'Thanks for your request! We will get back to you soon.',
} as const

export const startNames: Record<Start, string> = {
  now: 'As soon as possible',
  month: 'Within a month',
  quarter: 'In one to three months',
  later: 'Later than that',
}

export const lengthNames: Record<Length, string> = {
  short: 'Less than 3 months',
  half: '3 to 6 months',
  year: '6 to 12 months',
  long: 'More than 12 months',
}

/** "2 × ML engineer, 1 × Data engineer". */
export const rolesInWords = ({ roles }: Pick<TeamNeed, 'roles'>) =>
  roles.map(({ role, count }) => `${count} × ${roleNames[role]}`).join(', ')

export function rateInWords({ rateFrom, rateTo }: Pick<TeamNeed, 'rateFrom' | 'rateTo'>): string | undefined {
  return rateFrom === null || rateTo === null ? undefined : `${money(rateFrom)} to ${money(rateTo)} a day`
}

/** Each fact of a request with its name, in the order in which it is told; what was left open is left out. */
export function factsOf(need: TeamNeed): [label: string, value: string][] {
  const place = [need.place && placeNames[need.place], need.location].filter(Boolean).join(', ')
  const facts: [string, string | null | undefined][] = [
    ['Roles', rolesInWords(need)],
    ['Seniority', need.seniority && seniorityNames[need.seniority]],
    ['Start', need.start && startNames[need.start]],
    ['Length', need.length && lengthNames[need.length]],
    ['Place', place],
    ['Budget', rateInWords(need)],
    ['Skills', need.skills.join(', ')],
  ]
  return facts.flatMap(([label, value]) => (value ? [[label, value]] : []))
}
