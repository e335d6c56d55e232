import { messageOf } from '#lib/api-client.ts'
import type { PageCheck } from '#features/publishing/pages/page.schema.ts'
import { LinkChecks } from '#features/publishing/editing/link-checks.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'

/** What keeps a page from being published, quantities that it says otherwise than the site, how hard it is to read, and where its links lead. */
export function PageChecks({
  check,
  error,
  mayWrite,
}: {
  check: PageCheck | undefined
  error: unknown
  mayWrite: boolean
}) {
  if (!check)
    return error ? (
      <ErrorState title="The checks can’t be shown" text={messageOf(error)} />
    ) : (
      <SkeletonRows rows={6} label="Checking" />
    )
  const { fault, contradictions, readingAge, words, advice, links } = check
  return (
    <div className="grid gap-6 pt-4">
      {fault && (
        <div role="alert" className="border-l-4 border-signal py-1 pl-4">
          <p className="font-semibold">It can’t be published like this</p>
          <p>
            Line {fault.line}: {fault.message}
          </p>
        </div>
      )}
      <section aria-labelledby="reads">
        <h2 id="reads" className="text-lg">
          How it reads
        </h2>
        <p className="pt-1 tabular-nums">
          {words.toLocaleString('en-GB')} words
          {readingAge !== null && `; easy to read from the age of ${readingAge}`}.
        </p>
      </section>
      <section aria-labelledby="quantities">
        <h2 id="quantities" className="text-lg">
          Quantities
        </h2>
        {contradictions.length === 0 ? (
          <p className="pt-1 text-slate">No figure differs from the rest of the site.</p>
        ) : (
          <ul className="pt-1">
            {contradictions.map(({ quantity, words }) => (
              <li key={words} className="border-l-4 border-warn bg-warn-tint px-4 py-2">
                <span className="font-mono text-xs">{quantity}</span>: {words}
              </li>
            ))}
          </ul>
        )}
      </section>
      {advice.length > 0 && (
        <section aria-labelledby="better">
          <h2 id="better" className="text-lg">
            What could be better
          </h2>
          <ul className="list-disc pt-1 pl-5">
            {advice.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      <LinkChecks links={links} mayWrite={mayWrite} />
    </div>
  )
}
