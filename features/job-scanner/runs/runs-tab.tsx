import { longTime } from '#lib/office-time.ts'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '#features/context/use-me.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterBar, type FilterSelect } from '#ui/filter-bar.tsx'
import { Table, TBody, Td, Th, THead, Tr } from '#ui/table.tsx'
import { useFilteredList } from '#ui/use-filtered-list.ts'
import { ListBody } from '#ui/list-body.tsx'
import { RunProgress } from './run-progress.tsx'
import { isOpenRun, runStatuses, type RunItem, type RunStatus } from './run.schema.ts'
import {
  bytesInWords,
  countInWords,
  providerNames,
  runStatusNames,
} from '#features/job-scanner/scanner-words.ts'
import type { SourceItem } from '#features/job-scanner/sources/source.schema.ts'
import { useLiveRefetch } from './use-live-refetch.ts'

const filters = ['source', 'status']
const tones: Record<RunStatus, BadgeTone> = {
  queued: 'neutral',
  running: 'sea',
  waiting: 'warn',
  ok: 'ok',
  partial: 'warn',
  failed: 'signal',
  cancelled: 'neutral',
}

/** Every reading with its figures and what went wrong, the newest first. */
export function RunsTab() {
  const { wanted, change, items, ...list } = useFilteredList<RunItem>('/api/scanner/runs', filters)
  const { may } = useMe()
  const { data: sources } = useQuery<{ items: SourceItem[] }>({
    queryKey: ['/api/scanner/sources?limit=100'],
  })
  useLiveRefetch(
    items.some(({ status }) => isOpenRun(status)),
    list.refetch,
  )
  const selects: FilterSelect[] = [
    {
      name: 'source',
      label: 'Source',
      options: [
        { value: '', label: 'Any source' },
        ...(sources?.items ?? []).map(({ id, company, provider }) => ({
          value: id,
          label: `${company} (${providerNames[provider]})`,
        })),
      ],
    },
    {
      name: 'status',
      label: 'Outcome',
      options: [
        { value: '', label: 'Any outcome' },
        ...runStatuses.map((value) => ({ value, label: runStatusNames[value] })),
      ],
    },
  ]
  const isFiltered = filters.some((name) => wanted[name])
  return (
    <>
      <FilterBar label="Runs" selects={selects} wanted={wanted} change={change} />
      <ListBody
        noun="runs"
        list={{ items, ...list }}
        empty={
          isFiltered ? (
            <EmptyState
              title="No matching runs"
              text="No runs match these filters."
              action={
                <ButtonLink variant="secondary" to="/job-scanner-admin?tab=runs">
                  Show all runs
                </ButtonLink>
              }
            />
          ) : (
            <EmptyState
              title="No runs yet"
              text="Each reading of a job board is listed here with what it found."
              action={<ButtonLink to="/job-scanner-admin?tab=sources">Go to the sources</ButtonLink>}
            />
          )
        }
      >
        <RunsTable runs={items} mayCancel={may('scanner.write')} />
      </ListBody>
    </>
  )
}

function RunsTable({ runs, mayCancel }: { runs: RunItem[]; mayCancel: boolean }) {
  return (
    <Table label="Runs" stacked="figures">
      <THead>
        <Tr>
          <Th>Source</Th>
          <Th>Outcome</Th>
          <Th>Begun</Th>
          <Th numeric>Jobs</Th>
          <Th numeric>New</Th>
          <Th numeric>Changed</Th>
          <Th numeric>Unchanged</Th>
          <Th numeric>Closed</Th>
          <Th numeric>Read</Th>
        </Tr>
      </THead>
      <TBody>
        {runs.map((run) => (
          <RunRow key={run.id} run={run} mayCancel={mayCancel} />
        ))}
      </TBody>
    </Table>
  )
}

function RunRow({ run, mayCancel }: { run: RunItem; mayCancel: boolean }) {
  const figure = (label: string, value: number) => (
    <Td label={label} numeric className="tabular-nums">
      {value.toLocaleString('en-GB')}
    </Td>
  )
  return (
    <Tr>
      <Td className="min-w-0 md:w-1/5">
        <div className="min-w-0">
          <p className="font-semibold break-words">{run.company}</p>
          <p className="text-xs text-slate">
            {providerNames[run.provider]}, {run.trigger === 'schedule' ? 'by schedule' : 'asked for by staff'}
          </p>
        </div>
      </Td>
      <Td label="Outcome" className="md:w-1/4">
        {isOpenRun(run.status) ? (
          <RunProgress run={run} mayCancel={mayCancel} />
        ) : (
          <div className="min-w-0">
            <Badge tone={tones[run.status]}>{runStatusNames[run.status]}</Badge>
            {run.error && <p className="pt-1 break-words">{run.error}.</p>}
            {run.skipped && <p className="pt-1 text-xs break-words text-slate">Skipped: {run.skipped}</p>}
            {run.waits > 0 && (
              <p className="pt-1 text-xs text-slate">
                Waited {countInWords(run.waits, 'time')} for a busy board
              </p>
            )}
          </div>
        )}
      </Td>
      <Td label="Begun">
        <span>
          {longTime(run.startedAt ?? run.createdAt)}
          {run.startedAt && run.finishedAt && (
            <span className="block text-xs text-slate">{durationOf(run.startedAt, run.finishedAt)}</span>
          )}
        </span>
      </Td>
      {figure('Jobs', run.fetched)}
      {figure('New', run.new)}
      {figure('Changed', run.changed)}
      {figure('Unchanged', run.unchanged)}
      {figure('Closed', run.closed)}
      <Td label="Read" numeric className="whitespace-nowrap tabular-nums">
        {bytesInWords(run.bytes)}
      </Td>
    </Tr>
  )
}

function durationOf(from: string, to: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000))
  if (seconds < 1) return 'under a second'
  if (seconds < 90) return countInWords(seconds, 'second')
  return countInWords(Math.round(seconds / 60), 'minute')
}
