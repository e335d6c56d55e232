import { ReportsScreen } from '#features/lead-screens/reports/reports-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Reports')

export default function Reports() {
  return <ReportsScreen />
}
