import { classes } from '#ui/classes.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { useMe } from '#features/context/use-me.ts'
import { contactOf } from '#features/leads/contact-of.ts'
import type { LeadFile } from '#features/leads/lead-answer.schema.ts'
import { money } from '#lib/money.ts'
import { useOwners } from '#features/lead-screens/use-owners.ts'

interface LeadEssentialsProps {
  lead: LeadFile
  onHandOver: (ownerId: string | null) => void
  isPending: boolean
}

/** Owner, value, company and contact in one line; the owner can be changed there. */
export function LeadEssentials({ lead, onHandOver, isPending }: LeadEssentialsProps) {
  const { email, phone } = contactOf(lead)
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-2 pt-4 md:grid-cols-[minmax(9rem,1fr)_auto_minmax(0,1.5fr)] xl:grid-cols-[minmax(9rem,1fr)_auto_minmax(0,1.5fr)_minmax(0,2fr)]">
      <Essential name="Owner">
        <OwnerChoice lead={lead} onHandOver={onHandOver} isPending={isPending} />
      </Essential>
      <Essential name="Value">
        <span className="tabular-nums">{lead.value === null ? 'Not set' : money(lead.value)}</span>
      </Essential>
      <Essential name="Company">
        {lead.companyId ? (
          <Link to={`/companies/${lead.companyId}`} className="break-words text-sea hover:underline">
            {lead.company || 'Unnamed company'}
          </Link>
        ) : (
          lead.company || 'None'
        )}
      </Essential>
      <Essential name="Contact" className="max-xl:col-span-full">
        <span className="flex flex-wrap items-center gap-x-5">
          {phone && <Contact icon="phone" to={`tel:${phone.replace(/[^\d+]/g, '')}`} words={phone} />}
          {email && <Contact icon="mail" to={`mailto:${email}`} words={email} />}
          {!phone && !email && 'None'}
        </span>
      </Essential>
    </dl>
  )
}

interface EssentialProps {
  name: string
  className?: string
  children: React.ReactNode
}

function Essential({ name, className, children }: EssentialProps) {
  return (
    <div className={classes('min-w-0', className)}>
      <dt className="text-xs text-slate">{name}</dt>
      <dd className="flex min-h-8 min-w-0 items-center touch:min-h-11">{children}</dd>
    </div>
  )
}

function OwnerChoice({ lead, onHandOver, isPending }: LeadEssentialsProps) {
  const owners = useOwners(lead.owner)
  const { may } = useMe()
  if (!may('leads.write') || lead.stage === 'merged') return lead.owner?.name ?? 'No owner'
  return (
    <span className="relative block w-full max-w-64">
      <select
        aria-label="Owner"
        value={lead.owner?.id ?? ''}
        disabled={isPending}
        onChange={({ target }) => onHandOver(target.value || null)}
        className="h-8 w-full cursor-pointer appearance-none rounded border border-rule-strong bg-raised pr-8 pl-2.5 hover:border-ink touch:h-11"
      >
        <option value="">No owner</option>
        {owners.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        size={16}
        className="pointer-events-none absolute inset-y-0 right-2 my-auto text-slate"
      />
    </span>
  )
}

/** To call or to write from, where the thumb already is. */
function Contact({ icon, to, words }: { icon: IconName; to: string; words: string }) {
  return (
    <a
      href={to}
      className="inline-flex min-h-8 min-w-0 items-center gap-1.5 text-sea hover:underline touch:min-h-11"
    >
      <Icon name={icon} size={16} className="shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{words}</span>
    </a>
  )
}
