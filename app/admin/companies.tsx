import { CompaniesScreen } from '#features/company-screens/companies-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Companies')

export default function Companies() {
  return <CompaniesScreen />
}
