import { DashboardScreen } from '#features/dashboard/dashboard-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Dashboard')

export default function Dashboard() {
  return <DashboardScreen />
}
