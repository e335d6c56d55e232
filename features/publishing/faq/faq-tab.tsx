import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, messageOf } from '#lib/api-client.ts'
import type { FaqItem, FaqList } from './faq.schema.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { FilterBar, type FilterSelect } from '#ui/filter-bar.tsx'
import { ForbiddenState } from '#ui/forbidden-state.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useFilters } from '#ui/use-filters.ts'
import { FaqDrafts } from './faq-drafts.tsx'
import { FaqForm, type FaqStart } from './faq-form.tsx'
import { useWrite } from '#ui/use-write.ts'

const filters = ['q', 'group']

/** The questions by group, in the order of the page; search and group live in the address. */
export function FaqTab({ mayWrite }: { mayWrite: boolean }) {
  const { data, error, refetch } = useQuery<FaqList>({ queryKey: ['/api/faqs'] })
  const { wanted, change } = useFilters(filters)
  const [form, setForm] = useState<FaqStart>()
  const group = wanted['group'] ?? ''
  const q = (wanted['q'] ?? '').toLowerCase()
  const begin = () => setForm({ kind: 'new', group: group || (data?.groups[0]?.id ?? '') })
  useShortcuts(mayWrite ? [{ keys: 'n', label: 'New question', run: begin }] : [])
  if (error instanceof ApiError && error.status === 403) return <ForbiddenState />
  if (error && !data)
    return (
      <ErrorState
        title="The questions can’t be shown"
        text={messageOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <SkeletonRows rows={8} label="Loading the questions" />
  const byGroup: FilterSelect = {
    name: 'group',
    label: 'Group',
    options: [
      { value: '', label: 'Every group' },
      ...data.groups.map(({ id, title }) => ({ value: id, label: title })),
    ],
  }
  const fits = ({ question, answer, anchor }: FaqItem) =>
    !q || `${question} ${answer} ${anchor}`.toLowerCase().includes(q)
  const shown = data.groups
    .filter(({ id }) => !group || id === group)
    .map((one) => ({ ...one, shown: one.items.filter(fits) }))
    .filter((one) => one.shown.length > 0)
  return (
    <>
      <FaqDrafts
        onUse={
          mayWrite
            ? (draft) => setForm({ kind: 'draft', group: group || (data.groups[0]?.id ?? ''), ...draft })
            : undefined
        }
      />
      <FilterBar
        label="Questions"
        searches="words of question or answer"
        selects={[byGroup]}
        wanted={wanted}
        change={change}
      >
        {mayWrite && (
          <Button icon="plus" onClick={begin}>
            New question
          </Button>
        )}
      </FilterBar>
      {shown.length === 0 && (
        <EmptyState title="No matching questions" text="Nothing matches this search in this group." />
      )}
      {shown.map(({ id, title, items, shown: list }) => (
        <section key={id} aria-labelledby={`group-${id}`} className="pt-5">
          <h2
            id={`group-${id}`}
            className="flex items-baseline gap-2 border-b border-rule-strong pb-1.5 text-lg"
          >
            {title}
            <span className="text-sm font-normal text-slate tabular-nums">{items.length}</span>
          </h2>
          <ul>
            {list.map((item) => (
              <FaqRow
                key={item.anchor}
                item={item}
                order={q ? undefined : items.map(({ anchor }) => anchor)}
                mayWrite={mayWrite}
                onEdit={() => setForm({ kind: 'edit', item })}
              />
            ))}
          </ul>
        </section>
      ))}
      {form && <FaqForm start={form} groups={data.groups} onClose={() => setForm(undefined)} />}
    </>
  )
}

interface RowProps {
  item: FaqItem
  /** The anchors of the group; left out while a search hides some of them. */
  order: string[] | undefined
  mayWrite: boolean
  onEdit: () => void
}

function FaqRow({ item, order, mayWrite, onEdit }: RowProps) {
  const write = useWrite({ reread: ['/api/faqs'] })
  const at = order?.indexOf(item.anchor) ?? -1
  const move = (by: number) => {
    const anchors = [...(order ?? [])]
    const other = anchors[at + by]
    if (other === undefined) return
    anchors[at + by] = item.anchor
    anchors[at] = other
    write.mutate({ method: 'PUT', url: '/api/faqs/order', data: { group: item.group, anchors } })
  }
  const state = item.isHidden ? (
    <Badge tone="warn">Hidden</Badge>
  ) : item.comesWithSite ? (
    item.isEdited && <Badge>Edited</Badge>
  ) : (
    <Badge tone="sea">Added</Badge>
  )
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 border-b border-rule py-2.5 md:flex-nowrap">
      <div className="min-w-0 grow basis-60">
        <p className={item.isHidden ? 'font-semibold text-slate' : 'font-semibold'}>{item.question}</p>
        <p className="line-clamp-2 max-w-text text-slate">{item.answer}</p>
        <p className="flex flex-wrap items-center gap-2 pt-0.5 text-xs text-slate">
          {state}
          <span className="font-mono">/qa#{item.anchor}</span>
          {item.updatedBy && <span>changed by {item.updatedBy}</span>}
        </p>
      </div>
      {mayWrite && (
        <div className="flex shrink-0 items-center">
          {order && (
            <>
              <IconButton
                icon="arrow-up"
                label={`Move up: ${item.question}`}
                aria-disabled={at < 1 || write.isPending}
                onClick={() => move(-1)}
              />
              <IconButton
                icon="arrow-down"
                label={`Move down: ${item.question}`}
                aria-disabled={at < 0 || at >= order.length - 1 || write.isPending}
                onClick={() => move(1)}
              />
            </>
          )}
          <Button
            size="sm"
            variant="quiet"
            disabled={write.isPending}
            onClick={() =>
              write.mutate({
                method: 'POST',
                url: `/api/faqs/${item.anchor}/visibility`,
                data: { isHidden: !item.isHidden },
              })
            }
          >
            {item.isHidden ? 'Show' : 'Hide'}
          </Button>
          <Button size="sm" variant="quiet" icon="edit" onClick={onEdit}>
            Edit
          </Button>
        </div>
      )}
    </li>
  )
}
