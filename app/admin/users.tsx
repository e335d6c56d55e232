import { AuditList } from '#features/audit/audit-list.tsx'
import { historyInWords } from '#features/suppliers/history-words.ts'
import { UsersScreen } from '#features/users/accounts/users-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Users')

const wordsOf = { supplier: historyInWords }

export default function Users() {
  return <UsersScreen log={<AuditList wordsOf={wordsOf} />} />
}
