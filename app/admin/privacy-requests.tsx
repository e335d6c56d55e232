import { PrivacyRequestsScreen } from '#features/privacy/requests/privacy-requests-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Privacy requests')

export default function PrivacyRequests() {
  return <PrivacyRequestsScreen />
}
