import { Mailboxes } from '#features/correspondence/screens/mailboxes.tsx'
import { UnassignedMails } from '#features/correspondence/screens/unassigned-mails.tsx'
import { MailsScreen } from '#features/mail/mails-screen.tsx'
import { useMe } from '#features/context/use-me.ts'
import { Tabs } from '#ui/tabs.tsx'
import { useSearchParams } from '#ui/use-search-params.ts'
import { LeadPicker } from './lead-picker.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Mails')

const tabs = [
  { value: 'sent', label: 'Sent by the site' },
  { value: 'unassigned', label: 'Unassigned' },
] as const
const forAdministrators = [...tabs, { value: 'mailboxes', label: 'Mailboxes' }] as const

export default function Mails() {
  const { may } = useMe()
  const [params, setParams] = useSearchParams()
  const shown = may('mailboxes.write') ? forAdministrators : tabs
  const tab = shown.find(({ value }) => value === params.get('tab'))?.value ?? 'sent'
  return (
    <>
      <h1 className="pb-4 text-2xl">Mails</h1>
      <Tabs
        label="Mails"
        tabs={shown}
        value={tab}
        onChange={(next) => setParams(next === 'sent' ? {} : { tab: next })}
      >
        {tab === 'sent' && <MailsScreen mayResend={may('mail.resend')} />}
        {tab === 'unassigned' && <UnassignedMails mayWrite={may('leads.write')} LeadPicker={LeadPicker} />}
        {tab === 'mailboxes' && <Mailboxes />}
      </Tabs>
    </>
  )
}
