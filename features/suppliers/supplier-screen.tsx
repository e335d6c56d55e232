import { useQuery } from '@tanstack/react-query'
import { AttachmentsPanel } from '#features/attachments/attachments-panel.tsx'
import { useMe } from '#features/context/use-me.ts'
import { CustomFieldsPanel } from '#features/custom-fields/custom-fields-panel.tsx'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { ForbiddenState } from '#ui/forbidden-state.tsx'
import { FoldedPanel, Panel } from '#ui/panel.tsx'
import { RecordHeading } from '#ui/record-heading.tsx'
import { SkeletonRecord } from '#ui/skeleton.tsx'
import { StatusControl } from './status-control.tsx'
import type { SupplierDetail } from './supplier-answer.schema.ts'
import { SupplierChecks } from './supplier-checks.tsx'
import { SupplierDetails } from './supplier-details.tsx'
import { SupplierWork } from './supplier-work.tsx'
import { checkFaults } from './supplier-words.ts'

interface Props {
  id: string
  /** Who changed what of it and when. */
  history: React.ReactNode
}

export function SupplierScreen({ id, history }: Props) {
  const { data, error, refetch } = useQuery<SupplierDetail>({
    queryKey: [`/api/suppliers/${id}`],
  })
  const { may } = useMe()
  if (error instanceof ApiError && error.status === 403) return <ForbiddenState />
  if (error instanceof ApiError && error.status === 404) {
    const action = <ButtonLink to="/suppliers">All suppliers</ButtonLink>
    return (
      <EmptyState
        isScreen
        title="This supplier isn’t here"
        text="It may have been deleted, or the address is incomplete."
        action={action}
      />
    )
  }
  if (error && !data)
    return (
      <ErrorState
        isScreen
        title="The supplier can’t be shown"
        text={messageOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <SkeletonRecord label="Loading the supplier" />
  return (
    <>
      <Header supplier={data} />
      <div className="grid gap-x-10 gap-y-8 pt-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 content-start gap-8">
          <Panel title="About">
            <SupplierDetails key={data.id} supplier={data} />
          </Panel>
          <CustomFieldsPanel
            key={`fields ${data.id}`}
            record="supplier"
            url={`/api/suppliers/${data.id}`}
            list="/api/suppliers"
            held={data}
            mayEdit={may('suppliers.write')}
          />
          <SupplierWork id={data.id} name={data.legalName} />
          <FoldedPanel title="History">{history}</FoldedPanel>
        </div>
        <div className="grid min-w-0 content-start gap-8">
          <Panel title="Checks">
            <SupplierChecks supplier={data} />
          </Panel>
          <AttachmentsPanel path="suppliers" id={data.id} mayWrite={may('suppliers.write')} />
        </div>
      </div>
    </>
  )
}

function Header({ supplier }: { supplier: SupplierDetail }) {
  return (
    <header className="border-b border-rule pb-5">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <RecordHeading name={supplier.legalName} />
        {supplier.contactName !== supplier.legalName && (
          <p className="text-lg text-slate">{supplier.contactName}</p>
        )}
      </div>
      {supplier.isLapsed && !supplier.isArchived && (
        <p role="status" className="mt-4 max-w-text border-l-4 border-warn bg-warn-tint px-4 py-3">
          <strong className="block">Approved, but not matched to requests</strong>
          Checks no longer valid: {checkFaults(supplier)}.
        </p>
      )}
      {supplier.isArchived && (
        <p role="status" className="mt-4 max-w-text border-l-4 border-rule-strong bg-sunk px-4 py-3">
          Archived: hidden from the list and never matched.
        </p>
      )}
      <div className="pt-4">
        <StatusControl supplier={supplier} />
      </div>
    </header>
  )
}
