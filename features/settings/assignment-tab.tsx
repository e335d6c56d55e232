import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readJson, useDraft } from '#features/context/use-draft.ts'
import {
  begunRules,
  type Assignment,
  type AssignmentRule,
} from '#features/leads/assignment/assignment.schema.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.tsx'
import { useWrite } from '#ui/use-write.ts'
import { AssignmentPreviewPanel } from './assignment-preview-panel.tsx'
import { AssignmentRuleForm } from './assignment-rule-form.tsx'

const url = '/api/settings/assignment'
const freshRule = (): AssignmentRule => ({
  id: crypto.randomUUID(),
  sectors: [],
  countries: [],
  ownerIds: [],
  way: 'turn',
})

/** Who new leads go to. */
export function AssignmentTab() {
  const { data, error, refetch } = useQuery<Assignment>({ queryKey: [url] })
  if (error && !data)
    return (
      <ErrorState title="The rules can’t be shown" text={messageOf(error)} onRetry={() => void refetch()} />
    )
  if (!data) return <SkeletonRows rows={4} label="Loading the rules" />
  return <AssignmentForm key={data.version} stored={data} />
}

function AssignmentForm({ stored }: { stored: Assignment }) {
  const { draft, set, ...kept } = useDraft(`assignment:${stored.version}`, {
    rules: JSON.stringify(stored.rules),
  })
  const rules = readJson(begunRules, draft.rules) ?? stored.rules
  const setRules = (next: AssignmentRule[]) => set('rules', JSON.stringify(next))
  // Drawn anew, since countries are written as a text of their own.
  const [discarded, setDiscarded] = useState(0)
  const drop = () => {
    kept.drop()
    setDiscarded(discarded + 1)
  }
  const [errors, setErrors] = useState<Record<string, string>>({})
  const save = useWrite<Assignment>({
    reread: [url],
    shows: url,
    onDone: () => {
      kept.drop()
      toast({ title: 'Saved', description: 'New leads go by these rules.', tone: 'ok' })
    },
    onFail: (failure) => {
      if (!(failure instanceof ApiError) || failure.status !== 422) return false
      setErrors(failure.body.errors ?? {})
      return false
    },
  })
  const change = (at: number, rule: AssignmentRule) => setRules(rules.with(at, rule))
  const move = (at: number, by: number) => {
    const rule = rules[at]
    if (rule) setRules(rules.toSpliced(at, 1).toSpliced(at + by, 0, rule))
  }
  const add = (
    <Button variant="secondary" icon="plus" onClick={() => setRules([...rules, freshRule()])}>
      Add rule
    </Button>
  )
  return (
    <>
      <p className="max-w-text pb-4 text-slate">
        Each new enquiry follows the first rule that fits it and has somebody available. If none does, it
        waits without an owner.
      </p>
      {rules.length === 0 ? (
        <EmptyState
          title="No rules yet"
          text="New leads have no owner until somebody takes them."
          action={add}
        />
      ) : (
        <ol aria-label="Rules" className="grid gap-4 pb-4">
          {rules.map((rule, at) => (
            <li key={`${rule.id}:${discarded}`}>
              <AssignmentRuleForm
                rule={rule}
                number={at + 1}
                count={rules.length}
                colleagues={stored.colleagues}
                error={
                  errors[`rules.${at}.ownerIds`] ??
                  errors[`rules.${at}.sectors`] ??
                  errors[`rules.${at}.countries.0`]
                }
                onChange={(next) => change(at, next)}
                onMove={(by) => move(at, by)}
                onRemove={() => setRules(rules.toSpliced(at, 1))}
              />
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {rules.length > 0 && add}
        {kept.isKept && (
          <>
            <Button
              pending={save.isPending}
              onClick={() => {
                setErrors({})
                save.mutate({ method: 'PUT', url, data: { rules, version: stored.version } })
              }}
            >
              Save rules
            </Button>
          </>
        )}
      </div>
      <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={drop} />
      <AssignmentPreviewPanel rules={rules} />
    </>
  )
}
