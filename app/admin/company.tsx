import { useParams } from 'react-router'
import { CompanyScreen } from '#features/company-screens/company-screen.tsx'
import { NewCompanyScreen } from '#features/company-screens/new-company-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Company')

export default function Company() {
  const { id = '' } = useParams()
  return id === 'new' ? <NewCompanyScreen /> : <CompanyScreen key={id} id={id} />
}
