import { AnalyticsScreen } from '#features/analytics/screen/analytics-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Analytics')

export default function Analytics() {
  return <AnalyticsScreen />
}
