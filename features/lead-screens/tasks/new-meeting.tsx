import { useQuery } from '@tanstack/react-query'
import type { LeadFile } from '#features/leads/lead-answer.schema.ts'
import { messageOf } from '#lib/api-client.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { MeetingForm } from './meeting-form.tsx'

interface Props {
  leadId: string
  now: Date
  onClose: () => void
}

/** Arranges a meeting with a lead that was picked. */
export function NewMeeting({ leadId, now, onClose }: Props) {
  const { data, error, refetch } = useQuery<LeadFile>({ queryKey: [`/api/leads/${leadId}`] })
  if (error && !data)
    return (
      <ErrorState title="The lead can’t be shown" text={messageOf(error)} onRetry={() => void refetch()} />
    )
  if (!data) return <SkeletonRows rows={3} label="Loading the lead" />
  return (
    <>
      <h2 className="pb-3 text-lg">Meeting with {data.name}</h2>
      <MeetingForm contact={data} now={now} onDone={onClose} onCancel={onClose} />
    </>
  )
}
