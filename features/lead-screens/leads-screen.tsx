import { ButtonLink } from '#ui/button.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { useSearchParams } from '#ui/use-search-params.ts'
import { DuplicatesReview } from './duplicates/duplicates-review.tsx'
import { LeadsTab } from './leads-tab.tsx'
import { SpamReview } from './spam/spam-review.tsx'
import { useMe } from '#features/context/use-me.ts'
import { useNow } from '#ui/use-now.ts'

const tabs = [
  { value: 'list', label: 'All leads' },
  { value: 'duplicates', label: 'Duplicates' },
  { value: 'spam', label: 'Spam review' },
] as const

export function LeadsScreen() {
  const [params, setParams] = useSearchParams()
  const now = useNow()
  const { me, may } = useMe()
  const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'list'
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-3 pb-2">
        <h1 className="text-2xl">Leads</h1>
        <span className="flex flex-wrap gap-2">
          {may('leads.import') && (
            <ButtonLink to="/leads/import" variant="secondary" icon="upload">
              Import
            </ButtonLink>
          )}
          <ButtonLink to="/lead-form" icon="plus">
            New lead
          </ButtonLink>
        </span>
      </header>
      {me?.seesOnlyOwnLeads && (
        <p className="max-w-text pb-2 text-sm text-slate">
          Your role sees your own leads and those without an owner.
        </p>
      )}
      <Tabs
        label="Leads"
        tabs={tabs}
        value={tab}
        onChange={(next) => setParams(next === 'list' ? {} : { tab: next })}
      >
        {tab === 'list' && <LeadsTab now={now} />}
        {tab === 'duplicates' && <DuplicatesReview />}
        {tab === 'spam' && <SpamReview now={now} />}
      </Tabs>
    </>
  )
}
