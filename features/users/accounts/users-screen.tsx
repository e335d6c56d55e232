import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { useSearchParams } from '#ui/use-search-params.ts'
import { InvitationList } from '#features/users/links/invitation-list.tsx'
import { InviteForm } from '#features/users/links/invite-form.tsx'
import { useMe } from '#features/context/use-me.ts'
import { UserList } from './user-list.tsx'
import type { Invitation } from '#features/users/user.schema.ts'

type TabName = 'people' | 'invitations' | 'log'
const names: TabName[] = ['people', 'invitations', 'log']

/** People, open invitations and, handed in by the screen, the log of what was done. */
export function UsersScreen({ log }: { log: React.ReactNode }) {
  const { may } = useMe()
  const [params, setParams] = useSearchParams()
  const [isInviting, setInviting] = useState(false)
  const mayRead = may('users.read')
  const { data } = useQuery<{ items: Invitation[] }>({
    queryKey: ['/api/users/invitations'],
    enabled: mayRead,
  })
  if (!mayRead) return <NotYours />

  const tab = names.find((name) => name === params.get('tab')) ?? 'people'
  const tabs = [
    { value: 'people' as const, label: 'People' },
    { value: 'invitations' as const, label: 'Invitations', count: data?.items.length },
    ...(may('audit.read') ? [{ value: 'log' as const, label: 'Audit log' }] : []),
  ]
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-3 pb-4">
        <h1 className="text-2xl">Users</h1>
        {may('users.write') && (
          <Button icon="plus" onClick={() => setInviting(true)}>
            Invite someone
          </Button>
        )}
      </header>
      <Tabs
        label="Users"
        tabs={tabs}
        value={tab}
        onChange={(value) => setParams(value === 'people' ? {} : { tab: value })}
      >
        {tab === 'people' && <UserList />}
        {tab === 'invitations' && <InvitationList />}
        {tab === 'log' && log}
      </Tabs>
      <Dialog
        open={isInviting}
        onOpenChange={setInviting}
        title="Invite someone"
        description="They get a link by email and choose their own password."
      >
        <InviteForm />
      </Dialog>
    </>
  )
}

export function NotYours() {
  return (
    <EmptyState
      title="Your role can’t open this page"
      text="Ask an owner or an administrator if you need it."
    />
  )
}
