import { useQuery } from '@tanstack/react-query'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { longTime } from '#lib/office-time.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { ForbiddenState } from '#ui/forbidden-state.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { RecordHeading } from '#ui/record-heading.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { ColumnsForm } from './columns-form.tsx'
import { ImportResult } from './import-result.tsx'
import { figure, rowsOf, stateNames } from './import-words.ts'
import { kindWords } from './kind-words.ts'
import { workingStates, type ImportDetail, type ImportKind } from './lead-import.schema.ts'
import { StepButton } from './step-button.tsx'

const askAgainMs = 700

/** One file on its way: its columns, the dry run, the import, its result, and taking it back. */
export function ImportScreen({ id, kind }: { id: string; kind: ImportKind }) {
  const url = `/api/lead-imports/${id}`
  const { data, error, refetch } = useQuery<ImportDetail>({
    queryKey: [url],
    refetchInterval: ({ state }) =>
      state.data && workingStates.includes(state.data.state) ? askAgainMs : false,
  })
  if (error instanceof ApiError && error.status === 403) return <ForbiddenState />
  if (error instanceof ApiError && error.status === 404) {
    const action = <ButtonLink to={kindWords[kind].home}>All imports</ButtonLink>
    return (
      <EmptyState isScreen title="This import isn’t here" text="It may have been deleted." action={action} />
    )
  }
  if (error && !data)
    return (
      <ErrorState
        isScreen
        title="The import can’t be shown"
        text={messageOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <SkeletonRows rows={6} label="Loading the import" />
  return (
    <>
      <header className="pb-5">
        <RecordHeading name={data.fileName} />
        <p className="text-slate">
          {[
            stateNames[data.state],
            data.rows > 0 && rowsOf(data.rows),
            `${longTime(data.createdAt)} by ${data.createdBy}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      <Step key={data.state} detail={data} />
    </>
  )
}

function Step({ detail }: { detail: ImportDetail }) {
  switch (detail.state) {
    case 'uploading':
      return (
        <EmptyState
          title="The file has not arrived in full"
          text="It is still being sent from another window, or sending was stopped."
          action={<StepButton detail={detail} step="drop" />}
        />
      )
    case 'failed':
      return (
        <div className="grid justify-items-start gap-4">
          <ErrorState title="This file can’t be imported" text={detail.problem ?? ''} />
          <span className="flex gap-2">
            <ButtonLink to={kindWords[detail.kind].home}>Choose another file</ButtonLink>
            <StepButton detail={detail} step="drop" />
          </span>
        </div>
      )
    case 'mapping':
      return <ColumnsForm detail={detail} />
    case 'reading':
    case 'checking':
    case 'running':
    case 'undoing':
      return <AtWork detail={detail} />
    default:
      return <ImportResult detail={detail} />
  }
}

const stepNames = {
  reading: 'Reading the rows',
  checking: 'Trying each row; nothing is changed',
  running: 'Importing',
  undoing: 'Undoing the import',
} as const

function AtWork({ detail }: { detail: ImportDetail }) {
  const { state, rows, progress } = detail
  if (!(state in stepNames)) return null
  const what = stepNames[state as keyof typeof stepNames]
  const share = rows > 0 ? progress / rows : undefined
  return (
    <section aria-label="At work now" className="max-w-text border-l-4 border-sea bg-sunk px-4 py-3">
      <p className="flex justify-between gap-4 pb-2 font-semibold">
        {what}
        {share !== undefined && <span className="tabular-nums">{`${Math.round(share * 100)}%`}</span>}
      </p>
      <ProgressBar label={what} share={share} />
      <p role="status" className="pt-2 text-slate tabular-nums">
        {rows > 0 ? `${figure(progress)} of ${rowsOf(rows)}` : rowsOf(progress)}
      </p>
      <p className="pt-1 text-slate">This continues if you leave the page.</p>
      {(state === 'running' || state === 'checking') && (
        <div className="pt-3">
          <StepButton detail={detail} step="cancel" />
        </div>
      )}
    </section>
  )
}
