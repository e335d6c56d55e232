import { Fragment } from 'react'
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
      <Checkbox
        name="shortcuts-on"
        label="Use these keys on this device"
        checked={isOn}
        onChange={({ currentTarget }) => setOn(currentTarget.checked)}
        className="pb-3"
      />
      <dl className="text-sm">
        {[...Map.groupBy(shortcuts, ({ label }) => label)].map(([label, ways]) => (
          <div key={label} className="flex items-center justify-between gap-4 border-b border-rule py-1.5">
            <dt>{label}</dt>
            <dd className="flex items-center gap-1">
              {[...new Set(ways.map(({ keys }) => keys))].map((keys, index) => (
                <Fragment key={keys}>
                  {index > 0 && <span className="text-xs text-slate">or</span>}
                  <Keys keys={keys} />
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

const shown: Record<string, string> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
}

/** One key, or two to press one after the other. */
function Keys({ keys }: { keys: string }) {
  const [first = '', second] = keys.split(' ')
  return (
    <>
      <Key name={first} />
      {second && <Key name={second} />}
    </>
  )
}

function Key({ name }: { name: string }) {
  return (
    <kbd
      aria-label={name}
      className="grid min-h-6 min-w-6 place-items-center rounded-sm border border-rule-strong px-1 text-xs"
    >
      {shown[name] ?? name}
    </kbd>
  )
}
