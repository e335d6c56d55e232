import { Tabs } from '#ui/tabs.tsx'
import { useSearchParams } from '#ui/use-search-params.ts'
import { ClaimsTab } from './claims-tab.tsx'
import { EntriesTab } from './entries-tab.tsx'
import { ExamplesSwitch } from './examples-switch.tsx'
import { IdentityTab } from './identity-tab.tsx'

const tabs = [
  { value: 'identity', label: 'Identity' },
  { value: 'claims', label: 'Claims' },
  { value: 'person', label: 'People' },
  { value: 'case', label: 'Cases' },
  { value: 'certificate', label: 'Certificates' },
] as const
type Tab = (typeof tabs)[number]['value']

/** Who the firm is and what speaks for it; the tab lives in the address. */
export function FirmScreen({ isOwner, mayWrite }: { isOwner: boolean; mayWrite: boolean }) {
  const [params, setParams] = useSearchParams()
  const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'identity'
  const show = (value: Tab) => setParams(value === 'identity' ? {} : { tab: value })
  const isEntries = tab === 'person' || tab === 'case' || tab === 'certificate'
  return (
    <>
      <header className="pb-3">
        <h1 className="text-2xl">Firm</h1>
        <p className="max-w-text pt-1 text-slate">
          What you fill in is live on every server within a second; anything left empty is not shown.
          {!isOwner && ' Owners edit identity and claims; editors and administrators edit the rest.'}
        </p>
      </header>
      <Tabs label="Firm" tabs={tabs} value={tab} onChange={show}>
        {tab === 'identity' && <IdentityTab isOwner={isOwner} />}
        {tab === 'claims' && <ClaimsTab isOwner={isOwner} />}
        {isEntries && (
          <>
            <EntriesTab key={tab} kind={tab} mayWrite={mayWrite} />
            {isOwner && <ExamplesSwitch />}
          </>
        )}
      </Tabs>
    </>
  )
}
