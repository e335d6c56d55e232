import { useParams } from 'react-router'
import { RecordHistory } from '#features/audit/record-history.tsx'
import { historyInWords } from '#features/suppliers/history-words.ts'
import { NewSupplierScreen } from '#features/suppliers/new-supplier-screen.tsx'
import { SupplierScreen } from '#features/suppliers/supplier-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Supplier')

export default function SupplierForm() {
  const { id } = useParams()
  if (!id) return <NewSupplierScreen />
  const history = <RecordHistory url={`/api/suppliers/${id}/history`} inWords={historyInWords} />
  return <SupplierScreen key={id} id={id} history={history} />
}
