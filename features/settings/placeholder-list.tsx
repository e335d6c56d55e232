import { placeholdersIn } from '#features/publishing/mail-texts/mail-blocks.ts'
import type { PlaceholderItem } from '#features/publishing/mail-texts/mail-text.schema.ts'

interface Props {
  placeholders: readonly PlaceholderItem[]
  text: string
  onInsert: (name: string) => void
}

/** What may be filled in; a press puts it where the text is being written. */
export function PlaceholderList({ placeholders, text, onInsert }: Props) {
  const used = new Set(placeholdersIn(text))
  return (
    <section aria-labelledby="placeholders-title">
      <h2 id="placeholders-title" className="pb-1 text-sm font-semibold">
        What can be filled in
      </h2>
      <ul className="border-t border-rule text-sm">
        {placeholders.map(({ name, label, isRequired, isBlock }) => (
          <li
            key={name}
            className="grid items-center gap-x-3 border-b border-rule py-0.5 sm:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <span>
              <button
                type="button"
                aria-label={`Insert {{${name}}}`}
                className="min-h-8 rounded px-1 font-mono text-sea hover:underline touch:min-h-11"
                onClick={() => onInsert(name)}
              >
                {`{{${name}}}`}
              </button>
            </span>
            <span className="min-w-0 max-sm:pb-1.5 max-sm:pl-1 text-slate">
              {label}
              {isBlock && '; in a paragraph of its own'}
              {isRequired &&
                (used.has(name) ? '; needed' : <strong className="text-signal-strong">; needed</strong>)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
