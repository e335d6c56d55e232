import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from '#ui/link.tsx'
import { api } from '#config/api.ts'
import type { RoleSlug } from '#config/roles.ts'
import { messageOf } from '#lib/api-client.ts'
import { classes } from '#ui/classes.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Panel } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import type { PreviewJob, RuleFields, RulePreview } from './rule.schema.ts'
import { countInWords } from '#features/job-scanner/scanner-words.ts'

interface Props {
  role: RoleSlug
  /** Left out while what is typed can't be a rule. */
  fields: RuleFields | undefined
  isChanged: boolean
}

const pauseMs = 300

/** What the words would do to the stored jobs, a moment after the last key. */
export function RulePreviewPanel({ role, fields, isChanged }: Props) {
  const typed = fields && JSON.stringify(fields)
  const [asked, setAsked] = useState(typed)
  useEffect(() => {
    if (typed === undefined) return undefined
    const timer = setTimeout(() => setAsked(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [`/api/scanner/rules/${role}/preview`, asked],
    queryFn: ({ signal }) =>
      api.request<RulePreview>(
        'POST',
        `/api/scanner/rules/${role}/preview`,
        JSON.parse(asked ?? '{}'),
        signal,
      ),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
  })
  const isBehind = typed !== asked || isFetching || fields === undefined
  return (
    <Panel title={isChanged ? 'If you save this' : 'What it matches'}>
      {error ? (
        <ErrorState title="No preview" text={messageOf(error)} onRetry={() => void refetch()} />
      ) : data ? (
        <div aria-busy={isBehind} className={classes('transition-opacity', isBehind && 'opacity-60')}>
          <p role="status" className="pb-1">
            <span className="font-heading text-xl font-semibold tabular-nums">
              {data.matches.toLocaleString('en-GB')}
            </span>{' '}
            {data.matches === 1 ? 'open job matches' : 'open jobs match'}
            {(data.newly > 0 || data.noLonger > 0) &&
              `: ${countInWords(data.newly, 'more', 'more')}, ${countInWords(data.noLonger, 'no longer', 'no longer')}`}
          </p>
          <p className="pb-3 text-xs text-slate">
            {data.checked < data.all
              ? `Looked at the ${data.checked.toLocaleString('en-GB')} newest of ${countInWords(data.all, 'open job')}`
              : `Looked at ${countInWords(data.all, 'open job')}`}
          </p>
          <Examples title="Newly matching" jobs={data.examples.newly} all={data.newly} mark="+" />
          <Examples title="No longer matching" jobs={data.examples.noLonger} all={data.noLonger} mark="−" />
          <Examples
            title="Matching as before"
            jobs={data.examples.still}
            all={data.matches - data.newly}
            mark=""
          />
        </div>
      ) : (
        <SkeletonRows rows={4} label="Looking at the stored jobs" />
      )}
    </Panel>
  )
}

function Examples({
  title,
  jobs,
  all,
  mark,
}: {
  title: string
  jobs: PreviewJob[]
  all: number
  mark: string
}) {
  if (all === 0) return null
  return (
    <section className="pb-4">
      <h3 className="pb-1 text-sm font-semibold">
        {title} <span className="font-normal text-slate tabular-nums">{all.toLocaleString('en-GB')}</span>
      </h3>
      <ul className="border-t border-rule">
        {jobs.map((job) => (
          <li
            key={job.id}
            className="grid grid-cols-[1rem_minmax(0,1fr)_auto] gap-x-2 border-b border-rule py-1.5"
          >
            <span aria-hidden="true" className="font-mono">
              {mark}
            </span>
            <div className="min-w-0">
              <Link to={`?tab=jobs&role=any&job=${job.id}`} className="break-words text-sea hover:underline">
                {job.title}
              </Link>
              <p className="text-xs break-words text-slate">{job.company}</p>
              <p className="text-xs break-words text-slate">{reasonOf(job)}</p>
            </div>
            <span className="text-xs text-slate tabular-nums">
              {job.score}
              <span className="sr-only"> points</span>
            </span>
          </li>
        ))}
      </ul>
      {all > jobs.length && <p className="pt-1 text-xs text-slate">and {all - jobs.length} more</p>}
    </section>
  )
}

function reasonOf({ words, excludedBy }: PreviewJob): string {
  const found = words
    .map(({ phrase, where, points }) => `${phrase} (${where === 'title' ? 'title' : 'text'} +${points})`)
    .join(', ')
  if (excludedBy) return `The title has “${excludedBy}”`
  return found || 'None of the words'
}
