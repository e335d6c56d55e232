import { ContentScreen } from '#features/publishing/content-screen.tsx'
import { useUser } from '#features/users/accounts/use-user.ts'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Content')

export default function Content() {
  const { user } = useUser()
  return <ContentScreen mayWrite={user?.permissions.includes('content.write') ?? false} />
}
