import { EmptyState } from '#ui/empty-state.tsx'
import { FigureTable, type Column } from '#ui/figure-table.tsx'
import type { PageRow, PageSums } from '#features/analytics/analytics-answer.schema.ts'
import { Answer } from './answer.tsx'
import { beforeColumn, BeforeNote, Definitions, share, whole } from './figures.tsx'
import { queryOf, usePeriod } from './use-period.ts'

/** What is read, where visits begin and where tools are begun. */
export function PagesTab({ fileName }: { fileName(table: string): string }) {
  const { chosen } = usePeriod()
  return (
    <Answer<PageSums>
      path={`/api/analytics/pages?${queryOf(chosen, ['device', 'source'])}`}
      label="the pages"
    >
      {({ pages, before, beforeUntil, leftOut }) =>
        pages.length === 0 ? (
          <EmptyState title="No pages were viewed in this period" text="Choose another period above." />
        ) : (
          <>
            <FigureTable<PageRow>
              label="Pages"
              fileName={fileName('pages')}
              rows={pages}
              keyOf={({ path }) => path}
              shown={25}
              note={leftOut > 0 && `The 500 most viewed are shown; ${whole(leftOut)} others are not.`}
              columns={pageColumns(before !== null)}
            />
            <BeforeNote before={before} beforeUntil={beforeUntil} />
            <Definitions>
              <p>
                Addresses that lead to no page of ours are counted together as “(no page)”. A page is counted
                each time it is shown, including after a click within the site.
              </p>
            </Definitions>
          </>
        )
      }
    </Answer>
  )
}

export function PageName({ path, title }: { path: string; title: string }) {
  return (
    <>
      {path.startsWith('/') ? (
        <a href={path} target="_blank" rel="noreferrer" className="break-all text-sea hover:underline">
          {path}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : (
        path
      )}
      {title !== path && <span className="block text-xs font-normal text-slate">{title}</span>}
    </>
  )
}

const pageColumns = (isCompared: boolean): Column<PageRow>[] => [
  { heading: 'Page', value: ({ path }) => path, show: PageName },
  { heading: 'Page views', value: ({ views }) => views },
  ...(isCompared ? [beforeColumn<PageRow>('Views before', ({ views, before }) => [views, before])] : []),
  { heading: 'Visits begun here', value: ({ visits }) => visits },
  { heading: 'Tools started', value: ({ started }) => started },
  { heading: 'Forms sent', value: ({ sent }) => sent },
  {
    heading: 'Sent of views',
    value: ({ sent, views }) => (views > 0 ? Math.round((1000 * sent) / views) / 10 : null),
    show: ({ sent, views }) => (sent > 0 ? share(sent, views) : '–'),
  },
]
