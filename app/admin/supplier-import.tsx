import { useParams } from 'react-router'
import { ImportScreen } from '#features/lead-import/import-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Import suppliers')

export default function SupplierImport() {
  const { id = '' } = useParams()
  return <ImportScreen key={id} id={id} kind="supplier" />
}
