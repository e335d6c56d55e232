import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { z } from 'zod/mini'
import { api } from '#config/api.ts'
import { messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.tsx'
import { longDate, shortTime } from './lead-words.ts'
import type { QuarantinedEnquiry, quarantinePage } from './quarantine.schema.ts'

const url = '/api/quarantine?limit=100'

/** Enquiries that look like spam: each says why, and is released as a lead or discarded. */
export function SpamReview({ now }: { now: Date }) {
  const { data, error, refetch } = useQuery<z.infer<typeof quarantinePage>>({ queryKey: [url], staleTime: 0 })
  if (error && !data)
    return (
      <ErrorState
        title="The quarantine can’t be shown"
        text={messageOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <SkeletonRows rows={4} label="Loading the quarantine" />
  if (data.items.length === 0) {
    return (
      <EmptyState
        title="No suspected spam"
        text="Enquiries that look like spam wait here for 30 days before they are deleted."
      />
    )
  }
  return (
    <>
      <ul>
        {data.items.map((item) => (
          <Suspect key={item.id} item={item} now={now} />
        ))}
      </ul>
      {data.nextCursor && <p className="py-3 text-slate">The newest 100 are shown.</p>}
    </>
  )
}

function Suspect({ item, now }: { item: QuarantinedEnquiry; now: Date }) {
  const { enquiry } = item
  const queries = useQueryClient()
  const navigate = useNavigate()
  const onError = async (error: unknown) => {
    toast({ title: 'That didn’t work', description: messageOf(error), tone: 'error' })
    await queries.invalidateQueries({ queryKey: [url] })
  }
  const release = useMutation({
    mutationFn: () => api.request<{ leadId: string }>('POST', `/api/quarantine/${item.id}/release`, {}),
    onSuccess: ({ leadId }) => navigate(`/lead-form/${leadId}`),
    onError,
  })
  const discard = useMutation({
    mutationFn: () => api.request('DELETE', `/api/quarantine/${item.id}`),
    onSuccess: () => queries.invalidateQueries({ queryKey: [url] }),
    onError,
  })
  const isBusy = release.isPending || discard.isPending
  return (
    <li className="grid gap-x-8 gap-y-3 border-b border-rule py-4 md:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className="break-words">
          <strong>{enquiry.name}</strong>{' '}
          <span className="text-slate">
            {[enquiry.company, enquiry.email, enquiry.phone].filter(Boolean).join(' · ')}
          </span>
        </p>
        {enquiry.message && (
          <p className="line-clamp-4 pt-1 break-words whitespace-pre-line">{enquiry.message}</p>
        )}
        <p className="pt-1 text-xs text-slate">
          {`${item.reasons.join(', ') || 'No reason noted'} · ${shortTime(item.receivedAt, now)} · will be deleted ${longDate(item.deletedAt)}`}
        </p>
      </div>
      <div className="flex items-start gap-2">
        <Button
          variant="secondary"
          size="sm"
          pending={release.isPending}
          disabled={isBusy}
          onClick={() => release.mutate()}
        >
          Not spam
        </Button>
        <Button
          variant="quiet"
          size="sm"
          pending={discard.isPending}
          disabled={isBusy}
          onClick={() => discard.mutate()}
        >
          Delete
        </Button>
      </div>
    </li>
  )
}
