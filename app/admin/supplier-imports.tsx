import { ImportsScreen } from '#features/lead-import/imports-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Import suppliers')

export default function SupplierImports() {
  return <ImportsScreen kind="supplier" />
}
