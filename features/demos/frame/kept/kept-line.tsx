import { Button } from '#ui/button.tsx'
import type { Keeping } from './keeper.ts'
import { timeInWords } from './kept-list.tsx'
import type { KeptProject } from './project-store.ts'

interface Props {
  keeping: Keeping | undefined
  onKeepAgain: () => void
  onExport: () => void
}

/** Whether what is on the bench is kept, and what to do where it isn't. */
export function KeptLine({ keeping, onKeepAgain, onExport }: Props) {
  if (!keeping) return null
  const isKept = keeping.kind === 'kept'
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-slate print:hidden">
      <p className={isKept ? 'py-2 break-words' : 'py-2 text-warn'}>{wordsFor(keeping)}</p>
      {(keeping.kind === 'gone' || keeping.kind === 'declined') && (
        <Button size="sm" variant="quiet" onClick={onKeepAgain}>
          Keep it again
        </Button>
      )}
      <Button size="sm" variant="quiet" icon="download" onClick={onExport}>
        Project as a file
      </Button>
    </div>
  )
}

function wordsFor(keeping: Keeping): string {
  switch (keeping.kind) {
    case 'kept':
      return `Kept on this device as “${keeping.name}”, with each change.`
    case 'gone':
      return 'Its kept copy is gone: deleted in another tab, or erased by the browser.'
    case 'declined':
      return 'Deleted from this device. Changes from here on aren’t kept.'
    case 'refused':
      return keeping.reason
  }
}

interface OfferProps {
  projects: KeptProject[]
  slug: string
  onOpen: (id: string) => void
}

/** Work from an earlier visit, beside the sample. */
export function KeptOffer({ projects, slug, onOpen }: OfferProps) {
  const own = projects.filter(({ record }) => record.slug === slug)
  const [last] = own
  if (!last) return null
  const { id, record } = last
  return (
    <p className="flex flex-wrap items-center gap-x-3 border-b border-rule py-1 text-sm print:hidden">
      <span className="py-2 break-words">
        Your work on <span className="font-semibold">{record.name}</span> of {timeInWords(record.savedAt)} is
        kept on this device{own.length > 1 ? `, and ${own.length - 1} more under Your file` : ''}.
      </span>
      <Button size="sm" variant="secondary" onClick={() => onOpen(id)}>
        Go on with it
      </Button>
    </p>
  )
}
