import { Tabs } from '#ui/tabs.tsx'
import { useSearchParams } from '#ui/use-search-params.ts'
import { FaqTab } from './faq/faq-tab.tsx'
import { MissingPagesTab } from './missing-pages/missing-pages-tab.tsx'
import { PagesTab } from './pages/pages-tab.tsx'
import { PostsTab } from './posts/posts-tab.tsx'
import { RedirectsTab } from './redirects/redirects-tab.tsx'

const tabs = [
  { value: 'posts', label: 'Articles' },
  { value: 'pages', label: 'Pages' },
  { value: 'faq', label: 'Questions and answers' },
  { value: 'redirects', label: 'Redirects' },
  { value: 'missing', label: 'Missing pages' },
] as const
type Tab = (typeof tabs)[number]['value']

/** What the public reads and where its addresses lead; the tab lives in the address. */
export function ContentScreen({ mayWrite }: { mayWrite: boolean }) {
  const [params, setParams] = useSearchParams()
  const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'posts'
  const show = (value: Tab) => setParams(value === 'posts' ? {} : { tab: value })
  return (
    <>
      <header className="pb-3">
        <h1 className="text-2xl">Content</h1>
        {!mayWrite && (
          <p className="pt-1 text-slate">Your role can read this; editors and administrators can edit it.</p>
        )}
      </header>
      <Tabs label="Content" tabs={tabs} value={tab} onChange={show}>
        {tab === 'posts' && <PostsTab mayWrite={mayWrite} />}
        {tab === 'pages' && <PagesTab />}
        {tab === 'faq' && <FaqTab mayWrite={mayWrite} />}
        {tab === 'redirects' && <RedirectsTab mayWrite={mayWrite} />}
        {tab === 'missing' && <MissingPagesTab mayWrite={mayWrite} />}
      </Tabs>
    </>
  )
}
