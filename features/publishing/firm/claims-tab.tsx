import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#lib/api-client.ts'
import { dayInWords } from '#lib/day-in-words.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRecord } from '#ui/skeleton.tsx'
import { EvidenceForm, evidenceUrl } from './evidence-form.tsx'
import type { ClaimKey, EvidenceAnswer } from './evidence.schema.ts'

type Listed = EvidenceAnswer['claims'][number]

/** Each claim of the house beside what it rests on. */
export function ClaimsTab({ isOwner }: { isOwner: boolean }) {
  const { data, error, refetch } = useQuery<EvidenceAnswer>({ queryKey: [evidenceUrl] })
  const [edited, setEdited] = useState<ClaimKey>()
  if (error && !data)
    return (
      <ErrorState title="The claims can’t be shown" text={messageOf(error)} onRetry={() => void refetch()} />
    )
  if (!data) return <SkeletonRecord label="Loading the claims" />
  const listed = data.claims.find(({ claim }) => claim === edited)
  return (
    <>
      <p className="max-w-text pb-4 text-slate">
        With evidence, a claim is shown with what it is based on and when it was checked; without, as an aim
        or as our own count.
      </p>
      <ul className="border-t border-rule">
        {data.claims.map((one) => (
          <ClaimRow key={one.claim} {...one} onEdit={isOwner ? () => setEdited(one.claim) : undefined} />
        ))}
      </ul>
      {listed && <EvidenceForm listed={listed} version={data.version} onClose={() => setEdited(undefined)} />}
    </>
  )
}

function ClaimRow({ value, text, evidence, onEdit }: Listed & { onEdit: (() => void) | undefined }) {
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-rule py-3 md:grid-cols-[16rem_minmax(0,1fr)_auto]">
      <p>
        <span className="block font-heading text-lg font-semibold">{value}</span>
        <span className="text-slate">{text}</span>
      </p>
      {evidence.basis ? (
        <div className="min-w-0 space-y-1">
          <p>{evidence.basis}</p>
          <p className="text-sm text-slate">Checked on {dayInWords(evidence.checkedOn)}</p>
          {evidence.source && (
            <p className="text-sm break-all">
              <a href={evidence.source}>{evidence.source}</a>
            </p>
          )}
          {evidence.note && <p className="text-sm text-slate">For staff: {evidence.note}</p>}
        </div>
      ) : (
        <p>
          <Badge tone="warn">No evidence</Badge>
        </p>
      )}
      {onEdit && (
        <p>
          <Button
            size="sm"
            variant="secondary"
            icon="edit"
            aria-label={`Edit: ${value} ${text}`}
            onClick={onEdit}
          >
            Edit
          </Button>
        </p>
      )}
    </li>
  )
}
