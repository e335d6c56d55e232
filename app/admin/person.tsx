import { useParams } from 'react-router'
import { NewPersonScreen } from '#features/company-screens/new-person-screen.tsx'
import { PersonScreen } from '#features/company-screens/person-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Person')

export default function Person() {
  const { id = '' } = useParams()
  return id === 'new' ? <NewPersonScreen /> : <PersonScreen key={id} id={id} />
}
