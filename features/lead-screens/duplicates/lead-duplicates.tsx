import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '#ui/link.tsx'
import { api } from '#config/api.ts'
import { messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { FoldedPanel } from '#ui/panel.tsx'
import { toast } from '#ui/toast.tsx'
import { reasonNames } from './duplicate-words.ts'
import type { LeadFile } from '#features/leads/lead-answer.schema.ts'
import { longDate } from '#lib/office-time.ts'
import { useStages } from '#features/leads/stages/use-stages.ts'
import { MergeDialog } from './merge-dialog.tsx'
import type { MergeEntry, UnmergeAnswer } from '#features/leads/merge/merge.schema.ts'
import { PickLeadDialog } from '#features/lead-screens/pick-lead-dialog.tsx'
import { useMe } from '#features/context/use-me.ts'
import { useNotDuplicate } from './use-not-duplicate.ts'

/** Who this may be as well, what was merged into it, and the way to merge it with anybody. */
export function LeadDuplicates({ lead }: { lead: LeadFile }) {
  const { may } = useMe()
  const { nameOf } = useStages()
  const mayWrite = may('leads.write')
  const navigate = useNavigate()
  const [other, setOther] = useState<string>()
  const [isPicking, setIsPicking] = useState(false)
  const dismiss = useNotDuplicate()
  return (
    <FoldedPanel title={titleOf(lead.duplicates.length)} isOpen={lead.duplicates.length > 0}>
      {lead.duplicates.length === 0 ? (
        <p className="text-slate">No other lead has this email address, phone number or name.</p>
      ) : (
        <ul className="grid gap-3">
          {lead.duplicates.map((one) => (
            <li key={one.id}>
              <Link
                to={`/lead-form/${one.id}`}
                className="font-semibold break-words text-sea hover:underline"
              >
                {one.name}
              </Link>
              <span className="block break-words text-slate">
                {[one.company, one.email, nameOf(one.stage)].filter(Boolean).join(' · ')}
              </span>
              <span className="block">{one.reasons.map((reason) => reasonNames[reason]).join(' · ')}</span>
              {mayWrite && (
                <span className="flex gap-2 pt-1.5">
                  <Button variant="secondary" size="sm" onClick={() => setOther(one.id)}>
                    Merge…
                  </Button>
                  <Button
                    variant="quiet"
                    size="sm"
                    disabled={dismiss.isPending}
                    onClick={() => dismiss.mutate({ leadId: lead.id, otherId: one.id })}
                  >
                    Not the same
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <Button variant="quiet" size="sm" onClick={() => setIsPicking(true)} className="mt-2 -ml-2.5">
          Merge with another lead…
        </Button>
      )}
      <Merges lead={lead} mayWrite={mayWrite} />
      {isPicking && (
        <PickLeadDialog
          title={`Merge ${lead.name} with`}
          except={lead.id}
          onClose={() => setIsPicking(false)}
          onPick={(id) => {
            setIsPicking(false)
            setOther(id)
          }}
        />
      )}
      {other && (
        <MergeDialog
          pair={{ id: lead.id, otherId: other }}
          onClose={() => setOther(undefined)}
          onMerged={(survivor) => {
            setOther(undefined)
            if (survivor !== lead.id) void navigate(`/lead-form/${survivor}`)
          }}
        />
      )}
    </FoldedPanel>
  )
}

const titleOf = (count: number) =>
  count === 0 ? 'Duplicates' : count === 1 ? 'One possible duplicate' : `${count} possible duplicates`

function Merges({ lead, mayWrite }: { lead: LeadFile; mayWrite: boolean }) {
  const url = `/api/leads/${lead.id}/merges`
  const { data } = useQuery<{ items: MergeEntry[] }>({ queryKey: [url] })
  const [asked, setAsked] = useState<MergeEntry>()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const undo = useMutation({
    mutationFn: ({ id }: MergeEntry) => api.request<UnmergeAnswer>('POST', `/api/lead-merges/${id}/undo`),
    onSuccess: async ({ leadId, kept }) => {
      setAsked(undefined)
      const stayed = kept.length > 0 ? `Changed since, so left unchanged: ${kept.join(', ')}.` : undefined
      toast({ title: 'Leads separated', ...(stayed && { description: stayed }), tone: 'ok' })
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/leads'),
      })
      queries.removeQueries({ queryKey: [`/api/leads/${leadId}`] })
      void navigate(`/lead-form/${leadId}`)
    },
    onError: (error) => {
      setAsked(undefined)
      toast({ title: 'Not separated', description: messageOf(error), tone: 'error' })
    },
  })
  if (!data || data.items.length === 0) return null
  return (
    <section aria-label="Merged into this lead" className="mt-3 border-t border-rule pt-3">
      <ul className="grid gap-3">
        {data.items.map((one) => (
          <li key={one.id}>
            <span className="block font-semibold break-words">{`Merged: ${one.name}`}</span>
            <span className="block break-words text-slate">
              {[one.company, one.email].filter(Boolean).join(' · ')}
            </span>
            <span className="block text-slate">{`${longDate(one.mergedAt)} by ${one.mergedBy}`}</span>
            {mayWrite && (
              <Button variant="secondary" size="sm" onClick={() => setAsked(one)} className="mt-1.5">
                Separate…
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
          title={`Separate ${asked.name} again?`}
          text={`Both leads go back to the way they were on ${longDate(asked.mergedAt)}, each with its own history. Anything added or changed since stays with ${lead.name}. This is possible until ${longDate(asked.until)}.`}
          confirmLabel="Separate"
          pending={undo.isPending}
          onConfirm={() => undo.mutate(asked)}
        />
      )}
    </section>
  )
}
