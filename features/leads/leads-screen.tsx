import { useSearchParams } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { LeadsList } from './leads-list.tsx'
import { SpamReview } from './spam-review.tsx'
import { useNow } from './use-now.ts'

const tabs = [
  { value: 'list', label: 'All leads' },
  { value: 'spam', label: 'Spam review' },
] as const

export function LeadsScreen() {
  const [params, setParams] = useSearchParams()
  const now = useNow()
  const tab = params.get('tab') === 'spam' ? 'spam' : 'list'
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-3 pb-2">
        <h1 className="text-2xl">Leads</h1>
        <ButtonLink to="/lead-form" icon="plus">
          New lead
        </ButtonLink>
      </header>
      <Tabs
        label="Leads"
        tabs={tabs}
        value={tab}
        onChange={(next) => setParams(next === 'spam' ? { tab: 'spam' } : {})}
      >
        {tab === 'spam' ? <SpamReview now={now} /> : <LeadsList now={now} />}
      </Tabs>
    </>
  )
}
