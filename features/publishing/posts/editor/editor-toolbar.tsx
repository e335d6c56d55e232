import type { EditName } from './markdown-edit.ts'

interface Props {
  onEdit: (name: EditName) => void
  /** Where pictures can stand between paragraphs. */
  onPicture?: () => void
  isHelpOpen: boolean
  onHelp: () => void
}

const buttons: { name: EditName; mark: string; label: string; className?: string }[] = [
  { name: 'heading', mark: 'H2', label: 'Section heading' },
  { name: 'subheading', mark: 'H3', label: 'Heading within a section' },
  { name: 'bold', mark: 'B', label: 'Bold', className: 'font-bold' },
  { name: 'italic', mark: 'I', label: 'Italic', className: 'italic' },
  { name: 'code', mark: 'x=1', label: 'Value or code', className: 'font-mono' },
  { name: 'link', mark: 'Link', label: 'Link' },
  { name: 'list', mark: 'List', label: 'List' },
  { name: 'numbers', mark: '1. 2.', label: 'Numbered list' },
  { name: 'quote', mark: 'Quote', label: 'Quotation' },
  { name: 'table', mark: 'Table', label: 'Table' },
  { name: 'formula', mark: 'Formula', label: 'Calculation' },
  { name: 'bar', mark: 'Bars', label: 'Bar chart of figures' },
  { name: 'line', mark: 'Line', label: 'Line chart of figures' },
]

const look =
  'inline-flex min-h-8 min-w-8 cursor-pointer items-center justify-center rounded-sm px-2 text-sm text-slate hover:bg-sea-tint hover:text-sea-strong touch:min-h-11 touch:min-w-11'

/** What the Markdown of articles knows, a button each. */
export function EditorToolbar({ onEdit, onPicture, isHelpOpen, onHelp }: Props) {
  return (
    <div
      role="toolbar"
      aria-label="Marks of the text"
      className="flex flex-wrap items-center gap-0.5 border-t border-rule py-1 max-sm:flex-nowrap max-sm:overflow-x-auto"
    >
      {buttons.map(({ name, mark, label, className }) => (
        <button
          key={name}
          type="button"
          title={label}
          aria-label={label.includes(mark) ? label : `${mark}: ${label}`}
          onClick={() => onEdit(name)}
          className={`${look} ${className ?? ''}`}
        >
          {mark}
        </button>
      ))}
      {onPicture && (
        <button type="button" title="Picture from a file" onClick={onPicture} className={look}>
          Picture
        </button>
      )}
      <button
        type="button"
        aria-expanded={isHelpOpen}
        onClick={onHelp}
        className={`${look} ml-auto font-semibold`}
      >
        Help
      </button>
    </div>
  )
}
