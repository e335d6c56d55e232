import { longTime } from '#lib/office-time.ts'
import { CopyButton } from '#features/users/copy-button.tsx'
import type { IssuedLink } from '#features/users/user.schema.ts'

/** A one-time link, shown this once to the person who made it. */
export function IssuedLinkNote({ link: { url, expiresAt }, to }: { link: IssuedLink; to: string }) {
  return (
    <div role="status" className="border-l-4 border-ok bg-ok-tint px-4 py-3">
      <p className="font-semibold">An email is on its way to {to}.</p>
      <p className="py-1 text-sm">
        You can also hand over this link yourself. It works once, until {longTime(expiresAt)}, and is not
        shown again.
      </p>
      <code className="block py-1 text-sm break-all select-all">{url}</code>
      <div className="pt-2">
        <CopyButton text={url} label="Copy the link" />
      </div>
    </div>
  )
}
