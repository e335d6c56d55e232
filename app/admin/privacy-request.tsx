import { useParams } from 'react-router'
import { RequestScreen } from '#features/privacy/requests/request-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Privacy request')

export default function PrivacyRequest() {
  const { id = '' } = useParams()
  return <RequestScreen key={id} id={id} />
}
