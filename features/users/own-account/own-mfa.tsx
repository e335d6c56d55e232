import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#config/api.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast-store.ts'
import { tellFailure } from '#features/users/form-errors.ts'
import { MfaSetup } from '#features/users/second-step/mfa-setup.tsx'
import { RecoveryCodes } from '#features/users/second-step/recovery-codes.tsx'
import { useConfirmation } from '#features/users/confirmation/use-confirmation.tsx'
import { userKey } from '#features/users/accounts/use-user.ts'
import type { SignedInUser } from '#features/users/user.schema.ts'

export function OwnMfa({ mfa }: { mfa: SignedInUser['mfa'] }) {
  const queries = useQueryClient()
  const { confirmed, dialog } = useConfirmation()
  const [codes, setCodes] = useState<string[]>()
  const reload = () => queries.invalidateQueries({ queryKey: userKey })
  const renew = useMutation({
    mutationFn: () =>
      confirmed(() => api.request<{ recoveryCodes: string[] }>('POST', '/api/user/mfa/recovery-codes')),
    onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes),
    onError: (error) => tellFailure('No new codes were created', error),
  })
  const turnOff = useMutation({
    mutationFn: () => confirmed(() => api.request('DELETE', '/api/user/mfa')),
    onSuccess: () => {
      toast({ title: 'Two-step sign-in is off' })
      return reload()
    },
    onError: (error) => tellFailure('Two-step sign-in is still on', error),
  })

  if (codes) {
    return (
      <RecoveryCodes
        codes={codes}
        onSaved={() => {
          setCodes(undefined)
          void reload()
        }}
      />
    )
  }
  if (!mfa.isOn) {
    return (
      <>
        <p className="pb-3 text-sm text-slate">
          After your password you enter a code from an app on your phone, so a stolen password is not enough
          to sign in.
        </p>
        <MfaSetup onDone={() => toast({ title: 'Two-step sign-in is on' })} />
      </>
    )
  }
  const left = mfa.recoveryCodesLeft
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 pb-3 text-sm">
        <Badge tone="ok">On</Badge>
        {left === 0
          ? 'No recovery code is left: make new ones.'
          : `${left} recovery ${left === 1 ? 'code is' : 'codes are'} left.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" pending={renew.isPending} onClick={() => renew.mutate()}>
          Make new recovery codes
        </Button>
        {!mfa.isRequired && (
          <Button variant="danger" pending={turnOff.isPending} onClick={() => turnOff.mutate()}>
            Turn off
          </Button>
        )}
      </div>
      {dialog}
    </>
  )
}
