import { useParams } from 'react-router'
import { HeldWork } from '#features/lead-screens/held-work.tsx'
import { UserFormScreen } from '#features/users/accounts/user-form-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('User')

export default function UserForm() {
  const { id } = useParams()
  return <UserFormScreen key={id} id={id} work={id && <HeldWork userId={id} />} />
}
