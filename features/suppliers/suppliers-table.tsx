import { longDate } from '#lib/office-time.ts'
import { money } from '#lib/money.ts'
import { Link } from '#ui/link.tsx'
import { roleNames, seniorityNames } from '#config/roles.ts'
import { expiryInWords } from '#lib/expiry.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { DataTable, type DataColumn } from '#ui/data-table.tsx'
import { useTableView } from '#features/context/use-table-view.ts'
import { rateWarning } from './day-rate.ts'
import { useDayRateBand } from './use-day-rate-band.ts'
import type { SupplierItem } from './supplier-answer.schema.ts'
import type { Status } from './supplier.schema.ts'
import { checkNames, placeInWords, statusNames } from './supplier-words.ts'

const tones: Record<Status, BadgeTone> = {
  prospect: 'neutral',
  vetting: 'sea',
  approved: 'ok',
  paused: 'neutral',
  rejected: 'neutral',
}

export function SuppliersTable({ suppliers }: { suppliers: SupplierItem[] }) {
  const { view, onView } = useTableView('suppliers')
  return (
    <DataTable
      label="Suppliers"
      rows={suppliers}
      keyOf={({ id }) => id}
      view={view}
      onView={onView}
      columns={columns}
      subject={{ heading: 'Supplier', renderCell: (supplier) => <Subject supplier={supplier} /> }}
    />
  )
}

const columns: DataColumn<SupplierItem>[] = [
  {
    id: 'status',
    heading: 'Status',
    room: 120,
    renderCell: ({ status, isLapsed }) => (
      <span className="flex flex-wrap gap-1">
        <Badge tone={tones[status]}>{statusNames[status]}</Badge>
        {isLapsed && <Badge tone="warn">Not matched</Badge>}
      </span>
    ),
  },
  {
    id: 'roles',
    heading: 'Roles',
    room: 220,
    isPlain: true,
    renderCell: ({ roles }) =>
      roles.map((role) => roleNames[role]).join(', ') || <span className="text-warn">No role yet</span>,
  },
  {
    id: 'rate',
    heading: 'Day rate',
    room: 104,
    numeric: true,
    renderCell: (supplier) => <Rate supplier={supplier} />,
  },
  {
    id: 'available',
    heading: 'Available',
    room: 130,
    renderCell: ({ availableFrom, capacity }) => (
      <>
        <span className="whitespace-nowrap">{availableFrom ? longDate(availableFrom) : 'Now'}</span>
        {capacity > 1 && `, ${capacity} people`}
      </>
    ),
  },
  {
    id: 'seniority',
    heading: 'Seniority',
    room: 104,
    isPlain: true,
    renderCell: ({ seniority }) => seniorityNames[seniority],
  },
  {
    id: 'place',
    heading: 'Place',
    room: 160,
    isPlain: true,
    renderCell: (supplier) => placeInWords(supplier),
  },
]

function Rate({ supplier: { dayRate } }: { supplier: SupplierItem }) {
  const warning = rateWarning(dayRate, useDayRateBand())
  return (
    <span title={warning} className={warning && 'text-warn'}>
      {dayRate === null ? '–' : money(dayRate)}
      {warning && <span className="sr-only"> {warning}</span>}
    </span>
  )
}

function Subject({
  supplier: { id, legalName, contactName, attention, documents },
}: {
  supplier: SupplierItem
}) {
  const [urgent] = attention
  const [document] = documents
  return (
    <>
      <Link
        to={`/supplier-form/${id}`}
        className="font-semibold break-words text-ink before:absolute before:inset-0 hover:text-sea"
      >
        {legalName}
      </Link>
      {contactName !== legalName && <p className="text-slate">{contactName}</p>}
      {urgent?.expiresOn && (
        <p className="text-xs text-warn">
          {checkNames[urgent.kind]} {expiryInWords(urgent.daysLeft ?? 0, urgent.expiresOn)}
        </p>
      )}
      {document && (
        <p className="text-xs break-words text-warn">
          {document.name} {expiryInWords(document.daysLeft, document.expiresOn)}
        </p>
      )}
    </>
  )
}
