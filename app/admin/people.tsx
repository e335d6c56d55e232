import { PeopleScreen } from '#features/company-screens/people-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('People')

export default function People() {
  return <PeopleScreen />
}
