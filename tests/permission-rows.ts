import { permissionTable } from './permission-table.ts'

export const callers = ['visitor', 'no 2nd', 'analyst', 'editor', 'sales', 'admin', 'owner'] as const
export type Caller = (typeof callers)[number]
export type Verdict = 'yes' | '401' | '403'

export interface PermissionRow {
  /** Such as `GET /api/leads/:id`. */
  name: string
  access: string
  verdicts: Record<Caller, Verdict>
}

export const permissionRows: PermissionRow[] = permissionTable
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
