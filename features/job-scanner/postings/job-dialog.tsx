import { longDate, longTime } from '#lib/office-time.ts'
import { useQuery } from '@tanstack/react-query'
import { roleNames } from '#config/roles.ts'
import { messageOf } from '#lib/api-client.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClasses } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { MarkedText } from './marked-text.tsx'
import type { JobDetail } from './scanned-job.schema.ts'
import { closedReasons, providerNames, workplaceNames } from '#features/job-scanner/scanner-words.ts'

/** A job in full, with the words marked by which it is of its roles. */
export function JobDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: job, error, refetch } = useQuery<JobDetail>({ queryKey: [`/api/scanner/jobs/${id}`] })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title={job?.title ?? 'Job'}
      description={job && <p className="break-words">{job.company}</p>}
      footer={
        job?.url && (
          <a
            href={job.url}
            target="_blank"
            rel="noreferrer noopener"
            className={buttonClasses({ variant: 'secondary' })}
          >
            Open on {providerNames[job.provider]}
          </a>
        )
      }
    >
      {error ? (
        <ErrorState title="The job can’t be shown" text={messageOf(error)} onRetry={() => void refetch()} />
      ) : job ? (
        <JobBody job={job} />
      ) : (
        <SkeletonRows rows={5} label="Loading the job" />
      )}
    </Dialog>
  )
}

function JobBody({ job }: { job: JobDetail }) {
  const phrasesIn = (where: 'title' | 'body') =>
    job.matches.flatMap(({ words }) => words.filter((one) => one.where === where).map(({ phrase }) => phrase))
  const facts: [string, React.ReactNode][] = [
    ['Place', job.locations.join('; ') || 'Not stated'],
    ['Work', [job.workplace && workplaceNames[job.workplace], job.employment].filter(Boolean).join(', ')],
    ['Pay', job.salary && payInWords(job.salary)],
    ['Requisition', job.requisition],
    ['Opened', `${longDate(job.openedAt)}${job.postedAt ? '' : ' (the board gives no date: first seen)'}`],
    ['Last seen', longTime(job.lastSeen)],
    ['Also on', job.alsoOn.map(({ provider }) => providerNames[provider]).join(', ')],
  ]
  return (
    <div className="grid gap-5 text-sm">
      {job.closedAt && (
        <p className="border-l-4 border-rule-strong py-1 pl-3">
          Closed {longDate(job.closedAt)}: {job.closedReason && closedReasons[job.closedReason]}.
        </p>
      )}
      {!job.closedAt && job.missingSince && (
        <p className="border-l-4 border-warn py-1 pl-3">
          Not in the list since {longTime(job.missingSince)}. It closes when a complete reading a day later
          doesn’t have it either.
        </p>
      )}
      <section>
        <h3 className="pb-1 font-semibold">Why it matches</h3>
        {job.matches.length === 0 ? (
          <p className="text-slate">It has fewer points than any role requires.</p>
        ) : (
          <ul className="grid gap-2">
            {job.matches.map(({ role, score, words }) => (
              <li key={role}>
                <Badge tone="sea">
                  {roleNames[role]} {score}
                </Badge>{' '}
                <span className="text-slate">
                  {words
                    .map(
                      ({ phrase, where, points }) =>
                        `“${phrase}” in the ${where === 'title' ? 'title' : 'text'} +${points}`,
                    )
                    .join(', ')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[7rem_1fr]">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-slate">{name}</dt>
              <dd className="min-w-0 break-words max-sm:pb-1">{value}</dd>
            </div>
          ))}
      </dl>
      <section>
        <h3 className="pb-1 font-semibold break-words">
          <MarkedText text={job.title} phrases={phrasesIn('title')} />
        </h3>
        <p className="max-w-text break-words whitespace-pre-line">
          {job.descriptionText ? (
            <MarkedText text={job.descriptionText} phrases={phrasesIn('body')} />
          ) : (
            <span className="text-slate">The board gives no description.</span>
          )}
        </p>
      </section>
    </div>
  )
}

function payInWords({ min, max, currency, interval }: NonNullable<JobDetail['salary']>): string | null {
  const amounts = [min, max].filter((one) => one !== null).map((one) => one.toLocaleString('en-GB'))
  const range = min !== null && min === max ? amounts[0] : amounts.join(' to ')
  return range ? `${currency} ${range} a ${interval}` : null
}
