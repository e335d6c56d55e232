import { Tabs } from '#ui/tabs.tsx'
import { useSearchParams } from '#ui/use-search-params.ts'
import { AssignmentTab } from './assignment-tab.tsx'
import { FieldsTab } from './fields-tab.tsx'
import { HoursTab } from './hours-tab.tsx'
import { LossReasonsTab } from './loss-reasons-tab.tsx'
import { MailTextsTab } from './mail-texts-tab.tsx'
import { RolesTab } from './roles-tab.tsx'
import { SectorsTab } from './sectors-tab.tsx'
import { StagesTab } from './stages-tab.tsx'

const tabs = [
  { value: 'stages', label: 'Stages' },
  { value: 'losses', label: 'Loss reasons' },
  { value: 'sectors', label: 'Sectors' },
  { value: 'fields', label: 'Fields' },
  { value: 'assignment', label: 'Assignment' },
  { value: 'hours', label: 'Hours' },
  { value: 'texts', label: 'Mail texts' },
  { value: 'roles', label: 'Roles' },
] as const
type Tab = (typeof tabs)[number]['value']

/** How the firm works with leads; the tab lives in the address. */
export function SettingsScreen() {
  const [params, setParams] = useSearchParams()
  const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'stages'
  const show = (value: Tab) => setParams(value === 'stages' ? {} : { tab: value })
  return (
    <>
      <header className="pb-3">
        <h1 className="text-2xl">Settings</h1>
        <p className="max-w-text pt-1 text-slate">
          A change applies to everybody at once, and is recorded in the audit log.
        </p>
      </header>
      <Tabs label="Settings" tabs={tabs} value={tab} onChange={show}>
        {tab === 'stages' && <StagesTab />}
        {tab === 'losses' && <LossReasonsTab />}
        {tab === 'sectors' && <SectorsTab />}
        {tab === 'fields' && <FieldsTab />}
        {tab === 'assignment' && <AssignmentTab />}
        {tab === 'hours' && <HoursTab />}
        {tab === 'texts' && <MailTextsTab />}
        {tab === 'roles' && <RolesTab />}
      </Tabs>
    </>
  )
}
