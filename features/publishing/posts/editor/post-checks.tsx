import { useMutation } from '@tanstack/react-query'
import { api } from '#config/api.ts'
import { messageOf } from '#lib/api-client.ts'
import type { LinkFinding, OtherSitesAnswer, PostCheck } from '#features/publishing/posts/post.schema.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.tsx'

const verdicts: Record<LinkFinding['verdict'], { label: string; tone: BadgeTone }> = {
  ok: { label: 'Is there', tone: 'ok' },
  missing: { label: 'Missing', tone: 'signal' },
  'no anchor': { label: 'No such place', tone: 'signal' },
  moved: { label: 'Moved', tone: 'warn' },
  'not checked': { label: 'Not checked', tone: 'neutral' },
}

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
          The checks of a moment ago. {messageOf(error)}
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
          <p className="pt-1 text-slate">Nothing that a machine can see.</p>
        ) : (
          <ul className="list-disc pt-1 pl-5">
            {[...new Set(better)].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </section>
      <Links links={check.links} mayWrite={mayWrite} />
    </div>
  )
}

const mostAsked = 20

function Links({ links, mayWrite }: { links: LinkFinding[]; mayWrite: boolean }) {
  const others = links.filter(({ to }) => /^https?:/i.test(to)).map(({ to }) => to)
  const ask = useMutation({
    mutationFn: () =>
      api.request<OtherSitesAnswer>('POST', '/api/posts/other-sites', {
        addresses: others.slice(0, mostAsked),
      }),
    onError: (error) => toast({ title: 'Not asked', description: messageOf(error), tone: 'error' }),
  })
  const answered = new Map(ask.data?.items.map((item) => [item.to, item]))
  return (
    <section aria-labelledby="links">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="links" className="text-lg">
          Links
        </h2>
        {others.length > 0 && mayWrite && (
          <Button size="sm" variant="secondary" pending={ask.isPending} onClick={() => ask.mutate()}>
            Ask the other sites
          </Button>
        )}
      </div>
      {links.length === 0 ? (
        <p className="pt-1 text-slate">The text has no links.</p>
      ) : (
        <ul className="mt-2 border-t border-rule">
          {links.map((link) => {
            const { verdict, note } = answered.get(link.to) ?? link
            return (
              <li
                key={link.to}
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-rule py-2"
              >
                <span className="min-w-0">
                  <span className="font-semibold break-words">{link.text}</span>
                  <span className="block font-mono text-xs break-all text-slate">{link.to}</span>
                  {note && <span className="block text-xs text-slate">{note}</span>}
                </span>
                <span>
                  <Badge tone={verdicts[verdict].tone}>{verdicts[verdict].label}</Badge>
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
