import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { labelOfWeek } from '#config/opening-hours.ts'
import { useDraft } from '#features/context/use-draft.ts'
import {
  hoursAnswer,
  hoursChange,
  type HoursAnswer,
  type HoursChange,
} from '#features/publishing/firm/hours/hours.schema.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { ConflictDialog } from '#ui/conflict-dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.tsx'
import { useWrite } from '#ui/use-write.ts'
import { ClosedDaysFields } from './closed-days-fields.tsx'
import { currentOf } from '#features/context/current-of.ts'
import {
  draftOf,
  hoursInWords,
  hoursLabels,
  hoursOfDraft,
  mergeHours,
  type HoursDraft,
} from './hours-draft.ts'
import { WeekFields } from './week-fields.tsx'

const url = '/api/settings/hours'

/** When people are reached: what every promise to reply is reckoned by. */
export function HoursTab() {
  const { data, error, refetch } = useQuery<HoursAnswer>({ queryKey: [url] })
  if (error && !data)
    return (
      <ErrorState title="The hours can’t be shown" text={messageOf(error)} onRetry={() => void refetch()} />
    )
  if (!data) return <SkeletonRows rows={7} label="Loading the hours" />
  return <HoursForm stored={data} />
}

function HoursForm({ stored }: { stored: HoursAnswer }) {
  const [base, setBase] = useState(stored)
  const { draft, set, isKept, isRestored, drop } = useDraft('hours', draftOf(base))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [conflict, setConflict] = useState<{ current: HoursAnswer } & ReturnType<typeof mergeHours>>()
  // What a colleague saved shows at once, unless something is being written here.
  if (!isKept && stored.version > base.version) setBase(stored)

  const write = useWrite<HoursAnswer>({
    reread: [url],
    shows: url,
    onDone: (saved) => {
      drop()
      setBase(saved)
      setConflict(undefined)
      toast({
        title: 'Saved',
        description: 'Pages and mails show it within a second. Promises already made keep their times.',
        tone: 'ok',
      })
    },
    onFail: (failure) => {
      const current = currentOf(failure, hoursAnswer)
      if (current) {
        const merge = mergeHours(draftOf(base), draft, draftOf(current))
        if (merge.conflicts.length > 0) setConflict({ current, ...merge })
        else save(merge.merged, current.version)
        return true
      }
      if (!(failure instanceof ApiError) || !failure.body.errors) return false
      setErrors(failure.body.errors)
      return false
    },
  })
  const save = (wanted: HoursDraft, version: number) => {
    const parsed = hoursChange.safeParse({ ...hoursOfDraft(wanted), version } satisfies HoursChange)
    const faults: Record<string, string> = {}
    for (const { path, message } of parsed.error?.issues ?? []) faults[path.join('.')] ??= message
    setErrors(faults)
    if (parsed.data) write.mutate({ method: 'PUT', url, data: parsed.data })
  }
  const { week, closedDays } = hoursOfDraft(draft)
  return (
    <form
      noValidate
      aria-label="Hours"
      onSubmit={(event) => {
        event.preventDefault()
        if (!write.isPending) save(draft, base.version)
      }}
    >
      <p className="max-w-text pb-5 text-slate">
        Pages, mails and the chat give these hours, and every promise to reply is worked out from them. Times
        are London times.
      </p>
      <div className="grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <section aria-labelledby="week-title">
          <h2 id="week-title" className="pb-2 text-lg">
            Opening hours
          </h2>
          <WeekFields draft={draft} errors={errors} onChange={set} />
          <p className="pt-3 text-sm text-slate" aria-live="polite">
            Visitors read: {labelOfWeek(week) || 'nothing yet'}
          </p>
        </section>
        <ClosedDaysFields
          days={closedDays}
          errors={errors}
          onChange={(days) => set('closedDays', JSON.stringify(days))}
        />
      </div>
      <div
        className={classes(
          'mt-6 flex flex-wrap items-center gap-x-4 rounded border p-2',
          isKept
            ? // Away from the corner of messages.
              'sticky bottom-16 z-10 border-rule-strong bg-raised shadow-float md:bottom-4 md:flex-row-reverse'
            : 'border-transparent px-0',
        )}
      >
        <Button type="submit" pending={write.isPending} disabled={!isKept}>
          Save hours
        </Button>
        <KeptDraft
          isKept={isKept}
          isRestored={isRestored}
          onDrop={() => {
            drop()
            setBase(stored)
            setErrors({})
          }}
        />
      </div>
      {conflict && (
        <ConflictDialog
          title="Someone else changed the hours"
          fields={conflict.conflicts}
          labels={hoursLabels}
          mine={conflict.merged}
          theirs={draftOf(conflict.current)}
          show={hoursInWords}
          pending={write.isPending}
          onClose={() => setConflict(undefined)}
          onChoose={(chosen) => save({ ...conflict.merged, ...chosen }, conflict.current.version)}
        />
      )}
    </form>
  )
}
