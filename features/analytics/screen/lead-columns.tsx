import type { Column } from '#ui/figure-table.tsx'
import type { SourceRow } from '#features/analytics/analytics-answer.schema.ts'
import { beforeColumn, pounds, share } from './figures.tsx'

/** The figures that sources and campaigns have alike; those of leads only where they can be told. */
export function visitColumns<Row extends SourceRow>({
  isCompared,
  hasLeads,
}: {
  isCompared: boolean
  hasLeads: boolean
}): Column<Row>[] {
  return [
    { heading: 'Visits', value: ({ visits }) => visits },
    ...(isCompared ? [beforeColumn<Row>('Visits before', ({ visits, before }) => [visits, before])] : []),
    { heading: 'Page views', value: ({ views }) => views },
    { heading: 'Tools started', value: ({ started }) => started },
    { heading: 'Forms sent', value: ({ sent }) => sent },
    ...(hasLeads
      ? [
          {
            heading: 'Leads',
            value: ({ leads }: Row) => leads?.leads ?? null,
            show: ({ leads, visits }: Row) => (
              <>
                {leads?.leads.toLocaleString('en-GB')}
                {visits > 0 && leads && leads.leads > 0 && (
                  <span className="block text-xs text-slate">{share(leads.leads, visits)}</span>
                )}
              </>
            ),
          },
          { heading: 'Qualified', value: ({ leads }: Row) => leads?.qualified ?? null },
          { heading: 'Won', value: ({ leads }: Row) => leads?.won ?? null },
          {
            heading: 'Value won, £',
            value: ({ leads }: Row) => leads?.value ?? null,
            show: ({ leads }: Row) => (leads && leads.value > 0 ? pounds(leads.value) : '–'),
          },
        ]
      : []),
  ]
}
