import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#config/api.ts'
import { messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { readJson, useDraft } from '#features/context/use-draft.ts'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { SideChoice } from '#ui/side-choice.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.tsx'
import { titleOf, valueInWords } from '#features/custom-fields/custom-values.ts'
import { useCustomFields } from '#features/custom-fields/use-custom-fields.ts'
import type { LeadDetail } from '#features/leads/lead-answer.schema.ts'
import { fieldLabels } from '#features/leads/lead-draft.ts'
import { money } from '#lib/money.ts'
import { longDate, longTime } from '#lib/office-time.ts'
import { useSectors } from '#features/leads/sectors/use-sectors.ts'
import { useStages } from '#features/leads/stages/use-stages.ts'
import { sizeNames, sourceNames } from '#features/leads/lead-words.ts'
import {
  mergeChoices,
  mergeFields,
  type Choices,
  type MergeField,
  type MergePreview,
} from '#features/leads/merge/merge.schema.ts'

interface MergeDialogProps {
  /** The lead that stays unless the other is chosen, and the one that goes into it. */
  pair: { id: string; otherId: string }
  onClose: () => void
  onMerged: (survivorId: string) => void
}

/** Two leads become one: which stays, and for each field in which they differ, whose value. */
export function MergeDialog({ pair, onClose, onMerged }: MergeDialogProps) {
  const { draft, setAll, ...kept } = useDraft(`merge:${pair.id}:${pair.otherId}`, {
    isSwapped: '',
    choices: '{}',
  })
  const isSwapped = draft.isSwapped !== ''
  const choices: Choices = readJson(mergeChoices, draft.choices) ?? {}
  const queries = useQueryClient()
  const [id, otherId] = isSwapped ? [pair.otherId, pair.id] : [pair.id, pair.otherId]
  const url = `/api/leads/${id}/merge/${otherId}`
  const { data, error, refetch } = useQuery<MergePreview>({ queryKey: [url], gcTime: 0 })
  const merge = useMutation({
    mutationFn: ({ survivor, other }: MergePreview) =>
      api.request('POST', `/api/leads/${id}/merge`, {
        otherId,
        version: survivor.version,
        otherVersion: other.version,
        choices,
      }),
    onSuccess: async () => {
      kept.drop()
      toast({ title: 'Merged', description: 'It can be undone for 30 days.', tone: 'ok' })
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/leads'),
      })
      onMerged(id)
    },
    onError: async (error) => {
      toast({ title: 'Not merged', description: messageOf(error), tone: 'error' })
      await refetch()
    },
  })
  const swap = () => setAll({ isSwapped: isSwapped ? '' : 'yes', choices: '{}' })
  const cancel = () => {
    kept.drop()
    onClose()
  }
  const footer = (
    <>
      <Button variant="quiet" disabled={!data || merge.isPending} onClick={swap} className="mr-auto">
        Keep the other one
      </Button>
      <Button variant="secondary" onClick={cancel}>
        Cancel
      </Button>
      <Button disabled={!data} pending={merge.isPending} onClick={() => data && merge.mutate(data)}>
        Merge
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Merge two leads"
      description={data && <KeptAndGone {...data} />}
      footer={footer}
      size="lg"
    >
      {data ? (
        <Preview
          preview={data}
          choices={choices}
          onChoose={(field, side) => setAll({ choices: JSON.stringify({ ...choices, [field]: side }) })}
        />
      ) : error ? (
        <ErrorState title="These can’t be merged" text={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={5} label="Comparing the two" />
      )}
      <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.drop} />
    </Dialog>
  )
}

const nameOf = ({ name, company }: LeadDetail) => [name, company].filter(Boolean).join(', ')

function KeptAndGone({ survivor, other }: MergePreview) {
  return (
    <>
      <strong className="text-ink">{nameOf(other)}</strong> (since {longDate(other.createdAt)}) goes into{' '}
      <strong className="text-ink">{nameOf(survivor)}</strong> (since {longDate(survivor.createdAt)}).
    </>
  )
}

const labels: Record<MergeField, string> = { ...fieldLabels, owner: fieldLabels.ownerId, stage: 'Stage' }

interface SettingNames {
  stageName: (stage: string) => string
  sectorName: (sector: string) => string
}

function shownOf(lead: LeadDetail, field: MergeField, { stageName, sectorName }: SettingNames): string {
  if (field === 'owner') return lead.owner?.name ?? ''
  if (field === 'stage') return stageName(lead.stage)
  if (field === 'sector') return lead.sector ? sectorName(lead.sector) : ''
  if (field === 'companySize') return lead.companySize ? sizeNames[lead.companySize] : ''
  if (field === 'value') return lead.value === null ? '' : money(lead.value)
  return lead[field] ?? ''
}

interface PreviewProps {
  preview: MergePreview
  choices: Choices
  onChoose: (field: MergeField, side: 'survivor' | 'other') => void
}

function Preview({ preview, choices, onChoose }: PreviewProps) {
  const { survivor, other, proposed } = preview
  const { nameOf: stageName } = useStages()
  const { nameOf: sectorName } = useSectors()
  const shown = (lead: LeadDetail, field: MergeField) => shownOf(lead, field, { stageName, sectorName })
  const differing = mergeFields.filter((field) => shown(survivor, field) !== shown(other, field))
  const same = mergeFields.filter((field) => !differing.includes(field) && shown(survivor, field))
  return (
    <div className="grid gap-5">
      {differing.map((field) => (
        <SideChoice
          key={field}
          name={`merge-${field}`}
          legend={labels[field]}
          sides={[
            { value: 'survivor', label: 'Lead to keep', shown: shown(survivor, field) },
            { value: 'other', label: 'Lead to merge in', shown: shown(other, field) },
          ]}
          chosen={choices[field] ?? proposed[field]}
          onChoose={(side) => onChoose(field, side)}
        />
      ))}
      {same.length > 0 && (
        <p className="text-slate">
          {`The same in both: ${same.map((field) => `${labels[field].toLowerCase()} ${shown(survivor, field)}`).join('; ')}.`}
        </p>
      )}
      <United preview={preview} />
    </div>
  )
}

/** What nobody has to decide: sets are united, of times the earlier or stricter one holds. */
function United({ preview: { united, other, moves } }: { preview: MergePreview }) {
  const { fields } = useCustomFields('lead')
  const marketing = united.consents.find(({ kind }) => kind === 'marketing')
  const counts = [
    [moves.enquiries, 'enquiry', 'enquiries'],
    [moves.activities, 'line of the timeline', 'lines of the timeline'],
    [moves.tasks, 'task', 'tasks'],
    [moves.more, 'chat, assessment or mail', 'chats, assessments and mails'],
  ] as const
  const moving = counts.flatMap(([count, one, many]) =>
    count > 0 ? `${count} ${count === 1 ? one : many}` : [],
  )
  const facts = [
    ['First seen', `${longDate(united.createdAt)}, ${sourceNames[united.source]}`],
    [
      'Reply',
      united.reply
        ? `${united.reply.repliedAt ? 'given' : 'due'} ${longTime(united.reply.repliedAt ?? united.reply.dueAt)}`
        : 'nothing to move',
    ],
    ['Marketing', marketing ? (marketing.given ? 'agreed' : 'declined') : 'not asked'],
    ['Tags', united.tags.join(', ') || 'none'],
    ...fields.flatMap((field) => {
      const stays = valueInWords(field, united.custom[field.id])
      const goes = valueInWords(field, other.custom[field.id])
      if (!stays) return []
      return [[titleOf(field), goes && goes !== stays ? `${stays}, not ${goes}` : stays] as const]
    }),
    ['Moves over', moving.join(', ') || 'nothing'],
  ] as const
  return (
    <section aria-label="Settled by rule" className="border-t border-rule pt-4">
      <dl className="grid grid-cols-[7.5rem_1fr] gap-x-3 gap-y-1.5">
        {facts.map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-slate">{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="pt-3 text-slate">Both addresses will lead here. You can undo this for 30 days.</p>
    </section>
  )
}
