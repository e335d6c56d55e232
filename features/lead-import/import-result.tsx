import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#config/api.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { saveFile } from '#lib/save-file.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { toast } from '#ui/toast.tsx'
import { useSearchParams } from '#ui/use-search-params.ts'
import { ColumnsForm } from './columns-form.tsx'
import { ImportRows } from './import-rows.tsx'
import { countsInWords, kindNames, kindsOf } from './import-words.ts'
import { kindWords } from './kind-words.ts'
import type { ImportDetail } from './lead-import.schema.ts'
import { StepButton } from './step-button.tsx'

/** What the dry run says, or what the import and its undoing did: row by row, and what can be done next. */
export function ImportResult({ detail }: { detail: ImportDetail }) {
  const [isMapping, setIsMapping] = useState(false)
  const [params, setParams] = useSearchParams()
  const kinds = kindsOf(detail.state)
  const withRows = kinds.find((kind) => detail.counts[kind])
  const only = kinds.find((kind) => kind === params.get('only')) ?? withRows ?? kinds[0] ?? 'create'
  if (isMapping) return <ColumnsForm detail={detail} onTry={() => setIsMapping(false)} />
  return (
    <>
      <Summary detail={detail} />
      <div className="flex flex-wrap gap-2 py-5">
        <Actions detail={detail} onMap={() => setIsMapping(true)} />
      </div>
      <Tabs
        label="Rows"
        tabs={kinds.map((value) => ({ value, label: kindNames[value], count: detail.counts[value] ?? 0 }))}
        value={only}
        onChange={(next) => setParams({ only: next }, { replace: true, preventScrollReset: true })}
      >
        <ImportRows key={`${detail.state} ${only}`} detail={detail} only={only} />
      </Tabs>
    </>
  )
}

function Summary({ detail: { state, counts, mode, kind } }: { detail: ImportDetail }) {
  const result = countsInWords(state, counts) || 'no rows'
  const text = {
    checked: `Dry run: ${result}. Nothing has been changed yet. Known ${kindWords[kind].many} ${mode === 'overwrite' ? 'take the values of the file' : 'only have their empty fields filled'}.`,
    cancelled: `Stopped: ${result}. The rest of the file has not been imported.`,
    undone: `Undone: ${result}.`,
  }
  return (
    <p role="status" className="max-w-text text-lg">
      {state in text ? text[state as keyof typeof text] : `Imported: ${result}.`}
    </p>
  )
}

function Actions({ detail, onMap }: { detail: ImportDetail; onMap: () => void }) {
  const { state, counts, undoUntil } = detail
  const { imported } = kindWords[detail.kind]
  if (state === 'checked') {
    const isSomething = Boolean(counts.create || counts.update)
    return (
      <>
        {isSomething && <StepButton detail={detail} step="run" />}
        <Button variant="secondary" onClick={onMap}>
          Change the columns
        </Button>
        <StepButton detail={detail} step="drop" />
      </>
    )
  }
  return (
    <>
      {state === 'cancelled' && <StepButton detail={detail} step="run" />}
      {state === 'done' && <ButtonLink to={imported.to}>{imported.label}</ButtonLink>}
      <Report detail={detail} />
      {undoUntil && <StepButton detail={detail} step="undo" />}
    </>
  )
}

function Report({ detail: { id, fileName } }: { detail: ImportDetail }) {
  const save = useMutation({
    mutationFn: async () => {
      const answer = await fetch(`/api/lead-imports/${id}/report.csv`, {
        headers: { authorization: `Bearer ${api.token.read() ?? ''}` },
      })
      if (!answer.ok) throw new ApiError(answer.status, await answer.text(), answer.statusText, null)
      saveFile(`result of ${fileName}`, await answer.blob())
    },
    onError: (error) => toast({ title: 'No report was saved', description: messageOf(error), tone: 'error' }),
  })
  return (
    <Button variant="secondary" icon="download" pending={save.isPending} onClick={() => save.mutate()}>
      Result as CSV
    </Button>
  )
}
