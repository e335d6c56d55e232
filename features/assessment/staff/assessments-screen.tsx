import { useQuery } from '@tanstack/react-query'
import { Link } from '#ui/link.tsx'
import { messageOf } from '#lib/api-client.ts'
import { longTime, shortTime } from '#lib/office-time.ts'
import { useMe } from '#features/context/use-me.ts'
import { useNow } from '#ui/use-now.ts'
import { Badge } from '#ui/badge.tsx'
import { BarChart } from '#ui/bar-chart.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LineChart } from '#ui/line-chart.tsx'
import { FilterBar } from '#ui/filter-bar.tsx'
import { ListBody } from '#ui/list-body.tsx'
import { StatTile } from '#ui/stat-tile.tsx'
import { Table, TBody, Td, Th, THead, Tr } from '#ui/table.tsx'
import { useFilteredList } from '#ui/use-filtered-list.ts'
import { levelNames } from '#config/readiness-levels.ts'
import type { AssessmentFigures, AssessmentItem } from './assessments-list.schema.ts'

const states = [
  { value: '', label: 'Finished or not' },
  { value: 'finished', label: 'Finished' },
  { value: 'unfinished', label: 'Unfinished' },
]
const levels = [{ value: '', label: 'Any level' }, ...levelNames.map((value) => ({ value, label: value }))]

/** How the assessment is used: who finishes, where the others stop, and each run. */
export function AssessmentsScreen() {
  return (
    <>
      <h1 className="text-2xl">Assessments</h1>
      <Figures />
      <Runs />
    </>
  )
}

function Figures() {
  const { data, error, isPending, refetch } = useQuery<AssessmentFigures>({
    queryKey: ['/api/assessments/figures'],
  })
  if (error && !data)
    return (
      <div className="pt-5">
        <ErrorState
          title="The figures can’t be shown"
          text={messageOf(error)}
          onRetry={() => void refetch()}
        />
      </div>
    )
  const { days = 30, started = 0, finished = 0, sent = 0 } = data ?? {}
  const share = started > 0 ? `${Math.round((100 * finished) / started)}% of those begun` : 'None begun yet'
  return (
    <section aria-label={`The last ${days} days`} className="pt-5">
      <div className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-4">
        <StatTile label={`Begun in ${days} days`} value={started} isLoading={isPending} />
        <StatTile label="Finished" value={finished} note={share} isLoading={isPending} />
        <StatTile
          label="Report sent by mail"
          value={sent}
          note="Each of them is a lead"
          isLoading={isPending}
        />
        <StatTile
          label="Most stop at"
          value={worstOf(data)}
          note="Of those who didn’t finish"
          isLoading={isPending}
        />
      </div>
      {data && started > 0 && (
        <div className="grid gap-x-10 gap-y-8 border-t border-rule pt-5 mt-6 lg:grid-cols-2">
          <div className="min-w-0">
            <LineChart
              title="Question by question"
              labelHeading="Question"
              labels={data.steps.map((_, i) => String(i + 1))}
              series={[
                { name: 'Saw it', values: data.steps.map(({ reached }) => reached) },
                { name: 'Stopped at it', values: data.steps.map(({ stopped }) => stopped) },
              ]}
            />
            <StopList steps={data.steps} />
          </div>
          <BarChart
            title="Levels of the finished"
            labelHeading="Level"
            labels={data.levels.map(({ name }) => name)}
            series={[{ name: 'Assessments', values: data.levels.map(({ count }) => count) }]}
          />
        </div>
      )}
    </section>
  )
}

const stopsShown = 3

/** The questions at which most stopped, in words. */
function StopList({ steps }: { steps: AssessmentFigures['steps'] }) {
  const worst = steps
    .map((step, i) => ({ ...step, number: i + 1 }))
    .filter(({ stopped }) => stopped > 0)
    .toSorted((a, b) => b.stopped - a.stopped)
    .slice(0, stopsShown)
  return (
    <ol className="mt-3 text-sm">
      {worst.map(({ id, number, text, stopped }) => (
        <li key={id} className="flex gap-3 border-t border-rule py-1.5">
          <span className="w-6 text-slate tabular-nums">{number}</span>
          <span className="flex-1">{text}</span>
          <span className="tabular-nums">{stopped} stopped</span>
        </li>
      ))}
    </ol>
  )
}

function worstOf(data: AssessmentFigures | undefined): string {
  const worst = data?.steps.toSorted((a, b) => b.stopped - a.stopped)[0]
  return data && worst && worst.stopped > 0 ? `Question ${data.steps.indexOf(worst) + 1}` : 'None'
}

function Runs() {
  const list = useFilteredList<AssessmentItem>('/api/assessments', ['state', 'level'])
  const { wanted, change, items } = list
  const now = useNow()
  const { may } = useMe()
  return (
    <section aria-label="Each assessment" className="mt-8 border-t border-rule pt-5">
      <FilterBar
        label="Assessments"
        selects={[
          { name: 'state', label: 'State', options: states },
          { name: 'level', label: 'Level', options: levels },
        ]}
        wanted={wanted}
        change={change}
      />
      <ListBody
        noun="assessments"
        list={list}
        rows={8}
        more="Show older ones"
        empty={
          <EmptyState
            title="No assessment"
            text="Runs of the public AI readiness assessment are listed here. Unfinished ones go after 30 days."
          />
        }
      >
        <Table label="Assessments, newest first" stacked>
          <THead>
            <Tr>
              <Th>Begun</Th>
              <Th>State</Th>
              <Th>Level</Th>
              <Th numeric>Score</Th>
              <Th>Lead</Th>
            </Tr>
          </THead>
          <TBody>
            {items.map((item) => (
              <Tr key={item.id}>
                <Td className="whitespace-nowrap">
                  <time dateTime={item.startedAt} title={longTime(item.startedAt)}>
                    {shortTime(item.startedAt, now)}
                  </time>
                </Td>
                <Td label="State">
                  {item.finishedAt ? 'Finished' : `${item.answered} of 24 answered`}
                  {item.isProvisional && (
                    <>
                      {' '}
                      <Badge tone="warn">Provisional</Badge>
                    </>
                  )}
                </Td>
                <Td label="Level">{item.level ?? 'None yet'}</Td>
                <Td label="Score" numeric>
                  {item.overall ?? '–'}
                </Td>
                <Td label="Lead">
                  {item.leadId && !may('leads.read') ? (
                    'Became a lead'
                  ) : item.leadId ? (
                    <Link to={`/lead-form/${item.leadId}`} className="text-sea hover:underline">
                      Open the lead
                    </Link>
                  ) : (
                    <span className="text-slate">No name given</span>
                  )}
                </Td>
              </Tr>
            ))}
          </TBody>
        </Table>
      </ListBody>
    </section>
  )
}
