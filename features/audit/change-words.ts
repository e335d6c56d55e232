import { longTime } from '#lib/office-time.ts'

/** `invitedBy` as "invited by"; the name of a field of the firm’s own, such as "LinkedIn page", as it is. */
export const fieldName = (name: string): string =>
  /^[a-z][A-Za-z]*$/.test(name)
    ? name.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    : name

/** A stored value in words; what has none is shown as it was stored. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'empty'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return value.toLocaleString('en-GB')
  if (typeof value === 'string') {
    return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) ? longTime(value) : value
  }
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(valueWords).join(', ')
  return Object.entries(value)
    .map(([name, one]) => `${fieldName(name)}: ${valueWords(one)}`)
    .join('; ')
}
