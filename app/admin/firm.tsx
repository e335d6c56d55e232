import { FirmScreen } from '#features/publishing/firm/firm-screen.tsx'
import { useUser } from '#features/users/accounts/use-user.ts'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Firm')

export default function Firm() {
  const { user } = useUser()
  const may = (permission: 'firm.write' | 'content.write') => user?.permissions.includes(permission) ?? false
  return <FirmScreen isOwner={may('firm.write')} mayWrite={may('content.write')} />
}
