import { readFileSync } from 'node:fs'

export const callers = ['visitor', 'no 2nd', 'analyst', 'editor', 'sales', 'admin', 'owner'] as const
export type Caller = (typeof callers)[number]
export type Verdict = 'yes' | '401' | '403'

export interface PermissionRow {
  /** Such as `GET /api/leads/:id`. */
  name: string
  access: string
  verdicts: Record<Caller, Verdict>
}

/**
 * Who may use which endpoint, decided here and by hand, not read from the code: what an endpoint answers visitors, staff who have yet to
 * set up a required second step, and each role. Under the name of its access.
 *
 * - Analysts see no personal data: figures only. Editors write what the public reads.
 * - Sales work with people who enquire and with suppliers, and take nothing out of the house: no export of leads, no privacy requests, no users, no log.
 * - Administrators do all of that and run the site; only owners put back a backup and say who the firm is.
 */
export const permissionRows: PermissionRow[] = readFileSync(
  new URL('permission-table.txt', import.meta.url),
  'utf8',
)
  .trim()
  .split(/^# /m)
  .slice(1)
  .flatMap((part) => {
    const [access = '', ...lines] = part.trim().split('\n')
    return lines.map((line) => rowOf(access, line))
  })

function rowOf(access: string, line: string): PermissionRow {
  const [method, path, ...cells] = line.split(/ +/)
  if (cells.length !== callers.length || !cells.every(isVerdict))
    throw new Error(`No row of the table: ${line}`)
  const verdicts = Object.fromEntries(callers.map((caller, i) => [caller, cells[i]]))
  return { name: `${method} ${path}`, access, verdicts: verdicts as Record<Caller, Verdict> }
}

function isVerdict(cell: string): cell is Verdict {
  return cell === 'yes' || cell === '401' || cell === '403'
}
