import { useParams } from 'react-router'
import { PageScreen } from '#features/publishing/pages/editor/page-screen.tsx'
import { useUser } from '#features/users/accounts/use-user.ts'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Page')

export default function ContentPage() {
  const { folder = '', name = '' } = useParams()
  const { user } = useUser()
  const id = `${folder}/${name}`
  return <PageScreen key={id} id={id} mayWrite={user?.permissions.includes('content.write') ?? false} />
}
