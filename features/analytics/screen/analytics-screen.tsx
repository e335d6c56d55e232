import { Tabs } from '#ui/tabs.tsx'
import { useSearchParams } from '#ui/use-search-params.ts'
import { FilteredTab } from './filtered-tab.tsx'
import { GoalsTab } from './goals-tab.tsx'
import { LimitedNotice } from './limited-notice.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { PagesTab } from './pages-tab.tsx'
import { PeriodBar } from './period-bar.tsx'
import { QuestionsTab } from './questions-tab.tsx'
import { SearchesTab } from './searches-tab.tsx'
import { SeoTab } from './seo-tab.tsx'
import { SourcesTab } from './sources-tab.tsx'
import { usePeriod } from './use-period.ts'
import { VitalsTab } from '#features/analytics/vitals/vitals-tab.tsx'

const views = [
  { value: 'overview', label: 'Overview', Content: OverviewTab, filters: ['device', 'source'] },
  { value: 'sources', label: 'Sources and campaigns', Content: SourcesTab, filters: ['device', 'source'] },
  { value: 'pages', label: 'Pages', Content: PagesTab, filters: ['device', 'source'] },
  { value: 'goals', label: 'Goals and funnel', Content: GoalsTab, filters: ['device', 'source'] },
  { value: 'vitals', label: 'Vitals', Content: VitalsTab, filters: ['device'] },
  { value: 'seo', label: 'SEO', Content: SeoTab, filters: [], isSingle: true },
  { value: 'searches', label: 'Searches without result', Content: SearchesTab, filters: [] },
  { value: 'questions', label: 'Unanswered questions', Content: QuestionsTab, filters: [], isSingle: true },
  { value: 'filtered', label: 'Filtered', Content: FilteredTab, filters: [] },
] as const
type View = (typeof views)[number]['value']

/** What the statistics say, a tab for each question; tab, days, comparison and filters are in the address. */
export function AnalyticsScreen() {
  const [params, setParams] = useSearchParams()
  const { chosen } = usePeriod()
  const view = views.find(({ value }) => value === params.get('tab')) ?? views[0]
  const { from, to } = chosen.range
  const fileName = (table: string) => `analytics-${table}-${from}-${to}`
  return (
    <>
      <h1 className="pb-2 text-2xl">Analytics</h1>
      <Tabs<View>
        label="Analytics"
        tabs={views}
        value={view.value}
        onChange={(tab) =>
          setParams((before) => {
            // The days and filters stay; what belongs to one tab goes.
            for (const name of ['metric', 'route', 'cursor']) before.delete(name)
            before.set('tab', tab)
            return before
          })
        }
      >
        <PeriodBar filters={view.filters} isSingle={'isSingle' in view} />
        <LimitedNotice />
        <view.Content fileName={fileName} />
      </Tabs>
    </>
  )
}
