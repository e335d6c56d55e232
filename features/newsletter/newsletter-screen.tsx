import { Tabs } from '#ui/tabs.tsx'
import { useSearchParams } from '#ui/use-search-params.ts'
import { IssuesTab } from './issues/issues-tab.tsx'
import { SubscribersTab } from './subscribers-tab.tsx'

const tabs = [
  { value: 'issues', label: 'Newsletters' },
  { value: 'subscribers', label: 'Subscribers' },
] as const

/** What goes to those who agreed, and who they are. */
export function NewsletterScreen({ mayWrite }: { mayWrite: boolean }) {
  const [params, setParams] = useSearchParams()
  const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'issues'
  return (
    <>
      <header className="pb-4">
        <h1 className="text-2xl">Newsletter</h1>
        <p className="max-w-text pt-1 text-slate">
          It goes only to people who asked for it and confirmed their address.
        </p>
      </header>
      <Tabs
        label="Newsletter"
        tabs={tabs}
        value={tab}
        onChange={(next) => setParams(next === 'issues' ? {} : { tab: next })}
      >
        {tab === 'issues' ? <IssuesTab mayWrite={mayWrite} /> : <SubscribersTab />}
      </Tabs>
    </>
  )
}
