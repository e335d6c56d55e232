import { useParams } from 'react-router'
import { LeadScreen } from '#features/leads/lead-screen.tsx'
import { NewLeadScreen } from '#features/leads/new-lead-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Lead')

export default function LeadForm() {
  const { id } = useParams()
  return id ? <LeadScreen key={id} id={id} /> : <NewLeadScreen />
}
