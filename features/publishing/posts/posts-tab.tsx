import { useNavigate } from 'react-router'
import { Link } from '#ui/link.tsx'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#lib/api-client.ts'
import { useNow } from '#ui/use-now.ts'
import { longDate, longTime, shortTime } from '#lib/office-time.ts'
import { postStates, type PostChoices, type PostDetail, type PostItem } from './post.schema.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterBar, type FilterSelect } from '#ui/filter-bar.tsx'
import { ForbiddenState } from '#ui/forbidden-state.tsx'
import { ListBody } from '#ui/list-body.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { Table, TBody, Td, Th, THead, Tr } from '#ui/table.tsx'
import { useFilteredList } from '#ui/use-filtered-list.ts'
import { postStateNames, postTones } from './post-states.ts'
import { useWrite } from '#ui/use-write.ts'

const filters = ['q', 'state', 'category', 'sort']
const byState: FilterSelect = {
  name: 'state',
  label: 'State',
  options: [
    { value: '', label: 'Any state' },
    ...postStates.map((value) => ({ value, label: postStateNames[value] })),
  ],
}
const order: FilterSelect = {
  name: 'sort',
  label: 'Order',
  options: [
    { value: '', label: 'Last changed first' },
    { value: 'publish', label: 'As a calendar' },
    { value: 'title', label: 'By title' },
  ],
}

/** Every article; search, filters and order live in the address. */
export function PostsTab({ mayWrite }: { mayWrite: boolean }) {
  const list = useFilteredList<PostItem>('/api/posts', filters)
  const { wanted, change, items, error } = list
  const { data: choices } = useQuery<PostChoices>({ queryKey: ['/api/posts/choices'] })
  const navigate = useNavigate()
  const create = useWrite<PostDetail>({
    reread: ['/api/posts?'],
    onDone: ({ id }) => void navigate(`/content/posts/${id}`),
  })
  const begin = () => {
    if (mayWrite && !create.isPending) create.mutate({ method: 'POST', url: '/api/posts', data: {} })
  }
  useShortcuts(mayWrite ? [{ keys: 'n', label: 'New article', run: begin }] : [])
  if (error instanceof ApiError && error.status === 403) return <ForbiddenState />
  const labels = new Map(choices?.categories.map(({ id, label }) => [id, label]))
  const bySubject: FilterSelect = {
    name: 'category',
    label: 'Subject',
    options: [
      { value: '', label: 'Any subject' },
      ...[...labels].map(([value, label]) => ({ value, label })),
    ],
  }
  const isFiltered = filters.some((name) => name !== 'sort' && wanted[name])
  return (
    <>
      <FilterBar
        label="Articles"
        searches="title or address"
        selects={[byState, bySubject, order]}
        wanted={wanted}
        change={change}
      >
        {mayWrite && (
          <Button icon="plus" pending={create.isPending} onClick={begin}>
            New article
          </Button>
        )}
      </FilterBar>
      <ListBody
        noun="articles"
        list={list}
        rows={8}
        empty={
          <EmptyState
            title={isFiltered ? 'No matching articles' : 'No articles yet'}
            text={isFiltered ? 'No results for this search and these filters.' : 'Begin the first one.'}
            action={
              isFiltered && (
                <ButtonLink to="/content" variant="secondary">
                  Show all articles
                </ButtonLink>
              )
            }
          />
        }
      >
        <PostsTable items={items} labels={labels} />
      </ListBody>
    </>
  )
}

function PostsTable({ items, labels }: { items: PostItem[]; labels: Map<string, string> }) {
  const now = useNow()
  return (
    <Table label="Articles" stacked>
      <THead>
        <Tr>
          <Th>Title</Th>
          <Th>State</Th>
          <Th>Subject</Th>
          <Th>Public from</Th>
          <Th numeric>Last changed</Th>
        </Tr>
      </THead>
      <TBody>
        {items.map((post) => (
          <Tr key={post.id} className="relative">
            <Td className="min-w-0 md:max-w-md">
              <div className="min-w-0">
                <Link
                  to={`/content/posts/${post.id}`}
                  className="font-semibold break-words text-ink before:absolute before:inset-0 hover:text-sea"
                >
                  {post.title || 'Untitled'}
                </Link>
                <p className="font-mono text-xs break-all text-slate">/blog/{post.slug || '…'}</p>
              </div>
            </Td>
            <Td label="State">
              <span className="flex flex-wrap gap-1">
                <Badge tone={postTones[post.state]}>{postStateNames[post.state]}</Badge>
                {post.hasChanges && <Badge tone="warn">Newer draft</Badge>}
                {post.fault && <Badge tone="signal">Not on the site</Badge>}
              </span>
              {post.fault && <p className="pt-1 text-xs text-signal-strong md:max-w-xs">{post.fault}</p>}
            </Td>
            <Td label="Subject">{labels.get(post.category) ?? post.category}</Td>
            <Td label="Public from" className="tabular-nums">
              {post.publishAt ? (post.isShipped ? longDate(post.publishAt) : longTime(post.publishAt)) : '–'}
            </Td>
            <Td label="Last changed" numeric className="text-slate">
              {post.isShipped
                ? `${longDate(post.updatedAt)}, with the site`
                : `${shortTime(post.updatedAt, now)}, ${post.updatedBy ?? ''}`}
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  )
}
