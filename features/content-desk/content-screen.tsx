import { Tabs } from '#ui/tabs.tsx'
import { useSearchParams } from '#ui/use-search-params.ts'
import { FaqDesk } from './faq-desk.tsx'
import { MissingDesk } from './missing-desk.tsx'
import { PostsDesk } from './posts-desk.tsx'
import { RedirectsDesk } from './redirects-desk.tsx'

const tabs = [
  { value: 'posts', label: 'Articles' },
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
          <p className="pt-1 text-slate">Your role reads here; editors and administrators write.</p>
        )}
      </header>
      <Tabs label="Content" tabs={tabs} value={tab} onChange={show}>
        {tab === 'posts' && <PostsDesk mayWrite={mayWrite} />}
        {tab === 'faq' && <FaqDesk mayWrite={mayWrite} />}
        {tab === 'redirects' && <RedirectsDesk mayWrite={mayWrite} />}
        {tab === 'missing' && <MissingDesk mayWrite={mayWrite} />}
      </Tabs>
    </>
  )
}
