import { CopyLink } from '#ui/copy-link.tsx'

/** The address of the result, to be copied by hand or by a press. */
export function ShareLink({ address }: { address: string }) {
  return (
    <>
      <h3 className="text-xl">The link</h3>
      <p className="mt-2" id="share-note">
        Only people who have it can read this result. It works for 24 months.
      </p>
      <label htmlFor="share-address" className="sr-only">
        Link to this result
      </label>
      <div className="mt-3 flex gap-2">
        <input
          id="share-address"
          type="text"
          readOnly
          value={address}
          aria-describedby="share-note"
          onFocus={(event) => event.currentTarget.select()}
          className="h-11 min-w-0 flex-1 rounded border border-rule-strong bg-raised px-3 font-mono text-sm"
        />
        <CopyLink
          label="Copy"
          done="Link copied"
          failed="Select the link and copy it with the keyboard"
          address={address}
          size="md"
        />
      </div>
    </>
  )
}
