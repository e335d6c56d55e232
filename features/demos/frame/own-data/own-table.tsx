import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { SelectField, TextArea } from '#ui/field.tsx'
import type { DemoControls } from '#features/demos/frame/demo-controls.ts'
import { FileDrop } from './file-drop.tsx'
import type { Mapping } from '#features/demos/frame/read/guess-columns.ts'
import { demoLimits } from '#features/demos/frame/limits.ts'
import type { Reading } from '#features/demos/frame/read/read-table.ts'

type TableInput = Extract<DemoControls['input'], { kind: 'table' }>

interface Props {
  slug: string
  columns: TableInput['columns']
  ownData: string
  reading: Reading | undefined
  onFile: (file: Blob) => void
  onMapping: (mapping: Mapping) => void
}

/** The visitor's own table: chosen, dropped or pasted, then its columns, then what couldn't be read. */
export function OwnTable({ slug, columns, ownData, reading, onFile, onMapping }: Props) {
  const [pasted, setPasted] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  // What was pasted before this code was there.
  useEffect(() => setPasted(field.current?.value ?? ''), [])
  return (
    <section aria-labelledby="own-data" className="mt-6 border-t border-ink pt-4">
      <h2 id="own-data" className="text-lg">
        Your own data
      </h2>
      <p className="mt-2 text-sm">{ownData}</p>
      <details className="mt-3 border-y border-rule text-sm">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
          {columns.length} columns: {columns.map(({ label }) => label.toLowerCase()).join(', ')}
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
      <p className="mt-3 text-sm">
        <a href={`/demo/${slug}/sample.csv`} download className="text-sea underline underline-offset-4">
          The sample as CSV
        </a>
        , to see the shape.
      </p>
      <div className="hidden js:block">
        <FileDrop
          label="Choose a CSV file"
          hint={`or drop it here. Up to ${demoLimits.fileBytes / 1e6} MB and ${demoLimits.rows.toLocaleString('en-GB')} rows.`}
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onFiles={([file]) => file && onFile(file)}
        />
        <details className="mt-3">
          <summary className="min-h-11 cursor-pointer py-2 text-sm text-sea">Or paste rows</summary>
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
        {reading && <WhatWasRead reading={reading} columns={columns} onMapping={onMapping} />}
      </div>
    </section>
  )
}

const delimiterNames: Record<string, string> = { ';': 'semicolons', ',': 'commas', '\t': 'tabs', '|': 'bars' }

function WhatWasRead(props: {
  reading: Reading
  columns: TableInput['columns']
  onMapping: (mapping: Mapping) => void
}) {
  const { reading, columns, onMapping } = props
  const { headings, mapping, lacking, delimiter, decimal, faultCount, rows } = reading
  const parted = delimiterNames[delimiter]
  const options = [{ value: '', label: 'None' }, ...headings.map((label, i) => ({ value: String(i), label }))]
  return (
    <div className="mt-4 border-t border-rule pt-3">
      <h3 className="text-base font-semibold">What was read</h3>
      {lacking.length > 0 && (
        <p role="alert" className="mt-2 border-l-4 border-signal bg-signal-tint px-3 py-2 text-sm">
          Choose the column for {lacking.join(' and ')}.
        </p>
      )}
      <p className="mt-2 text-sm text-slate">
        {parted ? `Fields are parted by ${parted}` : 'One field in each row'}, decimals by a{' '}
        {decimal === ',' ? 'comma' : 'point'}. {rows > 0 && `${rows.toLocaleString('en-GB')} rows were used.`}
      </p>
      <div className="mt-3">
        {columns.map(({ name, label }) => (
          <SelectField
            key={name}
            id={`column-${name}`}
            name={`column-${name}`}
            label={label}
            options={options}
            value={String(mapping[name] ?? '')}
            onChange={({ target }) =>
              onMapping({ ...mapping, [name]: target.value === '' ? null : Number(target.value) })
            }
          />
        ))}
      </div>
      {faultCount > 0 && <Faults reading={reading} />}
    </div>
  )
}

function Faults({ reading: { faults, faultCount } }: { reading: Reading }) {
  return (
    <details open className="text-sm">
      <summary className="cursor-pointer py-2 font-semibold text-signal-strong">
        {faultCount.toLocaleString('en-GB')} {faultCount === 1 ? 'row was' : 'rows were'} left out
      </summary>
      <ul
        className="max-h-64 overflow-y-auto border-t border-rule font-mono text-xs"
        tabIndex={0}
        aria-label="Rows left out"
      >
        {faults.map(({ line, column, value, problem }) => (
          <li key={line} className="border-b border-rule py-1.5">
            Row {line}, {column}: {problem}
            {value && <span className="text-slate"> “{value}”</span>}
          </li>
        ))}
        {faultCount > faults.length && (
          <li className="py-1.5">and {(faultCount - faults.length).toLocaleString('en-GB')} more</li>
        )}
      </ul>
    </details>
  )
}
