import { useRef, useState } from 'react'
import { SelectField } from '#ui/field.tsx'
import type { SlotControl } from '#features/demos/frame/demo-controls.ts'
import { FileDrop } from './file-drop.tsx'
import { demoLimits } from '#features/demos/frame/limits.ts'
import type { Pairing } from '#features/demos/frame/report/report.ts'
import { tableFiles } from './own-table.tsx'

interface Props {
  slug: string
  slots: SlotControl[]
  ownData: string
  /** What is on the bench, as from an opened project. */
  given: Record<string, File[]>
  pairing: Pairing | undefined
  onFiles: (files: Record<string, File[]>) => void
  onPairs: (pairs: Pairing['chosen']) => void
}

/** The visitor's own tables, one in each place. It runs when every place has one; then its pairs of columns can be mended. */
export function OwnSheets({ slug, slots, ownData, given, pairing, onFiles, onPairs }: Props) {
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
        {pairing && <Pairs pairing={pairing} onPairs={onPairs} />}
      </div>
    </div>
  )
}

function Pairs({ pairing, onPairs }: { pairing: Pairing; onPairs: Props['onPairs'] }) {
  const { wanted, offered, chosen } = pairing
  const options = [{ value: '', label: 'None' }, ...offered.map((label, i) => ({ value: String(i), label }))]
  const choose = (at: number, value: string) => {
    const column = value === '' ? null : Number(value)
    // A column fills one place: where it stood before becomes free.
    onPairs(chosen.map((old, i) => (i === at ? column : old === column ? null : old)))
  }
  return (
    <div className="mt-4 border-t border-rule pt-3">
      <h3 className="text-base font-semibold">How columns were paired</h3>
      <p className="mt-2 text-sm text-slate">Change what is wrong; everything is computed again.</p>
      <div className="mt-3 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
        {wanted.map((label, i) => (
          <SelectField
            key={label}
            id={`pair-${i}`}
            name={`pair-${i}`}
            label={label}
            options={options}
            value={String(chosen[i] ?? '')}
            onChange={({ target }) => choose(i, target.value)}
          />
        ))}
      </div>
    </div>
  )
}
