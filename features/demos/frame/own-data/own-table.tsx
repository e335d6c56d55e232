import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import type { WantedColumn } from '#features/demos/frame/demo-controls.ts'
import { FileDrop } from './file-drop.tsx'
import { demoLimits } from '#features/demos/frame/limits.ts'

interface Props {
  slug: string
  columns: WantedColumn[]
  layouts: { label: string; columns: string[] }[]
  ownData: string
  onFile: (file: Blob) => void
}

/** What a spreadsheet or a program may have called its export. */
export const tableFiles = '.csv,.txt,.tsv,.lvm,.xlsx,.xlsm,text/csv,text/plain'

/** The visitor's own table: chosen, dropped or pasted. */
export function OwnTable({ slug, columns, layouts, ownData, onFile }: Props) {
  const [pasted, setPasted] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  // What was pasted before this code was there.
  useEffect(() => setPasted(field.current?.value ?? ''), [])
  return (
    <div className="mt-4 grid gap-x-8 gap-y-4 lg:grid-cols-2">
      <div className="hidden js:block">
        <FileDrop
          label="Choose a CSV or Excel file"
          hint={`or drop it here. Up to ${demoLimits.fileBytes / 1e6} MB and ${demoLimits.rows.toLocaleString('en-GB')} rows. It stays on this device.`}
          accept={tableFiles}
          onFiles={([file]) => file && onFile(file)}
        />
        <details className="mt-1">
          <summary className="unfolds min-h-11 py-2.5 pr-2 text-sm text-sea">Or paste rows</summary>
          <TextArea
            ref={field}
            name="pasted"
            label="Rows with their headings"
            rows={6}
            spellCheck={false}
            value={pasted}
            onChange={({ target }) => setPasted(target.value)}
            className="font-mono text-xs"
          />
          <Button
            variant="secondary"
            disabled={pasted.trim() === ''}
            onClick={() => onFile(new Blob([pasted], { type: 'text/csv' }))}
          >
            Compute with these rows
          </Button>
        </details>
      </div>
      <div className="text-sm">
        <p className="max-w-text">
          {ownData}{' '}
          <a href={`/demo/${slug}/sample.csv`} download className="text-sea underline underline-offset-4">
            The sample as CSV
          </a>{' '}
          has the shape.
        </p>
        <div className="mt-2 border-b border-rule">
          {layouts.length === 0 ? (
            <ColumnList columns={columns} />
          ) : (
            layouts.map(({ label, columns: own }) => (
              <ColumnList
                key={label}
                title={label}
                columns={columns.filter(({ name }) => own.includes(name))}
              />
            ))
          )}
        </div>
      </div>
    </div>
  )
}

function ColumnList({ title, columns }: { title?: string; columns: WantedColumn[] }) {
  const names = columns.map(({ label }) => label.toLowerCase()).join(', ')
  return (
    <details className="border-t border-rule">
      <summary className="unfolds min-h-11 gap-4 py-2.5 pr-2 font-semibold">
        <span>
          {title ?? `${columns.length} columns`}: <span className={title && 'font-normal'}>{names}</span>
        </span>
      </summary>
      <ul className="pb-2">
        {columns.map(({ name, label, hint, required }) => (
          <li key={name} className="border-t border-rule py-2">
            <span className="font-semibold">{label}</span>
            {!required && <span className="text-slate"> (optional)</span>}
            {hint && <span className="block text-slate">{hint}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}
