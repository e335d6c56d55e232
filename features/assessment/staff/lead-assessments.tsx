import { useQuery } from '@tanstack/react-query'
import { messageOf } from '#lib/api-client.ts'
import { longDate } from '#lib/office-time.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Panel } from '#ui/panel.tsx'
import type { AssessmentItem } from './assessments-list.schema.ts'

/** The results that a lead had sent; nothing for who took no assessment. */
export function LeadAssessments({ leadId }: { leadId: string }) {
  const { data, error, refetch } = useQuery<{ items: AssessmentItem[] }>({
    queryKey: [`/api/assessments?lead=${leadId}`],
  })
  if (error && !data) {
    return (
      <ErrorState
        title="The assessment of this lead can’t be shown"
        text={messageOf(error)}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data || data.items.length === 0) return null
  return (
    <Panel title="AI readiness">
      <ul className="grid gap-3">
        {data.items.map(({ id, overall, level, isProvisional, finishedAt }) => (
          <li key={id} className="flex items-baseline justify-between gap-4">
            <span>
              <span className="block font-semibold">{level}</span>
              <span className="text-slate">
                {finishedAt && longDate(finishedAt)}
                {isProvisional && ', provisional: under 75% of the answers were known'}
              </span>
            </span>
            <span className="font-heading text-2xl font-semibold tabular-nums">
              {overall}
              <span className="text-sm font-normal text-slate"> of 100</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
