import { Dialog } from '#ui/dialog.tsx'

interface ShortcutsDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  shortcuts: { keys: string[]; does: string }[]
}

export function ShortcutsDialog({ open, onOpenChange, shortcuts }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2 text-sm">
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1.5">
              {keys.map((key) => (
                <kbd key={key} className="rounded-sm border border-rule-strong bg-sunk px-1.5 py-px">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
