import { SuppliersScreen } from '#features/suppliers/suppliers-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Suppliers')

export default function Suppliers() {
  return <SuppliersScreen />
}
