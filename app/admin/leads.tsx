import { LeadsScreen } from '#features/lead-screens/leads-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Leads')

export default function Leads() {
  return <LeadsScreen />
}
