import { messageOf } from '#lib/api-client.ts'
import { LinkChecks } from '#features/publishing/editing/link-checks.tsx'
import type { PostCheck } from '#features/publishing/posts/post.schema.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'

/** How search engines and shared links show the article, what could be better, and where its links lead. */
export function PostChecks({
  check,
  error,
  mayWrite,
}: {
  check: PostCheck | undefined
  error: unknown
  mayWrite: boolean
}) {
  if (!check) {
    return error ? (
      <ErrorState title="The checks can’t be shown" text={messageOf(error)} />
    ) : (
      <SkeletonRows rows={6} label="Checking" />
    )
  }
  const { seo, advice, faults } = check
  const better = [
    ...Object.values(faults),
    ...seo.deductions.map(({ reason }) => reason),
    ...seo.advice,
    ...advice,
  ]
  return (
    <div className="grid grid-cols-1 gap-8">
      {error !== null && error !== undefined && (
        <p role="status" className="text-signal-strong">
          These checks are a moment old. {messageOf(error)}
        </p>
      )}
      <section aria-labelledby="seo">
        <h2 id="seo" className="flex items-baseline gap-3 text-lg">
          In search results
          <span className="text-sm font-normal text-slate tabular-nums">{seo.score} of 100</span>
        </h2>
        <div className="mt-2 max-w-[38rem] border border-rule bg-raised p-4">
          <p className="truncate text-xs text-slate">{seo.url}</p>
          <p className="truncate text-lg text-sea">{seo.title}</p>
          <p className="line-clamp-2 text-slate">{seo.description || 'No description yet.'}</p>
        </div>
        <p className="pt-1 text-slate tabular-nums">
          Title {seo.title.length} of 60 characters, description {seo.description.length} of 160.
        </p>
      </section>
      <section aria-labelledby="card">
        <h2 id="card" className="text-lg">
          As a shared link
        </h2>
        <div className="mt-2 max-w-[26rem] border border-rule bg-raised">
          <img
            src={seo.picture}
            alt={`Card of ${seo.title}`}
            width={1200}
            height={630}
            loading="lazy"
            className="h-auto w-full border-b border-rule"
          />
          <div className="p-3">
            <p className="font-semibold">{seo.title}</p>
            <p className="line-clamp-2 text-slate">{seo.description}</p>
          </div>
        </div>
      </section>
      <section aria-labelledby="better">
        <h2 id="better" className="text-lg">
          What could be better
        </h2>
        {better.length === 0 ? (
          <p className="pt-1 text-slate">Nothing that a program can spot.</p>
        ) : (
          <ul className="list-disc pt-1 pl-5">
            {[...new Set(better)].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </section>
      <LinkChecks links={check.links} mayWrite={mayWrite} />
    </div>
  )
}
