import { Link } from '#ui/link.tsx'
import { roleNames, seniorityNames } from '#config/roles.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Table, TBody, Td, Th, THead, Tr } from '#ui/table.tsx'
import { rateWarning } from './day-rate.ts'
import { useDayRateBand } from './use-day-rate-band.ts'
import type { SupplierItem } from './supplier-answer.schema.ts'
import type { Status } from './supplier.schema.ts'
import { checkNames, dayInWords, expiryInWords, placeInWords, statusNames } from './supplier-words.ts'

const tones: Record<Status, BadgeTone> = {
  prospect: 'neutral',
  vetting: 'sea',
  approved: 'ok',
  paused: 'neutral',
  rejected: 'neutral',
}

export function SuppliersTable({ suppliers }: { suppliers: SupplierItem[] }) {
  return (
    <Table label="Suppliers" stacked>
      <THead>
        <Tr>
          <Th>Supplier</Th>
          <Th>Status</Th>
          <Th>Roles</Th>
          <Th>Seniority</Th>
          <Th numeric>Day rate</Th>
          <Th>Place</Th>
          <Th>Available</Th>
        </Tr>
      </THead>
      <TBody>
        {suppliers.map((supplier) => (
          <SupplierRow key={supplier.id} supplier={supplier} />
        ))}
      </TBody>
    </Table>
  )
}

function SupplierRow({ supplier }: { supplier: SupplierItem }) {
  const { id, legalName, contactName, status, dayRate, availableFrom, attention } = supplier
  const warning = rateWarning(dayRate, useDayRateBand())
  const [urgent] = attention
  return (
    <Tr className="relative">
      <Td className="min-w-0 md:max-w-72">
        <div className="min-w-0">
          <Link
            to={`/supplier-form/${id}`}
            className="font-semibold break-words text-ink before:absolute before:inset-0 hover:text-sea"
          >
            {legalName}
          </Link>
          <p className="text-slate">{contactName}</p>
          {urgent?.expiresOn && (
            <p className="text-xs text-warn">
              {checkNames[urgent.kind]} {expiryInWords(urgent.daysLeft ?? 0, urgent.expiresOn)}
            </p>
          )}
        </div>
      </Td>
      <Td label="Status">
        <span className="flex flex-wrap gap-1">
          <Badge tone={tones[status]}>{statusNames[status]}</Badge>
          {supplier.isLapsed && <Badge tone="warn">Not matched</Badge>}
        </span>
      </Td>
      <Td label="Roles" className="md:max-w-64">
        {supplier.roles.map((role) => roleNames[role]).join(', ')}
      </Td>
      <Td label="Seniority">{seniorityNames[supplier.seniority]}</Td>
      <Td label="Day rate" numeric className="tabular-nums">
        <span title={warning} className={warning && 'text-warn'}>
          {dayRate === null ? '–' : `£${dayRate}`}
          {warning && <span className="sr-only"> {warning}</span>}
        </span>
      </Td>
      <Td label="Place">{placeInWords(supplier)}</Td>
      <Td label="Available" className="text-slate">
        {availableFrom ? dayInWords(availableFrom) : 'Now'}
        {supplier.capacity > 1 && `, ${supplier.capacity} people`}
      </Td>
    </Tr>
  )
}
