import { longTime } from '#lib/office-time.ts'
import { Badge } from '#ui/badge.tsx'
import { FigureTable, type Column } from '#ui/figure-table.tsx'
import { StatTile } from '#ui/stat-tile.tsx'
import type { Seo, SeoRow } from '#features/analytics/analytics-answer.schema.ts'
import { Answer } from './answer.tsx'
import { Definitions, whole } from './figures.tsx'
import { PageName } from './pages-tab.tsx'
import { queryOf, usePeriod } from './use-period.ts'

const wordsOf = ({ deductions, advice, status }: SeoRow) => [
  ...(status === 200 ? [] : [`The address answers ${status}`]),
  ...deductions.map(({ points, reason }) => `−${points} ${reason}`),
  ...advice,
]

/** Each address as search engines get it. */
export function SeoTab({ fileName }: { fileName(table: string): string }) {
  const { chosen } = usePeriod()
  return (
    <Answer<Seo>
      path={`/api/analytics/seo?${queryOf({ ...chosen, compare: 'none' })}`}
      label="the self-check"
      repeatWhile={({ isWhole }) => !isWhole}
    >
      {({ pages, mean, checkedAt, isWhole }) => {
        const found = pages.filter(({ score }) => score < 100)
        return (
          <>
            <p role="status" className="text-sm text-slate">
              {checkedAt
                ? `Checked ${longTime(checkedAt)}; changed pages are checked again within five minutes.`
                : 'The first check runs within five minutes of the start.'}
              {checkedAt && !isWhole && ' Some pages are still to be checked.'}
            </p>
            <div className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-4">
              <StatTile label="Mean score" value={mean ?? '–'} note="of 100" />
              <StatTile label="Addresses checked" value={whole(pages.length)} />
              <StatTile
                label="Below 100"
                value={whole(found.length)}
                tone={found.length > 0 ? 'warn' : 'ok'}
                note={found.length > 0 ? 'They stand first' : 'Every one scores 100'}
              />
            </div>
            <FigureTable<SeoRow>
              label="Score by address"
              fileName={fileName('seo')}
              rows={pages}
              keyOf={({ path }) => path}
              shown={25}
              columns={seoColumns}
            />
            <Definitions>
              <p>
                Each page that search engines may show is read as the server sends it and scored out of 100:
                title (15, wrong length 5), description (10, too long 5), canonical address (8), structured
                data (12), one main heading (10, several 5), alt texts (2 each, at most 10), viewport (8).
                Lines without points are advice. Page views are those of the days above.
              </p>
            </Definitions>
          </>
        )
      }}
    </Answer>
  )
}

const seoColumns: Column<SeoRow>[] = [
  { heading: 'Page', value: ({ path }) => path, show: PageName },
  {
    heading: 'Score',
    value: ({ score }) => score,
    show: ({ score }) => <Badge tone={score === 100 ? 'ok' : score >= 85 ? 'warn' : 'signal'}>{score}</Badge>,
  },
  { heading: 'Page views', value: ({ views }) => views },
  {
    heading: 'Findings',
    value: (row) => wordsOf(row).join('; '),
    show: (row) => {
      const words = wordsOf(row)
      return words.length === 0 ? (
        <span className="text-slate">none</span>
      ) : (
        <ul>
          {words.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )
    },
  },
]
