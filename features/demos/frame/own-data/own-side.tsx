import { useLayoutEffect, useRef, useState } from 'react'
import { classes } from '#ui/classes.ts'
import type { DataHelp as Help, DemoControls } from '#features/demos/frame/demo-controls.ts'
import type { Pairing } from '#features/demos/frame/report/report.ts'
import { ownSideId, type Side } from '#features/demos/frame/source-switch.tsx'
import { DataHelp } from './data-help.tsx'
import { OwnPictures } from './own-pictures.tsx'
import { ColumnPairs } from './column-pairs.tsx'
import { OwnSheets } from './own-sheets.tsx'
import { OwnTable } from './own-table.tsx'

const again = {
  table: 'Another file, and what it should hold',
  sheets: 'Other files, and what they should hold',
  pictures: 'Other pictures, and what they should show',
}

interface Props {
  slug: string
  input: DemoControls['input']
  help: Help[]
  /** What the visitor's data should be, in words. */
  ownData: string
  side: Side | undefined
  given: Record<string, File[]>
  /** The shown result is that of what the visitor gave. */
  isDone: boolean
  pairing: Pairing | undefined
  onTable: (file: Blob) => void
  onSheets: (files: Record<string, File[]>) => void
  /** With the settings that the source knows. */
  onPictures: (files: Record<string, File[]>, known: Record<string, number>) => void
  onPairs: (pairs: Pairing['chosen']) => void
  children: React.ReactNode
}

/**
 * The visitor's side of the switch: where files are chosen, and below it what was read of them. Until the page's code is there it is open when the
 * address names it; going there leaves the page at its top. Once the visitor's result is there, how to choose data folds, so that the result comes into view.
 */
export function OwnSide({ slug, input, help, ownData, side, isDone, children, ...on }: Props) {
  const [isOpen, setOpen] = useState(true)
  const [wasDone, setWasDone] = useState(isDone)
  if (wasDone !== isDone) {
    setWasDone(isDone)
    setOpen(!isDone)
  }
  const fold = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // The focus of a keyboard user stays where the files were chosen.
    if (isDone && fold.current?.contains(document.activeElement))
      summary.current?.focus({ preventScroll: true })
  }, [isDone])
  return (
    <section
      id={ownSideId}
      aria-label="Your file"
      className={classes(
        'scroll-mt-[200rem] border-b border-rule pb-5 print:hidden',
        side === undefined ? 'hidden target:block' : side === 'sample' && 'hidden',
      )}
    >
      <p className="mt-4 border-l-4 border-warn bg-warn-tint px-4 py-2 text-sm js:hidden">
        Your file is read inside your browser, by this page’s script. It isn’t running, so only the sample’s
        result can be shown.
      </p>
      <details ref={fold} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary
          ref={summary}
          className={classes('min-h-11 py-2.5 pr-2 text-sm font-semibold', isDone ? 'unfolds' : 'hidden')}
        >
          {again[input.kind]}
        </summary>
        {input.kind === 'table' ? (
          <OwnTable
            slug={slug}
            columns={input.columns}
            layouts={input.layouts ?? []}
            ownData={ownData}
            onFile={on.onTable}
          />
        ) : input.kind === 'sheets' ? (
          <OwnSheets
            slug={slug}
            slots={input.slots}
            ownData={ownData}
            given={on.given}
            onFiles={on.onSheets}
          />
        ) : (
          <OwnPictures
            slug={slug}
            slots={input.slots}
            ownData={ownData}
            given={on.given}
            onFiles={on.onPictures}
          />
        )}
        <DataHelp help={help} />
      </details>
      {on.pairing && <ColumnPairs pairing={on.pairing} onPairs={on.onPairs} />}
      {children}
    </section>
  )
}
