import { longTime } from '#lib/office-time.ts'
import { useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#config/api.ts'
import { messageOf } from '#lib/api-client.ts'
import { roleNames } from '#features/context/permissions.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Table, TBody, Td, Th, THead, Tr } from '#ui/table.tsx'
import { toast } from '#ui/toast-store.ts'
import { tellFailure } from '#features/users/form-errors.ts'
import type { Invitation } from '#features/users/user.schema.ts'

/** Invitations that nobody has accepted yet. */
export function InvitationList() {
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<Invitation>()
  const { data, error, refetch } = useQuery<{ items: Invitation[] }>({ queryKey: ['/api/users/invitations'] })
  const withdraw = useMutation({
    mutationFn: ({ id }: Invitation) => api.request('DELETE', `/api/users/invitations/${id}`),
    onSuccess: () => toast({ title: 'Invitation withdrawn' }),
    onError: (failure) => tellFailure('The invitation was not withdrawn', failure),
    onSettled: () => {
      setChosen(undefined)
      return queries.invalidateQueries({ queryKey: ['/api/users/invitations'] })
    },
  })

  if (error) {
    return (
      <ErrorState
        title="The invitations could not be loaded"
        text={messageOf(error)}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <SkeletonRows rows={3} label="Loading the invitations" />
  if (data.items.length === 0)
    return (
      <EmptyState
        title="No open invitations"
        text="Invitations are listed here until they are accepted or expire after 72 hours."
      />
    )
  return (
    <>
      <Table label="Open invitations" stacked>
        <THead>
          <Tr>
            <Th>Email address</Th>
            <Th>Role</Th>
            <Th>Invited by</Th>
            <Th>Valid until</Th>
            <Th>
              <span className="sr-only">Action</span>
            </Th>
          </Tr>
        </THead>
        <TBody>
          {data.items.map((one) => (
            <Tr key={one.id}>
              <Td>
                <span className="font-semibold break-all">{one.email}</span>
                {one.name && <span className="block text-slate">{one.name}</span>}
              </Td>
              <Td label="Role">{roleNames[one.role]}</Td>
              <Td label="Invited by">{one.createdBy}</Td>
              <Td label="Valid until">{longTime(one.expiresAt)}</Td>
              <Td>
                <Button size="sm" variant="quiet" onClick={() => setChosen(one)}>
                  Withdraw
                  <span className="sr-only"> the invitation of {one.email}</span>
                </Button>
              </Td>
            </Tr>
          ))}
        </TBody>
      </Table>
      <ConfirmDialog
        open={chosen !== undefined}
        onOpenChange={() => setChosen(undefined)}
        title="Withdraw this invitation?"
        text={`The link sent to ${chosen?.email ?? ''} will stop working.`}
        confirmLabel="Withdraw the invitation"
        isDangerous
        pending={withdraw.isPending}
        onConfirm={() => chosen && withdraw.mutate(chosen)}
      />
    </>
  )
}
