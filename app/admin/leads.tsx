import { LeadsScreen } from '#features/leads/leads-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Leads')

export default function Leads() {
  return <LeadsScreen />
}
