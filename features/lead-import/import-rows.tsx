import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '#ui/link.tsx'
import { api } from '#config/api.ts'
import { messageOf } from '#lib/api-client.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { MoreButton } from '#ui/more-button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Table, TBody, Td, Th, THead, Tr } from '#ui/table.tsx'
import { figure, labelOf } from './import-words.ts'
import type { ImportDetail, RowAnswer, RowQuery } from './lead-import.schema.ts'

interface Shown {
  field: 'email' | 'company' | 'domains'
  label: string
  className: string
  width?: string
}

const shown: Record<ImportDetail['kind'], Shown[]> = {
  lead: [
    { field: 'email', label: 'Email', className: '[overflow-wrap:anywhere]' },
    { field: 'company', label: 'Company', className: '[overflow-wrap:anywhere]' },
  ],
  person: [
    { field: 'email', label: 'Email', className: '[overflow-wrap:anywhere]' },
    { field: 'company', label: 'Company', className: '[overflow-wrap:anywhere]' },
  ],
  supplier: [{ field: 'email', label: 'Email', className: '[overflow-wrap:anywhere]', width: 'w-2/5' }],
  company: [{ field: 'domains', label: 'Domain', className: '[overflow-wrap:anywhere]' }],
}

/** The rows of one kind, page by page. */
export function ImportRows({
  detail: { id, kind },
  only,
}: {
  detail: ImportDetail
  only: NonNullable<RowQuery['only']>
}) {
  const url = `/api/lead-imports/${id}/rows?only=${only}&limit=50`
  const { data, error, isPending, refetch, ...pages } = useInfiniteQuery({
    queryKey: [url, 'pages'],
    queryFn: ({ pageParam }) =>
      api.request<{ items: RowAnswer[]; nextCursor: string | null }>(
        'GET',
        pageParam ? `${url}&cursor=${pageParam}` : url,
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })
  if (isPending) return <SkeletonRows rows={5} label="Loading the rows" />
  if (error && !data)
    return (
      <ErrorState title="The rows can’t be shown" text={messageOf(error)} onRetry={() => void refetch()} />
    )
  const rows = data.pages.flatMap(({ items }) => items)
  if (rows.length === 0) return <p className="py-4 text-slate">No row of this kind.</p>
  return (
    <>
      <Table label="Rows of the file" stacked>
        <THead>
          <Tr>
            <Th numeric className="w-12">
              Line
            </Th>
            <Th className="w-1/5">Name</Th>
            {shown[kind].map(({ label, width = 'w-1/5' }) => (
              <Th key={label} className={width}>
                {label}
              </Th>
            ))}
            <Th>What and why</Th>
          </Tr>
        </THead>
        <TBody>
          {rows.map((row) => (
            <Row key={row.row} row={row} columns={shown[kind]} />
          ))}
        </TBody>
      </Table>
      <MoreButton {...pages}>Show more rows</MoreButton>
    </>
  )
}

function Row({ row, columns }: { row: RowAnswer; columns: Shown[] }) {
  const name = row.name || row.domains || row.email || '–'
  const record = row.undoOutcome === 'removed' ? null : recordOf(row)
  return (
    <Tr>
      <Td label="Line" numeric className="text-slate tabular-nums">
        {figure(row.line)}
      </Td>
      <Td label="Name" className="[overflow-wrap:anywhere]">
        {record ? (
          <Link to={record} className="text-sea hover:underline">
            {name}
          </Link>
        ) : (
          name
        )}
      </Td>
      {columns.map(({ field, label, className }) => (
        <Td key={field} label={label} className={className}>
          {row[field] || '–'}
        </Td>
      ))}
      <Td label="What and why" className="min-w-0 break-words">
        <div className="min-w-0">
          {row.changes.length > 0 && <Changes row={row} />}
          {row.reason ?? (row.changes.length === 0 && <span className="text-slate">–</span>)}
        </div>
      </Td>
    </Tr>
  )
}

/** Where the record is that a row made or means. */
function recordOf({ leadId, companyId, personId, supplierId }: RowAnswer): string | null {
  if (leadId) return `/lead-form/${leadId}`
  if (companyId) return `/companies/${companyId}`
  if (supplierId) return `/supplier-form/${supplierId}`
  return personId && `/people/${personId}`
}

function Changes({ row }: { row: RowAnswer }) {
  return (
    <ul className="min-w-0">
      {row.changes.map(({ field, from, to }) => (
        <li key={field}>
          <span className="text-slate">{`${labelOf(field)}: `}</span>
          {from && <del className="text-slate">{from}</del>} {to}
        </li>
      ))}
    </ul>
  )
}
