import { longDate } from '#lib/office-time.ts'
import { useEffect, useRef } from 'react'
import { Link } from '#ui/link.tsx'
import { roleNames } from '#config/roles.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { Menu, MenuItem, MenuLabel } from '#ui/menu.tsx'
import { countInWords } from '#features/job-scanner/scanner-words.ts'
import type { SignalItem } from './signal.schema.ts'
import type { useSignalWrite } from './use-signal-write.ts'

interface Props {
  signal: SignalItem
  /** The one that the keys act on. */
  isCurrent: boolean
  /** Left out for those who may only read. */
  write: ReturnType<typeof useSignalWrite> | undefined
}

const countryNames: Record<string, string> = { GB: 'the United Kingdom', IE: 'Ireland' }

export function SignalRow({ signal, isCurrent, write }: Props) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  const { company, companyKey, titles, jobs } = signal
  return (
    <li
      ref={row}
      aria-current={isCurrent || undefined}
      className={classes(
        'grid gap-x-6 gap-y-3 border-b border-rule py-4 md:grid-cols-[4.5rem_minmax(0,1fr)_auto]',
        isCurrent && 'bg-sea-tint shadow-[inset_3px_0_0_var(--color-sea)] md:-mx-3 md:px-3',
      )}
    >
      <Score signal={signal} />
      <div className="min-w-0">
        <h2 className="text-base font-semibold break-words">{company}</h2>
        <p className="text-slate">
          {countInWords(jobs, 'job')} in 30 days in{' '}
          {signal.countries.map((code) => countryNames[code] ?? code).join(' and ')}, newest{' '}
          {longDate(signal.newestAt)}
        </p>
        <p className="pt-0.5 text-slate">{signal.roles.map((role) => roleNames[role]).join(', ')}</p>
        <ul className="pt-2">
          {titles.map(({ id, title }) => (
            <li key={id} className="truncate">
              <Link
                to={`/job-scanner-admin?tab=jobs&company=${encodeURIComponent(companyKey)}&job=${id}`}
                className="text-sea hover:underline"
              >
                {title}
              </Link>
            </li>
          ))}
          {jobs > titles.length && (
            <li>
              <Link
                to={`/job-scanner-admin?tab=jobs&company=${encodeURIComponent(companyKey)}&place=near`}
                className="text-sea hover:underline"
              >
                and {jobs - titles.length} more
              </Link>
            </li>
          )}
        </ul>
      </div>
      <Decision signal={signal} write={write} />
    </li>
  )
}

function Score({ signal: { score, parts, jobs, jobsBefore } }: { signal: SignalItem }) {
  const difference = jobs - jobsBefore
  return (
    <div className="max-md:row-start-2 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3">
      <p className="font-heading text-2xl leading-none font-semibold tabular-nums">
        <span className="sr-only">Score </span>
        {score}
      </p>
      <p className="flex items-center gap-1 pt-1 text-xs text-slate">
        {difference !== 0 && <Icon name={difference > 0 ? 'arrow-up' : 'arrow-down'} size={14} />}
        {difference === 0 ? 'unchanged' : `${Math.abs(difference)} ${difference > 0 ? 'more' : 'fewer'}`}
        <span className="sr-only"> than in the 30 days before</span>
      </p>
      <details className="relative pt-1 text-xs">
        <summary className="flex w-fit cursor-pointer list-none items-center gap-1 text-slate hover:text-ink touch:min-h-11 [&::-webkit-details-marker]:hidden">
          <Icon
            name="chevron-right"
            size={14}
            className="transition-transform duration-150 in-open:rotate-90"
          />
          Why?
        </summary>
        <ul className="mt-1 border border-rule bg-raised p-2 md:absolute md:z-10 md:w-60 md:shadow-float">
          {parts.map(({ reason, points }) => (
            <li key={reason} className="flex justify-between gap-3">
              <span>{reason}</span>
              <span className="tabular-nums">+{points}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

function Decision({ signal, write }: Pick<Props, 'signal' | 'write'>) {
  const { state, leadId, snoozedUntil } = signal
  if (state === 'lead') {
    return (
      <div className="flex flex-wrap items-start gap-2">
        <Badge tone="ok">Has a lead</Badge>
        {leadId && (
          <ButtonLink variant="secondary" size="sm" to={`/lead-form/${leadId}`}>
            Open the lead
          </ButtonLink>
        )}
      </div>
    )
  }
  if (state === 'dismissed') {
    return (
      <div className="flex flex-wrap items-start gap-2">
        <Badge>{snoozedUntil ? `Dismissed until ${longDate(snoozedUntil)}` : 'Dismissed for good'}</Badge>
        {write && (
          <Button
            variant="secondary"
            size="sm"
            disabled={write.isPending}
            onClick={() => write.restore(signal)}
          >
            Bring back
          </Button>
        )}
      </div>
    )
  }
  if (!write) return null
  return (
    <div className="flex flex-wrap items-start gap-2">
      <Button
        variant="secondary"
        size="sm"
        icon="plus"
        disabled={write.isPending}
        onClick={() => write.beginLead(signal)}
      >
        Create lead
      </Button>
      <Menu
        trigger={
          <Button variant="quiet" size="sm" icon="chevron-down" iconAfter disabled={write.isPending}>
            Dismiss
          </Button>
        }
      >
        <MenuLabel>Not now</MenuLabel>
        <MenuItem onSelect={() => write.dismiss(signal, 30)}>For 30 days</MenuItem>
        <MenuItem onSelect={() => write.dismiss(signal, 90)}>For 90 days</MenuItem>
        <MenuItem onSelect={() => write.dismiss(signal, null)}>For good</MenuItem>
      </Menu>
    </div>
  )
}
