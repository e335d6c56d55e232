import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '#ui/link.tsx'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { longTime } from '#lib/office-time.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ForbiddenState } from '#ui/forbidden-state.tsx'
import { FormNotice } from '#ui/form-notice.tsx'
import { ListBody } from '#ui/list-body.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Table, TBody, Td, Th, THead, Tr } from '#ui/table.tsx'
import { useFilteredList } from '#ui/use-filtered-list.ts'
import { countsInWords, figure, stateNames } from './import-words.ts'
import { kindWords } from './kind-words.ts'
import { limits, type ImportAnswer, type ImportKind } from './lead-import.schema.ts'
import { sendFile } from './send-file.ts'
import { useFileDrop } from '#ui/use-file-drop.ts'

/** A file to import, and the imports there were. */
export function ImportsScreen({ kind }: { kind: ImportKind }) {
  const list = useFilteredList<ImportAnswer>('/api/lead-imports', [], { also: { kind } })
  const { items, error } = list
  if (error instanceof ApiError && error.status === 403) return <ForbiddenState />
  return (
    <>
      <h1 className="pb-4 text-2xl">{kindWords[kind].title}</h1>
      <FileDrop kind={kind} />
      <h2 className="pt-8 pb-2 text-lg">Imports so far</h2>
      <ListBody
        noun="imports"
        list={list}
        rows={3}
        empty={
          <EmptyState
            title="Nothing has been imported yet"
            text="Imported files are listed here with the result of each row. An import can be undone for 30 days."
          />
        }
      >
        <ImportsTable imports={items} />
      </ListBody>
    </>
  )
}

/** A place to drop a CSV file, or to choose it by a button. */
function FileDrop({ kind }: { kind: ImportKind }) {
  const [share, setShare] = useState(0)
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const stop = useRef<AbortController>(undefined)
  const navigate = useNavigate()
  const send = useMutation({
    mutationFn: (file: File) => {
      stop.current = new AbortController()
      return sendFile(kind, file, stop.current.signal, setShare)
    },
    onSuccess: (id) => navigate(`${kindWords[kind].home}/${id}`),
    onError: (error) => {
      if (stop.current?.signal.aborted) return
      setProblem(messageOf(error, 'The file could not be sent. Please try again.'))
    },
  })

  const isOver = useFileDrop((files) => take(files))

  function take(files: FileList | null) {
    const [file, second] = files ?? []
    if (!file || send.isPending) return
    setShare(0)
    setProblem(whyNot(file, second))
    if (!whyNot(file, second)) send.mutate(file)
  }
  return (
    <>
      {problem && (
        <div className="pb-3">
          <FormNotice tone="problem" title="This file can’t be imported">
            <p>{problem}</p>
          </FormNotice>
        </div>
      )}
      <section
        aria-label="File"
        className={classes(
          'grid min-h-44 content-center justify-items-start gap-3 rounded border border-dashed px-6 py-6',
          isOver ? 'border-sea bg-sea-tint' : 'border-rule-strong',
        )}
      >
        {send.isPending ? (
          <div className="grid w-full max-w-text gap-3">
            <p role="status" className="font-semibold">
              {`Sending ${send.variables.name}: ${Math.round(share * 100)}%`}
            </p>
            <ProgressBar label="File sent" share={share} />
            <Button
              variant="secondary"
              size="sm"
              onClick={() => stop.current?.abort()}
              className="justify-self-start"
            >
              Stop
            </Button>
          </div>
        ) : (
          <>
            <p className="text-lg">Drop a CSV file here, or choose one.</p>
            <Button icon="upload" onClick={() => input.current?.click()}>
              Choose a file
            </Button>
            <p className="max-w-text text-slate">
              {`Up to ${limits.bytes / 1024 / 1024} MB and ${figure(limits.rows)} rows, ${kindWords[kind].fromWhere}. Nothing is changed before you have seen what each row would do. No emails are sent.`}
            </p>
          </>
        )}
        <input
          ref={input}
          type="file"
          aria-label="CSV file"
          accept=".csv,.tsv,.txt,text/csv"
          onChange={(event) => {
            take(event.target.files)
            event.target.value = ''
          }}
          className="sr-only"
          tabIndex={-1}
        />
      </section>
    </>
  )
}

function whyNot(file: File, second: File | undefined): string | undefined {
  if (second) return 'One file at a time, please.'
  if (/\.(xlsx?|ods|numbers)$/i.test(file.name)) return 'This is a workbook. Save it as CSV first.'
  if (file.size === 0) return 'This file is empty.'
  if (file.size > limits.bytes) return `It is larger than ${limits.bytes / 1024 / 1024} MB. Please split it.`
  return undefined
}

function ImportsTable({ imports }: { imports: ImportAnswer[] }) {
  return (
    <Table label="Imports" stacked>
      <THead>
        <Tr>
          <Th>File</Th>
          <Th>State</Th>
          <Th>Result</Th>
          <Th numeric>Rows</Th>
          <Th>Begun</Th>
        </Tr>
      </THead>
      <TBody>
        {imports.map((one) => (
          <Tr key={one.id}>
            <Td label="File" className="break-words md:max-w-80">
              <Link
                to={`${kindWords[one.kind].home}/${one.id}`}
                className="font-semibold text-sea hover:underline"
              >
                {one.fileName}
              </Link>
            </Td>
            <Td label="State">{stateNames[one.state]}</Td>
            <Td label="Result">{one.problem ?? (countsInWords(one.state, one.counts) || '–')}</Td>
            <Td label="Rows" numeric className="tabular-nums">
              {figure(one.rows)}
            </Td>
            <Td label="Begun">{`${longTime(one.createdAt)} by ${one.createdBy}`}</Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  )
}
