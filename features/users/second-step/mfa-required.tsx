import { roleNames } from '#features/context/permissions.ts'
import { Button } from '#ui/button.tsx'
import { MfaSetup } from './mfa-setup.tsx'
import { useSignOut } from '#features/users/accounts/use-user.ts'
import type { SignedInUser } from '#features/users/user.schema.ts'

/** All that a session may see whose role requires a second step that isn't set up. */
export function MfaRequired({ user }: { user: SignedInUser }) {
  const signOut = useSignOut()
  return (
    <main id="main" className="mx-auto w-full max-w-3xl px-5 py-16 md:px-8">
      <h1 className="text-2xl">One more step before you start</h1>
      <p className="max-w-text pt-3 pb-6 text-slate">
        {user.name}, your role ({roleNames[user.role].toLowerCase()}) opens personal data and settings, so it
        needs a second step besides the password: a code from an app on your phone.
      </p>
      <MfaSetup />
      <div className="mt-10 border-t border-rule pt-4">
        <Button variant="quiet" icon="log-out" onClick={() => void signOut()}>
          Log out
        </Button>
      </div>
    </main>
  )
}
