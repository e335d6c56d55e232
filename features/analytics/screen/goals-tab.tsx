import { FigureTable, type Column } from '#ui/figure-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { GoalRow, Goals, ToolRow } from '#features/analytics/analytics-answer.schema.ts'
import { Answer } from './answer.tsx'
import { beforeColumn, BeforeNote, Definitions, share, whole } from './figures.tsx'
import { FunnelPart } from './funnel-part.tsx'
import { goalName, toolName } from './goal-words.ts'
import { queryOf, usePeriod } from './use-period.ts'

/** From visits to customers, then what was done on the way. */
export function GoalsTab({ fileName }: { fileName(table: string): string }) {
  const { chosen } = usePeriod()
  return (
    <div className="space-y-10">
      <FunnelPart fileName={fileName} />
      <Answer<Goals> path={`/api/analytics/goals?${queryOf(chosen, ['device', 'source'])}`} label="the goals">
        {({ tools, others, before, beforeUntil }) => (
          <>
            {tools.length === 0 ? (
              <EmptyState
                title="No tools were started in this period"
                text="Forms, the assessment, the matcher, calculators and demos are counted here from the first entry."
              />
            ) : (
              <FigureTable<ToolRow>
                label="Tools"
                fileName={fileName('tools')}
                rows={tools}
                keyOf={({ tool }) => tool}
                columns={toolColumns(before !== null)}
              />
            )}
            {others.length > 0 && (
              <FigureTable<GoalRow>
                label="Other goals"
                fileName={fileName('goals')}
                rows={others}
                keyOf={({ name, subject }) => `${name} ${subject}`}
                columns={goalColumns(before !== null)}
              />
            )}
            <BeforeNote before={before} beforeUntil={beforeUntil} />
            <Definitions>
              <p>
                A tool is started with its first entry, finished when it shows a result, and sent when an
                enquiry leaves the browser. Tools without a result of their own, such as the contact form, are
                only started and sent.
              </p>
            </Definitions>
          </>
        )}
      </Answer>
    </div>
  )
}

function WithShare({ part, of }: { part: number; of: number }) {
  return (
    <>
      {whole(part)}
      {part > 0 && of > 0 && <span className="block text-xs text-slate">{share(part, of)}</span>}
    </>
  )
}

const toolColumns = (isCompared: boolean): Column<ToolRow>[] => [
  { heading: 'Tool', value: ({ tool }) => toolName(tool) },
  { heading: 'Begun', value: ({ started }) => started },
  ...(isCompared ? [beforeColumn<ToolRow>('Begun before', (row) => [row.started, row.startedBefore])] : []),
  {
    heading: 'Finished',
    value: ({ finished }) => finished,
    show: ({ finished, started }) => <WithShare part={finished} of={started} />,
  },
  {
    heading: 'Sent as an enquiry',
    value: ({ sent }) => sent,
    show: ({ sent, started }) => <WithShare part={sent} of={started} />,
  },
  ...(isCompared ? [beforeColumn<ToolRow>('Sent before', (row) => [row.sent, row.sentBefore])] : []),
]

const goalColumns = (isCompared: boolean): Column<GoalRow>[] => [
  { heading: 'Goal', value: ({ name }) => goalName(name) },
  { heading: 'Which', value: ({ subject }) => subject || '–' },
  { heading: 'Times', value: ({ count }) => count },
  ...(isCompared ? [{ heading: 'Times before', value: ({ before }: GoalRow) => before }] : []),
]
