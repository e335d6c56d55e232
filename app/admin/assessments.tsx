import { AssessmentsScreen } from '#features/assessment/staff/assessments-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Assessments')

export default function Assessments() {
  return <AssessmentsScreen />
}
