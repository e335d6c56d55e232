import { AuditList } from '#features/audit/audit-list.tsx'
import { UsersScreen } from '#features/users/accounts/users-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Users')

export default function Users() {
  return <UsersScreen log={<AuditList />} />
}
