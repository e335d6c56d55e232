import { useLossReasons } from '#features/leads/loss-reasons/use-loss-reasons.ts'
import { useSectors } from '#features/leads/sectors/use-sectors.ts'
import { Button } from '#ui/button.tsx'
import type { LeadDetail } from '#features/leads/lead-answer.schema.ts'
import { money } from '#lib/money.ts'
import { longDate } from '#lib/office-time.ts'
import { sizeNames, sourceNames } from '#features/leads/lead-words.ts'

const countries = new Intl.DisplayNames('en-GB', { type: 'region' })

/** What is known of a lead, to read. */
export function LeadFacts({ lead, onEdit }: { lead: LeadDetail; onEdit: (() => void) | undefined }) {
  const { firstTouch, lossReasonId, lostReason } = lead
  const { nameOf } = useLossReasons()
  const { nameOf: sectorName } = useSectors()
  const lost = [lossReasonId && nameOf(lossReasonId), lostReason].filter(Boolean).join(': ')
  const campaign = firstTouch.utm && Object.values(firstTouch.utm).join(' / ')
  const marketing = lead.consents.find(({ kind }) => kind === 'marketing')
  return (
    <>
      <dl className="grid grid-cols-[7.5rem_1fr] gap-x-3 gap-y-1.5">
        <Fact name="Email">{lead.email && <a href={`mailto:${lead.email}`}>{lead.email}</a>}</Fact>
        <Fact name="Phone">
          {lead.phone && <a href={`tel:${lead.phone.replace(/[^\d+]/g, '')}`}>{lead.phone}</a>}
        </Fact>
        <Fact name="Sector">{lead.sector && sectorName(lead.sector)}</Fact>
        <Fact name="Company size">{lead.companySize && sizeNames[lead.companySize]}</Fact>
        <Fact name="Country">{lead.country && countries.of(lead.country)}</Fact>
        <Fact name="Problem">{lead.problem}</Fact>
        <Fact name="Value">{lead.value !== null && money(lead.value)}</Fact>
        <Fact name="Expected close">{lead.expectedClose && longDate(lead.expectedClose)}</Fact>
        <Fact name="Tags">{lead.tags.join(', ')}</Fact>
        <Fact name="Owner">{lead.owner?.name ?? 'No owner'}</Fact>
        {lost && <Fact name="Loss reason">{lost}</Fact>}
        <Fact name="Source">{sourceNames[lead.source]}</Fact>
        <Fact name="First page">{firstTouch.page}</Fact>
        <Fact name="Came from">{firstTouch.from}</Fact>
        <Fact name="Referrer">{firstTouch.referrer}</Fact>
        <Fact name="Campaign">{campaign}</Fact>
        <Fact name="Marketing">
          {marketing ? `${marketing.given ? 'Agreed' : 'Declined'} ${longDate(marketing.at)}` : 'Not asked'}
        </Fact>
        <Fact name="Kept until">{longDate(lead.retainUntil)}</Fact>
      </dl>
      {onEdit && (
        <Button variant="secondary" size="sm" icon="edit" onClick={onEdit} className="mt-4 print:hidden">
          Edit
        </Button>
      )}
    </>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-slate">{name}</dt>
      <dd className="min-w-0 break-words">{children || <span className="text-slate">–</span>}</dd>
    </>
  )
}
