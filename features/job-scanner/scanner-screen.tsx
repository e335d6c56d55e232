import { Tabs } from '#ui/tabs.tsx'
import { useSearchParams } from '#ui/use-search-params.ts'
import { JobsTab } from './postings/jobs-tab.tsx'
import { RulesTab } from './rules/rules-tab.tsx'
import { RunsTab } from './runs/runs-tab.tsx'
import { SignalsTab } from './signals/signals-tab.tsx'
import { SourcesTab } from './sources/sources-tab.tsx'

const tabs = [
  { value: 'signals', label: 'Signals' },
  { value: 'jobs', label: 'Jobs' },
  { value: 'sources', label: 'Sources' },
  { value: 'runs', label: 'Runs' },
  { value: 'rules', label: 'Rules' },
] as const
type Tab = (typeof tabs)[number]['value']

/** Companies that hire for our roles, and the job boards in which they are found. Tab and filters live in the address. */
export function ScannerScreen() {
  const [params, setParams] = useSearchParams()
  const tab: Tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'signals'
  return (
    <>
      <h1 className="pb-2 text-2xl">Job scanner</h1>
      <Tabs
        label="Job scanner"
        tabs={tabs}
        value={tab}
        onChange={(next) => setParams(next === 'signals' ? {} : { tab: next })}
      >
        {tab === 'signals' && <SignalsTab />}
        {tab === 'jobs' && <JobsTab />}
        {tab === 'sources' && <SourcesTab />}
        {tab === 'runs' && <RunsTab />}
        {tab === 'rules' && <RulesTab />}
      </Tabs>
    </>
  )
}
