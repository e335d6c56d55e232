import { useRef, useState } from 'react'
import type { SlotControl } from '#features/demos/frame/demo-controls.ts'
import { FileDrop } from './file-drop.tsx'
import { demoLimits } from '#features/demos/frame/limits.ts'
import { tableFiles } from './own-table.tsx'

interface Props {
  slug: string
  slots: SlotControl[]
  ownData: string
  /** What is on the bench, as from an opened project. */
  given: Record<string, File[]>
  onFiles: (files: Record<string, File[]>) => void
}

/** The visitor's own tables, one in each place. It runs when every place has one. */
export function OwnSheets({ slug, slots, ownData, given, onFiles }: Props) {
  const [files, setFiles] = useState<Record<string, File[]>>({})
  /** The newest: of two tables that were chosen before this code was there, each is told before anything is shown. */
  const latest = useRef(files)
  const take = (name: string, own: File[]) => {
    const all = { ...latest.current, ...given, [name]: own }
    latest.current = all
    setFiles(all)
    if (slots.every((slot) => all[slot.name])) onFiles(all)
  }
  const lacking = slots.filter(({ name }) => !files[name]).map(({ label }) => label.toLowerCase())
  return (
    <div className="mt-4">
      <p className="max-w-text text-sm">
        {ownData} The sample as CSV:{' '}
        {slots.map(({ name, label }, i) => (
          <span key={name}>
            {i > 0 && ', '}
            <a
              href={`/demo/${slug}/sample/${name}`}
              download
              className="text-sea underline underline-offset-4"
            >
              {label.toLowerCase()}
            </a>
          </span>
        ))}
        .
      </p>
      <div className="mt-3 hidden js:block">
        <div className="grid gap-3 sm:grid-cols-2">
          {slots.map(({ name, label, hint }) => (
            <FileDrop
              key={name}
              label={label}
              hint={`${hint ?? 'CSV or Excel'}. Up to ${demoLimits.fileBytes / 1e6} MB and ${demoLimits.rows.toLocaleString('en-GB')} rows.`}
              accept={tableFiles}
              onFiles={(own) => take(name, own)}
            />
          ))}
        </div>
        {lacking.length > 0 && lacking.length < slots.length && (
          <p role="status" className="mt-2 text-sm text-slate">
            Still to come: {lacking.join(', ')}.
          </p>
        )}
      </div>
    </div>
  )
}
