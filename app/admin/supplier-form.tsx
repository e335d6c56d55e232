import { useParams } from 'react-router'
import { NewSupplierScreen } from '#features/suppliers/new-supplier-screen.tsx'
import { SupplierScreen } from '#features/suppliers/supplier-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Supplier')

export default function SupplierForm() {
  const { id } = useParams()
  return id ? <SupplierScreen key={id} id={id} /> : <NewSupplierScreen />
}
