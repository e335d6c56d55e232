import { useMutation } from '@tanstack/react-query'
import { api } from '#config/api.ts'
import { messageOf } from '#lib/api-client.ts'
import type { LinkFinding, OtherSitesAnswer } from '#features/publishing/posts/post.schema.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.tsx'

const verdicts: Record<LinkFinding['verdict'], { label: string; tone: BadgeTone }> = {
  ok: { label: 'Found', tone: 'ok' },
  missing: { label: 'Missing', tone: 'signal' },
  'no anchor': { label: 'No such anchor', tone: 'signal' },
  moved: { label: 'Moved', tone: 'warn' },
  'not checked': { label: 'Not checked', tone: 'neutral' },
}

const mostAsked = 20

/** Where the links of a text lead; those to other sites are asked at a press. */
export function LinkChecks({ links, mayWrite }: { links: LinkFinding[]; mayWrite: boolean }) {
  const others = links.filter(({ to }) => /^https?:/i.test(to)).map(({ to }) => to)
  const ask = useMutation({
    mutationFn: () =>
      api.request<OtherSitesAnswer>('POST', '/api/posts/other-sites', {
        addresses: others.slice(0, mostAsked),
      }),
    onError: (error) => toast({ title: 'Links not checked', description: messageOf(error), tone: 'error' }),
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
            Check external links
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
