import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FigureTable, type Column } from '#ui/figure-table.tsx'
import { FunnelChart } from '#ui/funnel-chart.tsx'
import type { Funnel, FunnelRow } from '#features/analytics/analytics-answer.schema.ts'
import { Answer } from './answer.tsx'
import { BeforeNote, Definitions, fewest, pounds, share, whole } from './figures.tsx'
import { queryOf, usePeriod } from './use-period.ts'

const steps = [
  { key: 'visits', name: 'Visits' },
  { key: 'started', name: 'Tools started' },
  { key: 'leads', name: 'Leads' },
  { key: 'qualified', name: 'Qualified' },
  { key: 'won', name: 'Won' },
] as const

/** Visit, tool, lead, qualified, won: all together as a picture, by source as a table. */
export function FunnelPart({ fileName }: { fileName(table: string): string }) {
  const { chosen, change } = usePeriod()
  if (chosen.device) {
    return (
      <EmptyState
        title="No funnel by device"
        text="Leads are not linked to a device, so the path from visits to leads can only be shown for all devices together."
        action={
          <Button variant="secondary" onClick={() => change({ device: '' })}>
            Show every device
          </Button>
        }
      />
    )
  }
  return (
    <Answer<Funnel> path={`/api/analytics/funnel?${queryOf(chosen, ['source'])}`} label="the funnel">
      {({ total, totalBefore, before, beforeUntil, rows, entered }) =>
        total.visits === 0 && total.leads === 0 ? (
          <EmptyState
            title="No visits or leads in this period"
            text="Choose another period above. This chart shows the path from visit to customer."
          />
        ) : (
          <>
            <FunnelChart
              title={
                chosen.source ? `From visits to customers: ${chosen.source}` : 'From visits to customers'
              }
              fewest={fewest}
              steps={steps.map(({ key, name }) => ({
                name,
                count: total[key],
                ...(totalBefore && { before: totalBefore[key] }),
              }))}
            />
            <BeforeNote before={before} beforeUntil={beforeUntil} />
            <FigureTable<FunnelRow>
              label="The funnel by source"
              fileName={fileName('funnel')}
              rows={rows}
              keyOf={({ origin }) => origin}
              shown={10}
              columns={funnelColumns}
            />
            <Definitions>
              <p>
                Each step is a separate total, joined by source and campaign: nobody is followed from one to
                the next. One visit can start two tools, and a lead may come from a visit before this period,
                so a later step can be larger than its share suggests.
              </p>
              <p>
                Leads are people who were new in this period. <strong>Qualified</strong> counts those who
                stand at qualified, proposal or won, or did before they were lost; <strong>won</strong> those
                who stand there now. Where fewer than {fewest} stand before a step, both figures are given and
                no share: too few to say.
              </p>
              {entered.leads > 0 && (
                <p>
                  Not counted: {whole(entered.leads)} imported or entered by staff, of which{' '}
                  {whole(entered.won)} won.
                </p>
              )}
            </Definitions>
          </>
        )
      }
    </Answer>
  )
}

const funnelColumns: Column<FunnelRow>[] = [
  { heading: 'Source', value: ({ origin }) => origin },
  ...steps.map(({ key, name }, at) => {
    const previous = steps[at - 1]?.key
    return {
      heading: name,
      value: (row: FunnelRow) => row[key],
      show: (row: FunnelRow) => (
        <>
          {whole(row[key])}
          {previous && row[key] > 0 && row[previous] > 0 && (
            <span className="block text-xs text-slate">{share(row[key], row[previous])}</span>
          )}
        </>
      ),
    }
  }),
  {
    heading: 'Value won, £',
    value: ({ value }) => value,
    show: ({ value }) => (value > 0 ? pounds(value) : '–'),
  },
]
