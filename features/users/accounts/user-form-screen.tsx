import { longTime } from '#lib/office-time.ts'
import { useQuery } from '@tanstack/react-query'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { RecordHeading } from '#ui/record-heading.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { InviteForm } from '#features/users/links/invite-form.tsx'
import { OwnAccount } from '#features/users/own-account/own-account.tsx'
import { useMe } from '#features/context/use-me.ts'
import { useUser } from './use-user.ts'
import { UserEdit } from './user-edit.tsx'
import { UserHelp } from './user-help.tsx'
import type { User } from '#features/users/user.schema.ts'
import { NotYours } from './users-screen.tsx'

interface Props {
  id: string | undefined
  /** What a colleague has in hand. */
  work: React.ReactNode
}

/** Without an id an invitation, with one's own (or `me`) the own account, else a colleague's. */
export function UserFormScreen({ id, work }: Props) {
  const { user } = useUser()
  const { may } = useMe()
  if (!user) return null
  if (id === 'me' || id === user.id) return <OwnAccount user={user} />
  if (!may('users.write')) return <NotYours />
  if (id) return <Colleague id={id} work={work} />
  return (
    <div className="max-w-2xl">
      <h1 className="text-2xl">Invite someone</h1>
      <p className="pt-1 pb-5 text-sm text-slate">They get a link by email and choose their own password.</p>
      <Card>
        <InviteForm />
      </Card>
    </div>
  )
}

function Colleague({ id, work }: { id: string; work: React.ReactNode }) {
  const { data, error, refetch } = useQuery<User>({ queryKey: [`/api/users/${id}`] })
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState isScreen title="There is no such user" text="The account may have been removed." />
  }
  if (error)
    return (
      <ErrorState
        isScreen
        title="The user could not be loaded"
        text={messageOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <SkeletonRows rows={4} label="Loading the user" />
  return (
    <div className="max-w-3xl">
      <RecordHeading name={data.name} />
      <p className="pt-1 pb-5 text-sm text-slate">
        Since {longTime(data.createdAt)}. Last sign-in:{' '}
        {data.lastSignInAt ? longTime(data.lastSignInAt) : 'never'}. Two-step sign-in:{' '}
        {data.hasMfa ? 'on' : 'off'}.
      </p>
      <UserEdit user={data} />
      {work}
      <UserHelp user={data} />
    </div>
  )
}
