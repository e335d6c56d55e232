import { ImportsScreen } from '#features/lead-import/imports-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Import companies')

export default function CompanyImports() {
  return <ImportsScreen kind="company" />
}
