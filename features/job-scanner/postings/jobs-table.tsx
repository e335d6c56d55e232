import { longDate } from '#lib/office-time.ts'
import { Link } from 'react-router'
import { roleNames } from '#config/roles.ts'
import { Badge } from '#ui/badge.tsx'
import { Table, TBody, Td, Th, THead, Tr } from '#ui/table.tsx'
import { useSearchParams } from '#ui/use-search-params.ts'
import type { JobItem } from './scanned-job.schema.ts'
import {
  closedReasons,
  countInWords,
  providerNames,
  workplaceNames,
} from '#features/job-scanner/scanner-words.ts'

export function JobsTable({ jobs }: { jobs: JobItem[] }) {
  return (
    <Table label="Jobs" stacked>
      <THead>
        <Tr>
          <Th>Job</Th>
          <Th>Roles</Th>
          <Th>Place</Th>
          <Th>Opened</Th>
          <Th>Board</Th>
        </Tr>
      </THead>
      <TBody>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </TBody>
    </Table>
  )
}

function JobRow({ job }: { job: JobItem }) {
  const [params] = useSearchParams()
  const here = new URLSearchParams(params)
  here.set('job', job.id)
  const [place = 'Not stated'] = job.locations
  return (
    <Tr className="relative">
      <Td className="min-w-0 md:w-2/5">
        <div className="min-w-0">
          <Link
            to={`?${here}`}
            preventScrollReset
            className="font-semibold break-words text-ink before:absolute before:inset-0 hover:text-sea"
          >
            {job.title}
          </Link>
          <p className="break-words text-slate">{job.company}</p>
          {job.closedAt && (
            <p className="text-xs text-slate">
              Closed {longDate(job.closedAt)}: {job.closedReason && closedReasons[job.closedReason]}
            </p>
          )}
          {!job.closedAt && job.missedRuns > 0 && (
            <p className="text-xs text-warn">
              Missing from {countInWords(job.missedRuns, 'complete reading')}, last seen{' '}
              {longDate(job.lastSeen)}
            </p>
          )}
        </div>
      </Td>
      <Td label="Roles" className="md:max-w-64">
        {job.roles.length === 0 ? (
          <span className="text-slate">None</span>
        ) : (
          job.roles.map((role) => roleNames[role]).join(', ')
        )}
      </Td>
      <Td label="Place" className="min-w-0 md:max-w-56">
        <span className="min-w-0 break-words">
          {place}
          {job.locations.length > 1 && ` and ${job.locations.length - 1} more`}
          {job.workplace && (
            <span className="text-slate">, {workplaceNames[job.workplace].toLowerCase()}</span>
          )}
        </span>
      </Td>
      <Td label="Opened" className="whitespace-nowrap">
        <span className="flex flex-wrap gap-1.5">
          {longDate(job.openedAt)}
          {job.closedAt && <Badge>Closed</Badge>}
        </span>
      </Td>
      <Td label="Board">
        <span>
          {providerNames[job.provider]}
          {job.alsoOn.length > 0 && (
            <span className="block text-xs text-slate">
              and {countInWords(job.alsoOn.length, 'more posting')}
            </span>
          )}
        </span>
      </Td>
    </Tr>
  )
}
