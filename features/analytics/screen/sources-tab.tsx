import { EmptyState } from '#ui/empty-state.tsx'
import { FigureTable, type Column } from '#ui/figure-table.tsx'
import type { CampaignRow, SourceRow, Sources } from '#features/analytics/analytics-answer.schema.ts'
import { Answer } from './answer.tsx'
import { BeforeNote, Definitions, whole } from './figures.tsx'
import { visitColumns } from './lead-columns.tsx'
import { queryOf, usePeriod } from './use-period.ts'

/** Where visits came from and what they led to. */
export function SourcesTab({ fileName }: { fileName(table: string): string }) {
  const { chosen, change } = usePeriod()
  return (
    <Answer<Sources>
      path={`/api/analytics/sources?${queryOf(chosen, ['device', 'source'])}`}
      label="the sources"
    >
      {(data) => {
        const isCompared = data.before !== null
        const hasLeads = !chosen.device
        if (data.sources.length === 0) {
          return (
            <EmptyState
              title="No visits in this period"
              text="Choose another period above. A link with ?utm_source=… is counted under its own name."
            />
          )
        }
        return (
          <>
            <FigureTable<SourceRow>
              label="Sources"
              fileName={fileName('sources')}
              rows={data.sources}
              keyOf={({ origin }) => origin}
              note={<LeftOut count={data.leftOut.sources} />}
              columns={sourceColumns(isCompared, hasLeads, (source) => change({ source }))}
            />
            {data.campaigns.length > 0 ? (
              <FigureTable<CampaignRow>
                label="Campaigns"
                fileName={fileName('campaigns')}
                rows={data.campaigns}
                keyOf={({ origin, medium, campaign }) => JSON.stringify([origin, medium, campaign])}
                note={<LeftOut count={data.leftOut.campaigns} />}
                columns={campaignColumns(isCompared, hasLeads)}
              />
            ) : (
              <EmptyState
                title="No campaign led here"
                text="Add utm_source, utm_medium and utm_campaign to the links in your newsletters and advertisements."
              />
            )}
            <BeforeNote before={data.before} beforeUntil={data.beforeUntil} />
            <Meanings entered={data.entered} hasLeads={hasLeads} />
          </>
        )
      }}
    </Answer>
  )
}

const LeftOut = ({ count }: { count: number }) =>
  count > 0 ? `The 500 largest are shown; ${whole(count)} smaller ones are not.` : null

function Meanings({ entered, hasLeads }: { entered: Sources['entered']; hasLeads: boolean }) {
  return (
    <Definitions>
      <p>
        <strong>Source:</strong> the campaign’s source, else the mark ref or source of the address, else the
        host that led here, else “direct”. A page loaded anew counts as “this site” from then on.
      </p>
      {hasLeads ? (
        <p>
          <strong>Leads</strong> are joined to sources by the marks and the referrer that came with a person’s
          first enquiry, not by following a visitor: a lead of today may go back to a visit before these days,
          and its share of visits is an estimate. Leads are counted on the day they were new, and qualified or
          won whenever that happened.
        </p>
      ) : (
        <p>Leads are not shown by device because they are not linked to one.</p>
      )}
      {entered && entered.leads > 0 && (
        <p>
          {whole(entered.leads)} more {entered.leads === 1 ? 'lead was' : 'leads were'} imported or entered by
          staff; no visit led to them.
        </p>
      )}
    </Definitions>
  )
}

const sourceColumns = (
  isCompared: boolean,
  hasLeads: boolean,
  onChoose: (source: string) => void,
): Column<SourceRow>[] => [
  {
    heading: 'Source',
    value: ({ origin }) => origin,
    show: ({ origin }) => (
      <button
        type="button"
        onClick={() => onChoose(origin)}
        className="cursor-pointer text-left break-all text-sea hover:underline touch:min-h-11"
      >
        {origin}
      </button>
    ),
  },
  ...visitColumns<SourceRow>({ isCompared, hasLeads }),
]

const campaignColumns = (isCompared: boolean, hasLeads: boolean): Column<CampaignRow>[] => [
  { heading: 'Campaign', value: ({ campaign }) => campaign || '(without a name)' },
  {
    heading: 'Source and medium',
    value: ({ origin, medium }) => (medium ? `${origin} / ${medium}` : origin),
  },
  ...visitColumns<CampaignRow>({ isCompared, hasLeads }),
]
