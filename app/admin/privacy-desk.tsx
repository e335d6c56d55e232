import { PrivacyDeskScreen } from '#features/privacy/privacy-desk-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Privacy desk')

export default function PrivacyDesk() {
  return <PrivacyDeskScreen />
}
