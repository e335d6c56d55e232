import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '#ui/link.tsx'
import type { z } from 'zod/mini'
import { Button, IconButton } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import { defaultViews } from '#features/leads/views/default-views.ts'
import { ManageViewsDialog } from './manage-views-dialog.tsx'
import { SaveViewDialog } from './save-view-dialog.tsx'
import type { leadViewList, ViewQuery } from '#features/leads/views/lead-view.schema.ts'
import type { LeadExport } from './use-export.ts'
import { useMe } from '#features/context/use-me.ts'
import { viewSearch, type useLeadFilter } from './use-lead-filter.ts'

const chip =
  'inline-flex min-h-8 items-center gap-1.5 rounded border border-transparent px-2.5 whitespace-nowrap text-slate hover:bg-sunk hover:text-ink aria-[current=true]:border-rule-strong aria-[current=true]:font-semibold aria-[current=true]:text-ink touch:min-h-11'

/** The same list, whatever it looks like. */
const keyOf = (query: ViewQuery) => viewSearch({ ...query, view: undefined })

/** Views to open with one press. A view is its filters: they are in the address and can be sent to a colleague. */
export function LeadViewsBar({ list }: { list: ReturnType<typeof useLeadFilter> }) {
  const saved = useSavedViews()
  const here = keyOf({ ...list.filter, sort: list.sort })
  const layout = list.isBoard ? ({ view: 'board' } as const) : {}
  const link = ({ name, query }: { name: string; query: ViewQuery }, key: string, title?: string) => (
    <Link
      key={key}
      to={`/leads${viewSearch({ ...layout, ...query })}`}
      title={title}
      aria-current={keyOf(query) === here ? 'true' : undefined}
      className={chip}
    >
      {name}
    </Link>
  )
  return (
    <nav
      aria-label="Views"
      className="flex min-w-0 items-center gap-1 pb-3 max-lg:overflow-x-auto max-md:-mx-4 max-md:px-4 lg:flex-wrap"
    >
      {defaultViews.map((view) => link(view, view.name))}
      {saved.map((view) =>
        link(view, view.id, view.owner ? `Shared by ${view.owner}` : view.isShared ? 'Shared' : undefined),
      )}
    </nav>
  )
}

function useSavedViews() {
  const { data } = useQuery<z.infer<typeof leadViewList>>({ queryKey: ['/api/lead-views'] })
  return data?.items ?? []
}

/** Table or board, saving what stands here as a view, and tidying up the saved ones. */
export function ListTools({ list, file }: { list: ReturnType<typeof useLeadFilter>; file: LeadExport }) {
  const { filter, sort, isBoard, change } = list
  const saved = useSavedViews()
  const [asked, setAsked] = useState<'save' | 'manage'>()
  const { may } = useMe()
  const query: ViewQuery = { ...filter, sort, ...(isBoard && { view: 'board' }) }
  const isKnown = [...defaultViews, ...saved].some((view) => keyOf(view.query) === keyOf(query))
  return (
    <div className="ml-auto flex shrink-0 items-center gap-1">
      {!isKnown && (
        <Button
          variant="quiet"
          size="sm"
          icon="plus"
          className="max-md:hidden"
          onClick={() => setAsked('save')}
        >
          Save view
        </Button>
      )}
      <Layout isBoard={isBoard} onChange={(board) => change({ view: board ? 'board' : null })} />
      <Menu trigger={<IconButton icon="more" label="More about this list" />}>
        <MenuItem icon="plus" onSelect={() => setAsked('save')}>
          Save this view
        </MenuItem>
        <MenuItem icon="edit" disabled={saved.length === 0} onSelect={() => setAsked('manage')}>
          Manage saved views
        </MenuItem>
        {may('leads.export') && (
          <MenuItem
            icon="download"
            disabled={file.isPending}
            onSelect={() => file.start({ search: list.search })}
          >
            Export all that match
          </MenuItem>
        )}
      </Menu>
      {asked === 'save' && <SaveViewDialog query={query} saved={saved} onClose={() => setAsked(undefined)} />}
      {asked === 'manage' && <ManageViewsDialog saved={saved} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

function Layout({ isBoard, onChange }: { isBoard: boolean; onChange: (isBoard: boolean) => void }) {
  const button = (board: boolean, icon: 'board' | 'table', label: string) => (
    <Tooltip text={`${label}: b`} side="bottom">
      <IconButton
        icon={icon}
        label={label}
        aria-pressed={isBoard === board}
        onClick={() => onChange(board)}
        className={classes('rounded-none', isBoard === board && 'bg-sea-tint text-sea-strong!')}
      />
    </Tooltip>
  )
  return (
    <div role="group" aria-label="Layout" className="flex overflow-hidden rounded border border-rule-strong">
      {button(false, 'table', 'Table')}
      {button(true, 'board', 'Board')}
    </div>
  )
}
