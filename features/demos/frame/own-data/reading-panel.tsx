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
  columns: WantedColumn[]
  choices: Choices
  onChoices: (changed: Choices) => void
}

/** What was understood of a visitor's table, all of it to be changed: before a result, and after any error. */
export function ReadingPanel({ id, title, reading, columns, choices, onChoices }: Props) {
  const { notes, rows, used } = reading
  const isOpen = reading.questions.length > 0 || reading.lacking.length > 0
  const counted =
    used > 0 && used !== rows ? `${inEnglish(used)} rows from ${inEnglish(rows)}` : `${inEnglish(rows)} rows`
  return (
    <section aria-labelledby={`${id}-read`} className="min-w-0 border-b border-rule py-4">
      <h2 id={`${id}-read`} className="text-lg">
        {title}
      </h2>
      <p className="mt-1 text-sm text-slate">
        {counted}, {reading.columns.filter(({ isMade }) => !isMade).length} columns. Change what is wrong; it
        is computed again.
      </p>
      {isOpen && <ReadingQuestions id={id} reading={reading} columns={columns} onChoices={onChoices} />}
      {notes.length > 0 && (
        <details className="mt-2 text-sm" open>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">How it was read</summary>
          <ul className="max-w-text list-disc pb-2 pl-5">
            {notes.map((note) => (
              <li key={note} className="py-0.5 break-words">
                {note}
              </li>
            ))}
          </ul>
        </details>
      )}
      <ReadingControls id={id} reading={reading} choices={choices} onChoices={onChoices} />
      <ReadingPreview id={id} reading={reading} columns={columns} onChoices={onChoices} />
      {reading.faultCount > 0 && <LeftOut reading={reading} />}
    </section>
  )
}

const inEnglish = (count: number) => count.toLocaleString('en-GB')
