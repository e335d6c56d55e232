import { readFileSync } from 'node:fs'

export type Group = '404' | 'left out' | 'no lead'

export interface OwnLeadsRow {
  group: Group
  /** Such as `GET /api/leads/:id`. */
  name: string
  /** Records by the parameter of the path that names them. */
  params: Record<string, string>
  query: string
}

/**
 * What a salesperson whose role is limited to its own leads may ask, decided here and by hand: what answers 404 for a colleague’s lead, what
 * leaves it out, and what has nothing to do with leads.
 */
export const ownLeadsRows: OwnLeadsRow[] = readFileSync(
  new URL('own-leads-table.txt', import.meta.url),
  'utf8',
)
  .trim()
  .split(/^# /m)
  .slice(1)
  .flatMap((part) => {
    const [title = '', ...lines] = part.trim().split('\n')
    const group = title.split(':')[0] as Group
    return lines.map((line): OwnLeadsRow => {
      const [method = '', path = '', ...rest] = line.split(/ +/)
      const pairs = rest.flatMap((one) => (one.includes('=') && !one.startsWith('?') ? [one.split('=')] : []))
      const query = rest.find((one) => one.startsWith('?')) ?? ''
      return { group, name: `${method} ${path}`, params: Object.fromEntries(pairs), query }
    })
  })
