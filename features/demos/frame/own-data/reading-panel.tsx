import { useState } from 'react'
import type { WantedColumn } from '#features/demos/frame/demo-controls.ts'
import type { Choices, Reading } from '#features/demos/frame/read/reading.ts'
import { LeftOut } from './left-out.tsx'
import { ReadingControls } from './reading-controls.tsx'
import { ReadingPreview } from './reading-preview.tsx'
import { ReadingQuestions } from './reading-questions.tsx'

interface Props {
  /** Tells the fields of several tables on a page apart. */
  id: string
  title: string
  reading: Reading
  /** Nothing could be computed with it. */
  isRefused: boolean
  columns: WantedColumn[]
  choices: Choices
  onChoices: (changed: Choices) => void
}

/**
 * What was understood of a visitor's table, all of it to be changed: what was decided in words, the rest unfolded where something is asked or
 * left out, and from then on.
 */
export function ReadingPanel({ id, title, reading, isRefused, columns, choices, onChoices }: Props) {
  const { notes, rows, used, faultCount, layout } = reading
  const wanted = layout ? columns.filter(({ name }) => layout.columns.includes(name)) : columns
  const isAsking = reading.questions.length > 0 || reading.lacking.length > 0
  const [isOpen, setOpen] = useState(false)
  if ((isAsking || isRefused || faultCount > 0) && !isOpen) setOpen(true)
  const counted =
    used > 0 && used !== rows ? `${inEnglish(used)} rows from ${inEnglish(rows)}` : `${inEnglish(rows)} rows`
  const columnCount = reading.columns.filter(({ isMade }) => !isMade).length
  return (
    <section aria-labelledby={`${id}-read`} className="mt-4 min-w-0 border-t border-rule pt-3 text-sm">
      <h2 id={`${id}-read`} className="text-base">
        {title}: <span className="font-normal text-slate">{`${counted}, ${columnCount} columns.`}</span>
      </h2>
      {isAsking && <ReadingQuestions id={id} reading={reading} columns={wanted} onChoices={onChoices} />}
      {notes.length > 0 && (
        <ul aria-label="How it was read" className="mt-1 gap-x-10 lg:columns-2">
          {notes.map((note) => (
            <li key={note} className="py-0.5 break-words before:text-slate before:content-['–_']">
              {note}
            </li>
          ))}
        </ul>
      )}
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="unfolds min-h-11 py-2.5 pr-2 font-semibold">
          Preview, columns and rows: change what is wrong
        </summary>
        <ReadingControls id={id} reading={reading} choices={choices} onChoices={onChoices} />
        <ReadingPreview id={id} reading={reading} columns={wanted} onChoices={onChoices} />
        {faultCount > 0 && <LeftOut reading={reading} />}
      </details>
    </section>
  )
}

const inEnglish = (count: number) => count.toLocaleString('en-GB')
