import { Dialog } from '#ui/dialog.tsx'
import { Checkbox } from '#ui/field.tsx'
import { useKnownShortcuts, useShortcutsOn } from '#ui/shortcuts.ts'

export function ShortcutsDialog({
  open,
  onOpenChange,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const shortcuts = useKnownShortcuts()
  const [isOn, setOn] = useShortcutsOn()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      <dl className="text-sm">
        {shortcuts.map(({ keys, label }) => (
          <div
            key={`${keys} ${label}`}
            className="flex items-center justify-between gap-4 border-b border-rule py-1.5"
          >
            <dt>{label}</dt>
            <dd className="flex gap-1">
              {keys.split(' ').map((key) => (
                <kbd
                  key={key}
                  className="grid min-h-6 min-w-6 place-items-center rounded-sm border border-rule-strong px-1 text-xs"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Checkbox
        name="shortcuts-on"
        label="Use these keys on this device"
        checked={isOn}
        onChange={({ currentTarget }) => setOn(currentTarget.checked)}
        className="mt-3"
      />
    </Dialog>
  )
}
