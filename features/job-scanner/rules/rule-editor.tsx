import { longDate } from '#lib/office-time.ts'
import { useMemo, useState } from 'react'
import { roleNames } from '#config/roles.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { toast } from '#ui/toast.tsx'
import { draftOf, fieldsOf, isSameAs, type RuleDraft } from './rule-draft.ts'
import { RuleKeywords } from './rule-keywords.tsx'
import { RulePreviewPanel } from './rule-preview-panel.tsx'
import { ruleFields, type RuleAnswer } from './rule.schema.ts'
import { countInWords } from '#features/job-scanner/scanner-words.ts'
import { useScannerWrite } from '#features/job-scanner/use-scanner-write.ts'

interface Props {
  rule: RuleAnswer
  /** What was typed, when something was, and the version of the rule that it began with. */
  begun: { version: number; draft: RuleDraft } | undefined
  mayWrite: boolean
  onChange: (draft: RuleDraft) => void
  /** Back to what is saved. */
  onDrop: () => void
}

/** One role's words beside what they would do. Nothing changes before it is saved. */
export function RuleEditor({ rule, begun, mayWrite, onChange, onDrop }: Props) {
  const saved = useMemo(() => draftOf(rule), [rule])
  const draft = begun?.draft ?? saved
  const [version, setVersion] = useState<number>()
  const [conflict, setConflict] = useState<string>()
  const fields = fieldsOf(draft)
  const parsed = ruleFields.safeParse(fields)
  const isChanged = !isSameAs(draft, rule)
  const save = useScannerWrite<RuleAnswer>({
    onDone: () => {
      toast({ title: 'Rule saved', description: 'All stored jobs are being matched again.' })
      discard()
    },
    onFail: (error) => {
      if (!(error instanceof ApiError) || error.status !== 409) return false
      // The endpoint answers a conflict with the present rule.
      setVersion((error.body.data as { current: RuleAnswer }).current.version)
      setConflict(messageOf(error))
      return true
    },
  })
  function discard() {
    setVersion(undefined)
    setConflict(undefined)
    onDrop()
  }
  return (
    <div className="grid min-w-0 gap-x-10 gap-y-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <form
        noValidate
        aria-label={`Rule for ${roleNames[rule.role]}`}
        className="min-w-0"
        onSubmit={(event) => {
          event.preventDefault()
          if (!parsed.success) return
          const data = { ...parsed.data, version: version ?? begun?.version ?? rule.version }
          save.mutate({ method: 'PUT', url: `/api/scanner/rules/${rule.role}`, data })
        }}
      >
        <header className="pb-3">
          <h2 className="flex flex-wrap items-center gap-2 text-lg">
            {roleNames[rule.role]}
            <Badge tone={rule.isDefault ? 'neutral' : 'sea'}>
              {rule.isDefault ? 'Default' : 'Changed by staff'}
            </Badge>
          </h2>
          <p className="text-slate">
            {rule.matching
              ? `Matching stored jobs again: ${rule.matching.done.toLocaleString('en-GB')} of ${rule.matching.all.toLocaleString('en-GB')}`
              : `${countInWords(rule.openMatches, 'open job')} at present`}
            {rule.updatedAt && rule.updatedBy && `, changed ${longDate(rule.updatedAt)} by ${rule.updatedBy}`}
          </p>
          {rule.matching && (
            <progress
              className="mt-1 h-1 w-full max-w-xs accent-sea"
              aria-label="Jobs matched again"
              max={Math.max(1, rule.matching.all)}
              value={rule.matching.done}
            />
          )}
        </header>
        <fieldset disabled={!mayWrite} className="min-w-0">
          <RuleKeywords rows={draft.keywords} onChange={(keywords) => onChange({ ...draft, keywords })} />
          <div className="grid gap-x-6 sm:grid-cols-[minmax(0,1fr)_12rem]">
            <TextArea
              label="Never when the title has"
              hint="One word or phrase a line"
              name="exclusions"
              rows={4}
              value={draft.exclusions}
              onChange={(event) => onChange({ ...draft, exclusions: event.target.value })}
            />
            <TextField
              label="Points for a match"
              hint="A job with this many or more matches"
              name="threshold"
              inputMode="numeric"
              value={draft.threshold}
              onChange={(event) => onChange({ ...draft, threshold: event.target.value })}
              className="justify-start!"
            />
          </div>
        </fieldset>
        {!parsed.success && (
          <p role="alert" className="pb-3 text-signal-strong">
            {parsed.error.issues[0]?.message ?? 'Something needs correcting'}
          </p>
        )}
        {conflict && (
          <p role="alert" className="pb-3 text-signal-strong">
            {conflict}. Save again to put your words in place of theirs, or discard yours to see theirs.
          </p>
        )}
        {mayWrite ? (
          <div className="flex flex-wrap gap-2">
            <Button type="submit" pending={save.isPending} disabled={!isChanged || !parsed.success}>
              Save the rule
            </Button>
            <Button variant="secondary" disabled={!isChanged} onClick={discard}>
              Discard changes
            </Button>
            {!rule.isDefault && (
              <Button variant="quiet" onClick={() => onChange(draftOf(rule.defaults))}>
                Load the default rule
              </Button>
            )}
          </div>
        ) : (
          <p className="text-slate">An administrator can change this rule.</p>
        )}
      </form>
      <div className="min-w-0 self-start xl:sticky xl:top-18 xl:max-h-[calc(100svh-6rem)] xl:overflow-y-auto">
        <RulePreviewPanel
          role={rule.role}
          fields={parsed.success ? parsed.data : undefined}
          isChanged={isChanged}
        />
      </div>
    </div>
  )
}
