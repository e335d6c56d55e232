import { useMutation } from '@tanstack/react-query'
import { api } from '#config/api.ts'
import { useDraft } from '#features/context/use-draft.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { toast } from '#ui/toast.tsx'
import { countInWords, providerNames, scheduleNames } from '#features/job-scanner/scanner-words.ts'
import { schedules, type SourceItem, type TrialAnswer } from './source.schema.ts'
import { useScannerWrite } from '#features/job-scanner/use-scanner-write.ts'

const formId = 'add-source'

/** An address is pasted and read once; what it found is shown before anything is stored. */
export function AddSourceDialog({ onClose }: { onClose: () => void }) {
  const { draft, set, ...kept } = useDraft('job-source', { address: '', company: '' })
  const { address, company } = draft
  const drop = () => {
    kept.drop()
    onClose()
  }
  const trial = useMutation({
    mutationFn: (tried: string) =>
      api.request<TrialAnswer>('POST', '/api/scanner/sources/trial', { address: tried }),
    onSuccess: (answer) => set('company', answer.company),
  })
  const create = useScannerWrite<SourceItem>({
    onDone: (source) => {
      toast({ title: `${source.company} is added`, description: 'Its first reading has begun.' })
      drop()
    },
    onFail: () => true,
  })
  const found = trial.data && trial.variables === address ? trial.data : undefined

  function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!found) return trial.mutate(address)
    const schedule = new FormData(event.currentTarget).get('schedule')
    create.mutate({ method: 'POST', url: '/api/scanner/sources', data: { address, company, schedule } })
  }

  const errors = create.error instanceof ApiError ? create.error.body.errors : undefined
  const addressError = trial.error ? messageOf(trial.error) : errors?.['address']
  const createError = create.error && !errors ? messageOf(create.error) : undefined
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Add a source"
      description="Greenhouse, Lever, Ashby, SmartRecruiters, Workable, Recruitee, Teamtailor, Personio, a feed, or a page with job postings."
      footer={
        <>
          <Button variant="secondary" onClick={drop}>
            Cancel
          </Button>
          {found && !found.sourceId ? (
            <Button type="submit" form={formId} pending={create.isPending}>
              {found.isRead ? 'Add this source' : 'Add it anyway'}
            </Button>
          ) : (
            <Button type="submit" form={formId} pending={trial.isPending} disabled={Boolean(found)}>
              {trial.isPending ? 'Reading the board' : 'Try this address'}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          label="Address of the job board"
          name="address"
          type="url"
          autoComplete="off"
          placeholder="https://boards.greenhouse.io/acme"
          value={address}
          error={addressError}
          onChange={(event) => set('address', event.target.value.trimStart())}
        />
        {trial.isPending && (
          <p role="status" className="pb-3 text-slate">
            Reading the board once. This takes up to 12 seconds.
          </p>
        )}
        {found && <TrialResult found={found} />}
        {found && !found.sourceId && (
          <div className="grid gap-x-4 pt-3 sm:grid-cols-[2fr_1fr]">
            <TextField
              label="Company"
              name="company"
              required
              value={company}
              error={errors?.['company']}
              onChange={(event) => set('company', event.target.value)}
            />
            <SelectField
              label="Read"
              name="schedule"
              defaultValue="daily"
              options={schedules.map((value) => ({ value, label: scheduleNames[value] }))}
            />
          </div>
        )}
        {createError && (
          <p role="alert" className="text-signal-strong">
            {createError}
          </p>
        )}
        <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.drop} />
      </form>
    </Dialog>
  )
}

function TrialResult({ found }: { found: TrialAnswer }) {
  return (
    <div role="status" className="border-l-4 border-rule-strong py-1 pl-3">
      <p className="font-semibold">
        {found.isRead
          ? `${providerNames[found.provider]}: ${countInWords(found.jobs, 'job')}${found.isComplete ? '' : ' so far'}`
          : `${providerNames[found.provider]}: not read`}
      </p>
      <p className="text-slate">{found.message}.</p>
      {found.titles.length > 0 && (
        <ul className="list-disc pt-1 pl-5">
          {[...new Set(found.titles)].map((title) => (
            <li key={title} className="break-words">
              {title}
            </li>
          ))}
        </ul>
      )}
      {found.sourceId && <p className="pt-1 font-semibold">This board is already a source.</p>}
    </div>
  )
}
